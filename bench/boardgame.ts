/** The same small card game on the kernel and on boardgame.io: same deals, same choices, same scores. */
import assert from 'node:assert/strict';
import { randomFrom } from '@interregnum/kernel';
import { RANKS, SEATS } from './card-game.ts';
import * as theirs from './card-game-boardgame.ts';
import * as ours from './card-game-kernel.ts';
import { type Figure, rates, type Work } from './measure.ts';

const MOVES = SEATS * RANKS;
const GAMES_AT_ONCE = 50;
const SEATS_IN_ORDER = Array.from({ length: SEATS }, (_, seat) => seat);

const chooser = (seed: string) => {
  const random = randomFrom(seed);
  return (options: number) => random.below(options);
};

/** What every seat sees after every move, in both implementations. */
function compare(seed: string): void {
  const table = ({
    hands,
    trick,
    leader,
    scores,
  }: {
    hands: unknown;
    trick: unknown;
    leader: unknown;
    scores: unknown;
  }) => JSON.stringify({ hands, trick, leader, scores });
  const [a, b]: [string[], string[]] = [[], []];
  const oursEnd = ours.play(ours.setup(seed), chooser(seed), s =>
    a.push(...SEATS_IN_ORDER.map(seat => table(ours.view(s, seat)))),
  );
  const theirsEnd = theirs.play(theirs.setup(seed), chooser(seed), s =>
    b.push(...SEATS_IN_ORDER.map(seat => table(theirs.view(s, seat)))),
  );
  assert.deepEqual(a, b, `the games with seed ${seed} differ`);
  assert.deepEqual([...oursEnd], [...theirsEnd], `the scores with seed ${seed} differ`);
  assert.equal(a.length, MOVES * SEATS);
}

/** Games are dealt before the clock runs: only options and moves are measured. */
function playing<S>(
  setup: (seed: string) => S,
  play: (s: S, choose: (n: number) => number) => unknown,
): Work<() => void> {
  let game = 0;
  const choose = chooser('bench');
  return {
    prepare: () => {
      const dealt = Array.from({ length: GAMES_AT_ONCE }, () => setup(`game ${game++}`));
      return () => {
        for (const s of dealt) play(s, choose);
      };
    },
    run: all => {
      all();
      return MOVES * GAMES_AT_ONCE;
    },
  };
}

export function boardgame(): Figure[] {
  for (let i = 0; i < 20; i++) compare(`same ${i}`);
  const [kernel, reducer] = rates(playing(ours.setup, ours.play), playing(theirs.setup, theirs.play)) as [
    number,
    number,
  ];
  return [
    { name: 'card game on the kernel', value: kernel, unit: 'moves/s', goal: null },
    { name: 'card game on boardgame.io', value: reducer, unit: 'moves/s', goal: null },
    { name: 'the kernel against boardgame.io', value: kernel / reducer, unit: 'times', goal: { least: 100 } },
  ];
}
