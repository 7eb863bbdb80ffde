/** Every program of the content, with the id of its card, unit or sheet. */
import type { Op } from '../src/content/effect.ts';
import { HEROES } from '../src/content/heroes.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { SEASON_CARDS } from '../src/content/seasons.ts';
import { SHEETS } from '../src/content/sheets.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { TITLES } from '../src/content/titles.ts';
import { UNITS } from '../src/content/units.ts';

type Program = readonly [id: string, ops: readonly Op[]];

/** Lists of ops wherever they stand in a card. */
const within = (id: string, card: object): Program[] =>
  Object.entries(card).flatMap(([key, value]: [string, unknown]) => {
    if (
      ['effect', 'ability', 'inDuel', 'gold', 'silver', 'red', 'won', 'fortification'].includes(key) &&
      Array.isArray(value)
    ) {
      return [[`${id} ${key}`, value as Op[]] as const];
    }
    if (['afterRazing', 'afterConquer'].includes(key)) return [[`${id} ${key}`, value as Op[]] as const];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? within(id, value) : [];
  });

export const programs = (): Program[] =>
  [SEASON_CARDS, TITLES, HEROES, QUESTS, REWARDS, TACTICS, UNITS, SHEETS].flatMap(table =>
    table.flatMap(card => within(card.id, card)),
  );
