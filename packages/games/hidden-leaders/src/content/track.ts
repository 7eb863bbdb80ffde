/** The power track (spec 4.2): twelve spaces, the last ones dark. */
import { type Faction, HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK } from './factions.ts';
import { inPlay } from './in-play.ts';

export const FIRST_SPACE = 1;
export const LAST_SPACE = 12;
export let START_SPACE: number;
export let DARK_FROM: number;
inPlay.follow(
  content => content,
  ({ start, darkFrom }) => {
    START_SPACE = start;
    DARK_FROM = darkFrom;
  },
);

export type Marker = 'red' | 'green';

/** HDL-067: movement stops at the ends of the track. */
export const clamp = (space: number): number =>
  space < FIRST_SPACE ? FIRST_SPACE : space > LAST_SPACE ? LAST_SPACE : space;

/** HDL-124..HDL-127: the first condition that holds. */
export function victoriousFaction(red: number, green: number): Faction {
  if (red >= DARK_FROM && green >= DARK_FROM) return UNDEAD;
  if (Math.abs(red - green) <= 1) return WATER_FOLK;
  return red > green ? IMPERIAL_ARMY : HILL_TRIBES;
}
