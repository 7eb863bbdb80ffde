/** The six Leaders (HDL-001): every pair of factions once. A Leader is known by the number on the card, 1 to 6. */
import type { HeroContent } from './built-in.ts';
import type { Factions } from './factions.ts';

export type Leader = number;

export const LEADERS: readonly Leader[] = [1, 2, 3, 4, 5, 6];
export const LEADER_IDS: readonly string[] = ['lemron', 'cyra', 'myrad', 'xiadul', 'pavyr', 'enned'];

export const leaderId = (leader: Leader): string => LEADER_IDS[leader - 1]!;
/** HDL-001. */
export const factionsOf = ({ leaders }: HeroContent, leader: Leader): Factions => leaders[leader - 1]!;
