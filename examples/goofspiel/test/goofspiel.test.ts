import { readFileSync } from 'node:fs';
import * as kit from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { goofspiel, type State } from '../src/index.ts';

const games = (count: number): kit.RandomGame<State>[] =>
  Array.from({ length: count }, (_, n) => ({ kind: { seats: 2 + (n % 2), options: {} }, seed: `game ${n}` }));
const lastRound = () =>
  goofspiel.proof.position.read({ hands: { 1: [3], 2: [9] }, points: { 1: 45, 2: 45 }, deck: [1] }, {}, 2);

describe('Goofspiel', () => {
  const checks = [
    ...kit.contract(goofspiel, { games: 4 }),
    ...kit.textChecks(goofspiel.words.texts),
    ...kit.coverageChecks(goofspiel, {
      games: n => games(n + 1)[n]!,
      most: 20,
      events: { prize: true, bids: true, taken: true, tied: true },
    }),
    ...kit.refusalChecks(goofspiel, {
      rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
      games: () => games(4),
      mistakes: [kit.mistake('GOO-011', 'a card that is gone', lastRound, 'bid:9')],
      words: ['bid', '13', '14'],
      nonsense: ['bid', 'bid:0', 'bid:14', 'bid:1:2'],
    }),
  ];
  for (const { name, run } of checks) test(name, run);
});

describe('the secrecy test finds a planted leak', () => {
  const { inView, carried } = kit.leakPlanter(goofspiel);
  const leaks = [
    inView('the order of the prizes', (v, s) => Object.assign(v, { deck: s.deck })),
    inView('the bids of others', (v, s) => Object.assign(v.answers, { all: s.answers })),
    carried('the prize after this one', 'prize', s => s.deck.at(-1)),
  ];
  for (const leak of leaks) test(leak.name, () => kit.mustBeFound(leak, games(6)));
});
