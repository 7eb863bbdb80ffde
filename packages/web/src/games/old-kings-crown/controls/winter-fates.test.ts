import { expect, test } from 'vitest';
import { isAskedToKeep, keptOf, type Revealed, turned } from './winter-fates.ts';

const revealed = (card: number, isLoyal = false): Revealed => ({
  card,
  isLoyal,
  fates: ['discard', 'keep', 'retire'],
  fate: isLoyal ? 'keep' : 'discard',
});
const CARDS = [revealed(1), revealed(2, true), revealed(3)];
const fatesOf = (cards: readonly Revealed[]) => cards.map(({ fate }) => fate);

test('one card is retired at most: the one before goes back to what it was', () => {
  const loyalRetired = turned(CARDS, 2, 'retire');
  expect(fatesOf(loyalRetired)).toEqual(['discard', 'retire', 'discard']);
  expect(fatesOf(turned(loyalRetired, 3, 'retire'))).toEqual(['discard', 'keep', 'retire']);
});

test('one card that is not Loyal may be kept beside those that are', () => {
  const kept = turned(turned(CARDS, 1, 'keep'), 3, 'keep');
  expect(keptOf(kept)).toEqual([2, 3]);
  expect(keptOf(turned(kept, 2, 'discard'))).toEqual([3]);
});

test('nobody is asked about keeping when the last Loyal card is retired', () => {
  expect(isAskedToKeep(CARDS, false)).toBe(true);
  expect(isAskedToKeep(turned(CARDS, 2, 'retire'), false)).toBe(false);
  expect(isAskedToKeep(turned(CARDS, 2, 'retire'), true)).toBe(true);
});
