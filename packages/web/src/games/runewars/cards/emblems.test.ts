import {
  COMMANDERS,
  DEVELOPMENT_CARDS,
  OBJECTIVES,
  QUESTS,
  REWARDS,
  SEASON_CARDS,
  TACTICS,
  TITLES,
} from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { EMBLEM_IDS, emblemOf } from './emblems.ts';

const CARDS = [TACTICS, QUESTS, REWARDS, OBJECTIVES, SEASON_CARDS, TITLES, DEVELOPMENT_CARDS, COMMANDERS];
const ids = CARDS.flatMap(deck => deck.map(({ id }) => id));

test('every card has an emblem of its own, and there is none without a card', () => {
  expect(EMBLEM_IDS.filter(id => !ids.includes(id))).toEqual([]);
  expect(ids.filter(id => !EMBLEM_IDS.includes(id))).toEqual([]);
  expect(new Set(ids.map(emblemOf)).size).toBe(new Set(ids).size);
});
