import { OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS, TITLES } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { EMBLEM_IDS, emblemOf } from './emblems.ts';

const CARDS = [TACTICS, QUESTS, REWARDS, OBJECTIVES, SEASON_CARDS, TITLES].flat();
const ids = CARDS.map(({ id }) => id);

test('every card has an emblem, and there is none without a card', () => {
  expect(EMBLEM_IDS.filter(id => !ids.includes(id))).toEqual([]);
  expect(ids.filter(id => emblemOf(id) === undefined)).toEqual([]);
});

test('in the base game every card has one of its own', () => {
  const own = CARDS.filter(({ module }) => module === 'base').map(({ id }) => id);
  expect(own.filter(id => !EMBLEM_IDS.includes(id))).toEqual([]);
});
