/** The six Leaders (HDL-001): every pair of factions once. A Leader is known by the number on the card, 1 to 6. */
import type { Factions } from './factions.ts';
import { inPlay } from './in-play.ts';

export type Leader = number;

export const LEADERS: readonly Leader[] = [1, 2, 3, 4, 5, 6];
export const LEADER_IDS: readonly string[] = ['lemron', 'cyra', 'myrad', 'xiadul', 'pavyr', 'enned'];

/** HDL-001: by Leader, in the order of their numbers. */
let ALIGNED: readonly Factions[];
inPlay.follow(
  ({ leaders }) => leaders,
  leaders => {
    ALIGNED = leaders;
  },
);

export const leaderId = (leader: Leader): string => LEADER_IDS[leader - 1]!;
export const factionsOf = (leader: Leader): Factions => ALIGNED[leader - 1]!;
