/** The power track (spec 4.2): twelve spaces, the last ones dark. */
import type { HeroContent } from './built-in.ts';
import { type Faction, HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK } from './factions.ts';

export const FIRST_SPACE = 1;
export const LAST_SPACE = 12;

export type Marker = 'red' | 'green';

/** HDL-067: movement stops at the ends of the track. */
export const clamp = (space: number): number =>
  space < FIRST_SPACE ? FIRST_SPACE : space > LAST_SPACE ? LAST_SPACE : space;

/** HDL-124..HDL-127: the first condition that holds. */
export function victoriousFaction({ darkFrom }: HeroContent, red: number, green: number): Faction {
  if (red >= darkFrom && green >= darkFrom) return UNDEAD;
  if (Math.abs(red - green) <= 1) return WATER_FOLK;
  return red > green ? IMPERIAL_ARMY : HILL_TRIBES;
}
