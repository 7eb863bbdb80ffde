import { type Game, randomFrom } from '@interregnum/kernel';
import { playRandomly } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { epix, type State } from '../src/index.ts';
import { FEATURES, STAGES } from '../src/strategy/features.ts';
import { clearChance, equilibrium, fightValue, stormChance } from '../src/strategy/fights.ts';
import { weightsFor } from '../src/strategy/weights.ts';

const GOLD = [3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20];
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('a row of fights to the end, as the tables say', () => {
  const rows: [string, (gold: number) => number, number[]][] = [
    ['S', gold => clearChance(1, 0, gold), [0.67, 0.75, 0.8, 0.83, 0.86, 0.88, 0.89, 0.9, 0.92, 0.93, 0.95]],
    ['D', gold => stormChance(0, 0, 2, gold), [0.33, 0.5, 0.6, 0.67, 0.71, 0.75, 0.78, 0.8, 0.83, 0.87, 0.9]],
    ['T', gold => stormChance(0, 0, 3, gold), [0, 0.25, 0.4, 0.5, 0.57, 0.63, 0.67, 0.7, 0.75, 0.8, 0.85]],
    ['S S', gold => clearChance(2, 0, gold), [0, 0.29, 0.41, 0.49, 0.57, 0.62, 0.66, 0.69, 0.74, 0.79, 0.84]],
    ['S D', gold => stormChance(1, 0, 2, gold), [0, 0, 0.2, 0.3, 0.39, 0.46, 0.51, 0.56, 0.63, 0.7, 0.77]],
    ['D D', gold => stormChance(0, 1, 2, gold), [0, 0, 0, 0.15, 0.24, 0.31, 0.38, 0.44, 0.52, 0.61, 0.7]],
    ['S S S', gold => clearChance(3, 0, gold), [0, 0, 0, 0.17, 0.25, 0.32, 0.38, 0.43, 0.52, 0.61, 0.7]],
    ['S D D', gold => stormChance(1, 1, 2, gold), [0, 0, 0, 0, 0, 0.09, 0.14, 0.2, 0.29, 0.41, 0.53]],
    ['D D D', gold => stormChance(0, 2, 2, gold), [0, 0, 0, 0, 0, 0, 0.07, 0.12, 0.21, 0.32, 0.46]],
  ];
  test.each(rows)('%s', (_, chance, expected) => {
    GOLD.forEach((gold, i) => {
      expect(Math.abs(chance(gold) - expected[i]!)).toBeLessThan(0.0101);
    });
  });
});

describe('one fight', () => {
  test('with Gold that is worth nothing both sides mix evenly', () => {
    const { value, bids, cover } = equilibrium(1, [1, 1, 1, 1], [0, 0, 0, 0]);
    expect(value).toBeCloseTo(0.75, 5);
    for (const share of bids) expect(share).toBeCloseTo(0.25, 5);
    for (const share of cover) expect(share).toBeCloseTo(0.25, 5);
  });

  test('no bid is worth more than the value, and every bid that is made is worth just that', () => {
    const win = [0.9, 0.8, 0.72, 0.6, 0.4];
    const lose = [0.2, 0.18, 0.16, 0.14, 0.12];
    const { value, bids, cover } = equilibrium(2, win, lose);
    expect(sum(cover)).toBeCloseTo(2, 5);
    expect(sum(bids)).toBeCloseTo(1, 5);
    win.forEach((w, i) => {
      const worth = w - cover[i]! * (w - lose[i]!);
      expect(worth).toBeLessThanOrEqual(value + 1e-5);
      if (bids[i]! > 0) expect(worth).toBeCloseTo(value, 4);
    });
  });

  test('guesses that cover every bid leave the attacker what losing is worth', () => {
    expect(fightValue(2, [1, 1], [0.1, 0.05])).toBeCloseTo(0.1, 9);
  });
});

/** Looks at the questions of a few random games. */
function questions(look: (s: State) => void): void {
  for (const seats of [2, 3, 4]) {
    for (const mode of ['basic', 'advanced']) {
      playRandomly(epix, { kind: { seats, options: { mode } }, seed: `strategy ${seats} ${mode}` }, look);
    }
  }
}

describe('at every question', () => {
  test('the chances of the seats lie between 0 and 1 and add up to 1', () => {
    questions(s => {
      const chances = s.gold.map((_, seat) => epix.advice.evaluate(s, seat));
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
      expect(sum(chances)).toBeCloseTo(1, 6);
    });
  });

  test('every option has a prior above 0, the same whatever is hidden', () => {
    const random = randomFrom('hidden');
    questions(s => {
      for (const seat of s.ask!.seats) {
        const view = epix.rules.view(s, seat);
        const priors = epix.advice.priors(view);
        expect(priors.length).toBe(s.ask!.options[seat]!.length);
        for (const prior of priors) expect(prior).toBeGreaterThan(0);
        const elsewhere = epix.advice.determinise(view, random);
        expect(epix.advice.priors(epix.rules.view(elsewhere, seat))).toEqual(priors);
      }
    });
  });

  test('thinking about a position does not change it', () => {
    questions(s => {
      const before = JSON.stringify(s);
      for (const seat of s.ask!.seats) {
        epix.advice.evaluate(s, seat);
        epix.advice.search!.priors(s, seat);
        epix.advice.search!.likelihood(s, seat);
      }
      expect(JSON.stringify(s)).toBe(before);
    });
  });
});

test('imagined states follow the same rules up to the test for the last player', () => {
  const game: Game = epix;
  questions(s => {
    if (s.season > 2) return;
    const seat = s.ask!.seats.find(each => s.answers[each] === null)!;
    const real = game.rules.clone(s);
    const imagined = game.rules.clone(s);
    game.rules.apply(real, seat, 0);
    game.advice.search!.apply(imagined, seat, 0, null);
    expect(imagined).toEqual(real);
  });
});

test.each([3, 4])('with %i players nobody stands better because the own Castle may fall', seats => {
  for (let stage = 0; stage < STAGES; stage++) {
    expect(weightsFor(seats, stage)[FEATURES.indexOf('danger')]).toBeLessThan(0);
  }
});
