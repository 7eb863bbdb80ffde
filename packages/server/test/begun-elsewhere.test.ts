/** Whoever began a game on one device knows what was drawn there, and nothing of what others will draw from its piles. */
import {
  type Chance,
  chanceOf,
  type Game,
  pending,
  randomFrom,
  recordHeader,
  replay,
  sealRecord,
  seedFrom,
  setupChoices,
  verify,
  writeRecord,
} from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../src/index.ts';

const MOST = 400;
/** Answers from one look at the piles to the next. */
const EVERY = 10;
const SEED = seedFrom('begun elsewhere');

type State = ReturnType<Game['rules']['setup']>;

/** A random game, and its answers. */
function playOn(game: Game, state: State, seed: string, each: (state: State, n: number) => void) {
  const random = randomFrom(seed);
  const answers = [];
  for (let n = 0; n < MOST && state.ask; n++) {
    const seat = pending(state)[0]!;
    const options = state.ask.options[seat]!;
    const option = random.below(options.length);
    answers.push({ seat, question: state.ask.id, code: options[option]!.code });
    game.rules.apply(state, seat, option);
    each(state, n);
  }
  return answers;
}

const eyes = (seats: number) => [null, ...Array.from({ length: seats }, (_, seat) => seat)];
const chanceIn = (state: State): Chance => (state as unknown as { chance: Chance }).chance;

describe.each([...TITLES.values()].map(({ game }) => [game.meta.title, game] as const))('%s', (_, game) => {
  const seats = Math.max(...game.meta.seats);
  const { rules, proof } = game;
  const options = setupChoices(game.meta, {}, seats);
  const begin = () => rules.setup(options, seats, chanceOf({ seed: SEED, entropy: [] }));

  it('has piles that are shuffled anew without anybody seeing it, or draws nothing once it is dealt', () => {
    const state = begin();
    const { drawn } = chanceIn(state);
    const orders = new Set<string>();
    let shuffles = 0;
    playOn(game, state, 'shuffles', (now, n) => {
      if (n % EVERY > 0) return;
      if (!rules.shuffleUndrawn) {
        expect(chanceIn(now).drawn).toBe(drawn);
        return;
      }
      const before = eyes(seats).map(viewer => JSON.stringify(rules.view(now, viewer)));
      for (const key of ['one', 'two']) {
        const other = rules.clone(now) as State & { chance: Chance };
        other.chance = chanceOf({ seed: seedFrom(key), entropy: [] });
        rules.shuffleUndrawn(other);
        expect(eyes(seats).map(viewer => JSON.stringify(rules.view(other, viewer)))).toEqual(before);
        expect(proof.broken(other)).toEqual([]);
        orders.add(JSON.stringify(proof.position.write(other)));
        shuffles++;
      }
    });
    expect(orders.size).toBeGreaterThanOrEqual(shuffles * 0.9); // a pile of one card has one order
  });

  it('is verified as it was continued', () => {
    const source = { seed: seedFrom('here'), entropy: ['x'] };
    const players = Array.from({ length: seats }, (_, i) => `P${i}`);
    const first = playOn(game, begin(), 'first', () => {}).slice(0, 5);
    const begun = { answers: first.length, seed: SEED, entropy: [], shuffled: true } as const;
    const header = { ...recordHeader(game, { options, seats, players, source }), begun };
    const { state } = replay(game, { header, answers: first }, source.seed);
    const answers = [...first, ...playOn(game, state, 'then', () => {})];
    const winners = rules.outcome(state)?.winners ?? null;
    const text = writeRecord(sealRecord(header, answers, source.seed, winners));
    expect(verify(game, text).problems).toEqual([]);
  });
});
