/** A long game from elsewhere is checked while the server goes on with everything else. */
import { type Answer, chanceOf, pending, randomFrom, recordHeader, seedFrom, writeRecord } from '@interregnum/kernel';
import type { OneTable } from '@interregnum/protocol';
import { expect, it } from 'vitest';
import { guest, persons } from './client.ts';
import { gameOf, titlesWith } from './play.ts';
import { PREPARING, testServer } from './server.ts';

const game = gameOf('yield');
const SEATS = 5;
/** So many times the work, or a fast machine is done before others could wait. */
const SLOWER = 20;

/** A whole game of random answers but its last ones, as its record. */
function longRecord(seed: string): string {
  const source = { seed, entropy: [] };
  const players = Array.from({ length: SEATS }, (_, i) => `P${i}`);
  const header = recordHeader(game, { options: {}, seats: SEATS, players, source });
  const state = game.rules.setup(header.options, SEATS, chanceOf(source));
  const random = randomFrom(seed);
  const answers: Answer[] = [];
  while (state.ask) {
    const seat = pending(state)[0]!;
    const options = state.ask.options[seat]!;
    const option = random.below(options.length);
    answers.push({ seat, question: state.ask.id, code: options[option]!.code });
    game.rules.apply(state, seat, option);
  }
  return writeRecord({ header, answers: answers.slice(0, -1), end: null });
}

it(
  'leaves the event loop to others',
  async () => {
    let turn = 0;
    const turns = new Set<number>();
    const titles = titlesWith(['yield'], title => ({
      ...title,
      rules: {
        ...title.rules,
        apply(s, seat, option, told) {
          turns.add(turn);
          for (let i = 0; i < SLOWER; i++) title.rules.apply(title.rules.clone(s), seat, option);
          title.rules.apply(s, seat, option, told);
        },
      },
    }));
    const server = await testServer({}, { titles });
    const alda = await guest(server.url, 'Alda');
    const counting = setInterval(() => turn++, 1);
    const seed = seedFrom('long record');
    const plan = { record: longRecord(seed), seed, seats: persons(SEATS) };
    const { table } = await alda.post<OneTable>('/tables/published', plan);
    clearInterval(counting);
    expect(table.published).toBe(true);
    expect(turns.size).toBeGreaterThan(1);
    await server.remove();
  },
  PREPARING,
);
