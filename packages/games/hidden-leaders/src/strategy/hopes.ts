/** What a seat hopes for, judged by what it knows: how likely it is to win from here. */
import type { Seat } from '@interregnum/kernel';
import type { Factions } from '../content/factions.ts';
import type { Known } from './beliefs.ts';
import { hopesInDuel } from './duel.ts';
import { hopesAmongMany } from './many-players.ts';

export interface Hopes {
  /** With the markers here and one more Hidden Hero of these factions. */
  still(red: number, green: number, gained: Factions): number;
  /** The same, when such a Hero was played from hand. */
  played(red: number, green: number, gained: Factions): number;
  /** With one more such Hero in hand. */
  held(red: number, green: number, gained: Factions): number;
}

export const hopesOf = (t: Known, seat: Seat): Hopes =>
  t.seats === 2 ? hopesInDuel(t, seat) : hopesAmongMany(t, seat);
