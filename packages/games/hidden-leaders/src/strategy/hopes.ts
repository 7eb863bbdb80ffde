/** What a seat hopes for, judged by what it knows: how likely it is to win from here. */
import type { Seat } from '@interregnum/kernel';
import type { Factions } from '../content/factions.ts';
import type { Known } from './beliefs.ts';
import { hopesInDuel } from './duel.ts';
import { hopesAmongMany } from './many-players.ts';

export interface Hopes {
  /** With the markers here and one more Hero of these factions in the party. */
  still(red: number, green: number, gained: Factions): number;
  /** The same, when that Hero was played. */
  played(red: number, green: number, gained: Factions): number;
}

export const hopesOf = (t: Known, seat: Seat): Hopes =>
  t.seats === 2 ? hopesInDuel(t, seat) : hopesAmongMany(t, seat);
