import { OBJECTIVES, QUESTS, REWARDS, SEASON_CARDS, TACTICS, TITLES } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { EMBLEM_IDS } from './emblems.ts';

test('every card has an emblem, and there is none without a card', () => {
  const cards = [TACTICS, QUESTS, REWARDS, OBJECTIVES, SEASON_CARDS, TITLES].flat().map(({ id }) => id);
  expect([...EMBLEM_IDS].sort()).toEqual(cards.sort());
});
