/** Whatever a player tries, the game takes it or says why not, with a rule of the rulebook. */
import { readFileSync } from 'node:fs';
import { type FuzzedGame, refusalChecks } from '@interregnum/kernel/testing';
import { describe, expect, it, test } from 'vitest';
import { type State, yieldGame } from '../src/index.ts';
import { type Crowd, crowded, yieldOptions } from './crowded.ts';
import { answer, MISTAKES } from './refusal-cases.ts';

const CROWDS: readonly Crowd[] = [
  ...[2, 3, 4, 5].map((seats): Crowd => ({ seats, mode: 'free', leaders: 'pick' })),
  ...[3, 4].map((seats): Crowd => ({ seats, mode: 'teams', leaders: 'pick' })),
  { seats: 4, mode: 'teams', leaders: 'pick', either: true },
];
const CROWDED_GAMES = 6;

/** One game from the first deal, and crowded ones. */
function games(crowd: Crowd): FuzzedGame<State>[] {
  const name = `${crowd.seats} players, ${crowd.mode}${crowd.either ? ', either ally' : ''}`;
  const kind = { seats: crowd.seats, options: { ...yieldOptions(crowd), startingPlayer: 'host' } };
  return [
    { kind, seed: name },
    ...Array.from({ length: CROWDED_GAMES }, (_, i) => ({
      kind,
      seed: `${name}, crowd ${i + 1}`,
      start: (seed: string) => crowded(crowd, seed),
    })),
  ];
}

describe('Yield refuses what cannot be done', () => {
  const checks = refusalChecks(yieldGame, {
    rulebook: readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'),
    games: () => CROWDS.flatMap(games),
    mistakes: MISTAKES,
    words: [
      ...['step', 'chase', 'retreat', 'play', 'cover', 'discard', 'give', 'steal', 'upgrade', 'build', 'fortress'],
      ...['split', 'recruit', 'choose', 'copy', 'marker', 'loss', 'battle', 'leader', 'deploy', 'ambush', 'yield'],
      ...['archer', 'champion', '2.archer', '9.archer', 'R3', 'G9', 'III', 'XI', 'f', 'e', 'red', 'ritual', 'keralon'],
    ],
    nonsense: ['step:archer', 'step:archer:f', 'step:archer:f>', 'retreat:2.archer', 'steal:2'],
  });
  for (const { name, run } of checks) test(name, run);
});

describe('YLD-Q36 what may be taken back', () => {
  it('a Strategy card may be changed until everybody has chosen', () => {
    const s = answer(yieldGame.proof.position.read({}, {}, 2), 0, 'choose:conquer');
    expect(yieldGame.rules.refusal(yieldGame.rules.view(s, 0), 'choose:ritual')).toBeNull();
  });
});
