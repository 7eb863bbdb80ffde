import { NONE } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { placedWith, withoutCard } from './placing.ts';

const EMPTY = [NONE, NONE, NONE];

test('a card of the hand goes to a free Region', () => {
  expect(placedWith(EMPTY, 7, 1)).toEqual([NONE, 7, NONE]);
});

test('what lay there goes back to the hand when a card of the hand comes', () => {
  expect(placedWith([3, NONE, NONE], 7, 0)).toEqual([7, NONE, NONE]);
});

test('two cards that lie change places', () => {
  expect(placedWith([3, 7, NONE], 3, 1)).toEqual([7, 3, NONE]);
  expect(placedWith([3, NONE, NONE], 3, 2)).toEqual([NONE, NONE, 3]);
});

test('a card is taken back', () => {
  expect(withoutCard([3, 7, 9], 7)).toEqual([3, NONE, 9]);
});
