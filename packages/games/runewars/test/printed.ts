/** The rules of everything that is printed, by their ids. */
import { CITIES } from '../src/content/cities.ts';
import { COMMANDERS } from '../src/content/cmd/commanders.ts';
import { DEVELOPMENT_CARDS } from '../src/content/dev/cards.ts';
import { HEROES } from '../src/content/heroes.ts';
import { OBJECTIVES } from '../src/content/objectives.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { SEASON_CARDS } from '../src/content/seasons.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { TITLES } from '../src/content/titles.ts';
import { UNITS } from '../src/content/units.ts';

export const unitRule = (id: string): string => `U-${id.toUpperCase()}`;
const CARDS = [
  SEASON_CARDS,
  OBJECTIVES,
  CITIES,
  TACTICS,
  HEROES,
  QUESTS,
  REWARDS,
  TITLES,
  DEVELOPMENT_CARDS,
  COMMANDERS,
].flat();
export const PRINTED_IDS: readonly string[] = [...CARDS.map(card => card.id), ...UNITS.map(unit => unitRule(unit.id))];

/** RNW-540 and what follows it, and its rulings, belong to Banners of War and its parts. */
export const isBaseRule = (id: string): boolean => {
  const [, letter, number] = /^RNW-(Q?)(\d+)$/.exec(id) ?? [];
  const n = Number(number);
  if (number === undefined) return true;
  return letter === 'Q' ? (n < 80 && n !== 73 && n !== 78) || (n >= 110 && n < 200) : n < 513;
};
