/** A long game from elsewhere is checked, and looked back at, while the server goes on with everything else. */
import { type Answer, chanceOf, pending, randomFrom, recordHeader, seedFrom, writeRecord } from '@interregnum/kernel';
import { INVITE_HEADER, LIMITS, type NewTable, type OneTable } from '@interregnum/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tidy } from '../src/tables/open.ts';
import { guest, persons, sit, stranger, type Visitor } from './client.ts';
import { gameOf, testClock, titlesWith } from './play.ts';
import { PREPARING, type TestServer, testServer } from './server.ts';

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

let turn = 0;
/** The turns of the event loop in which answers were carried out. */
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

const clock = testClock();
let server: TestServer;
let counting: NodeJS.Timeout;
beforeAll(async () => {
  server = await testServer({}, { titles, ports: clock });
  counting = setInterval(() => turn++, 1);
}, PREPARING);
afterAll(async () => {
  clearInterval(counting);
  await server.remove();
}, PREPARING);

const seed = seedFrom('long record');
const seats: NewTable['seats'] = [
  { kind: 'person' },
  ...Array.from({ length: SEATS - 1 }, () => ({ kind: 'bot', level: 'random' }) as const),
];

/** Published and begun. */
async function longTable(): Promise<{ alda: Visitor; id: string; invite: string }> {
  const alda = await guest(server.url, 'Alda');
  const { table } = await alda.post<OneTable>('/tables/published', { record: longRecord(seed), seed, seats });
  expect(table.published).toBe(true);
  return { alda, id: table.id, invite: table.invite! };
}

it(
  'leaves the event loop to others',
  async () => {
    turns.clear();
    await longTable();
    expect(turns.size).toBeGreaterThan(1);
  },
  PREPARING,
);

it(
  'leaves it to them also when somebody looks back whose past is no longer at hand',
  async () => {
    const { alda, id, invite } = await longTable();
    await alda.post(`/tables/${id}/start`);
    const watching = await sit(alda, id);
    const lookBack = [
      () => watching.ask({ type: 'look', at: 0, seat: null, open: false }),
      () => sit(stranger(server.url), id, { invite }),
      () => stranger(server.url).get(`/tables/${id}/course?pictures=2`, { [INVITE_HEADER]: invite }),
    ];
    for (const look of lookBack) {
      clock.pass(2 * 60_000);
      await tidy(server.context);
      turns.clear();
      await look();
      expect(turns.size).toBeGreaterThan(1);
    }
  },
  PREPARING,
);

it('longer than any game is not even read', async () => {
  const alda = await guest(server.url, 'Alda');
  const answers = '[1,"none","none"]\n'.repeat(LIMITS.answers + 1);
  const runewars = gameOf('runewars');
  const header = recordHeader(runewars, { options: {}, seats: 2, players: ['A', 'B'], source: { seed, entropy: [] } });
  const record = `${JSON.stringify(header)}\n${answers}`;
  const publish = alda.post('/tables/published', { record, seed, seats: persons(2) });
  await expect(publish).rejects.toThrow('No game is as long as this.');
});
