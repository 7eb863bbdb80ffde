/** What a search makes of what it has found: positions in which choosing by visits, or by lot, was wrong. */
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { type Game, randomFrom, type Seat } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { botFor } from '../src/index.ts';
import { assuredWorth, type Branch } from '../src/ismcts/tree.ts';

const branchOf = (results: readonly number[]): Branch => ({
  code: '',
  prior: 1,
  visits: results.length,
  sum: results.reduce((a, b) => a + b, 0),
  squares: results.reduce((a, b) => a + b * b, 0),
  impression: null,
});
const repeat = (times: number, ...results: number[]): number[] => Array.from({ length: times }, () => results).flat();

describe('what a branch is worth at least', () => {
  test('a good result that was found less often is better than a bad one that was tried a lot', () => {
    const expected = branchOf(repeat(60, 0.1, 0.2));
    const better = branchOf(repeat(6, 0.3, 0.5));
    expect(assuredWorth(better)).toBeGreaterThan(assuredWorth(expected));
  });
  test('a single lucky result is not', () => {
    expect(assuredWorth(branchOf([0.5]))).toBeLessThan(assuredWorth(branchOf(repeat(60, 0.3, 0.5))));
  });
});

const FULL = { deck: 'full', memory: 'aid' };

/** The answers of a search to the same question of four players, with different chance. */
function answers(data: Record<string, unknown>, seat: Seat, tries: number): string[] {
  const s = hiddenLeaders.proof.position.read(data, FULL, 4);
  const view = hiddenLeaders.rules.view(s, seat);
  return Array.from({ length: tries }, (_, n) => {
    const { option } = botFor('ismcts:150i').advise(hiddenLeaders as Game, view, randomFrom(`choice ${n}`));
    return s.ask!.options[seat]![option]!.code;
  });
}

test('nobody ends a game that a rival would win by his count', () => {
  const codes = answers(
    {
      turn: '1 play',
      red: 5,
      green: 5,
      leaders: { 1: 'lemron', 2: 'cyra', 3: 'xiadul', 4: 'myrad' },
      up: {
        1: ['shaky-sharpshooter', 'canned-champion', 'ace-fighter', 'crow-carrier', 'leery-lizard', 'wrapped-warrior'],
        2: ['aimless-eel', 'krill-keeper', 'furious-frog', 'short-sighted-soldier'],
        3: ['rotting-orangutan', 'lethargic-leech'],
        4: ['slaughtered-slime', 'bored-goblin'],
      },
      hands: { 1: ['battle-pet-master', 'friendly-frogmage', 'well-aged-warrior'] },
    },
    0,
    3,
  );
  expect(codes).toEqual(codes.map(() => 'discard'));
});

test('a question put to several players at once is answered by thought, not by lot', () => {
  const hand = ['leery-lizard', 'furious-frog', 'bored-goblin', 'angry-priestess', 'nagging-northman'];
  const codes = answers({ turn: 'setup', leaders: { 1: 'lemron' }, hands: { 1: hand } }, 0, 3);
  for (const code of codes) {
    expect(code).toMatch(/^hide:(leery-lizard|furious-frog|bored-goblin)\+/);
    expect(code).toMatch(/discard:(angry-priestess|nagging-northman)$/);
  }
});
