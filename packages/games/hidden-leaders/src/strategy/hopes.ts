/** What a seat hopes for: that one of its two factions is victorious and that it comes first among those aligned. */
import type { Seat } from '@interregnum/kernel';
import { FACTIONS, type Factions } from '../content/factions.ts';
import type { Leader } from '../content/leaders.ts';
import { chanceOfVictory, playsToCome } from './outlook.ts';
import { firstAmongAligned, friendsOf, type Known } from './standing.ts';

export interface Hopes {
  readonly leader: Leader;
  /** Heroes that will still be played. */
  readonly plays: number;
  /** By own faction: the chance to come first, now and with one more Hero of it. */
  readonly one: readonly [now: number, more: number];
  readonly other: readonly [now: number, more: number];
}

export function hopesOf(t: Known, seat: Seat): Hopes {
  const leader = t.leaders[seat]!;
  const [one, other] = friendsOf(leader);
  return {
    leader,
    plays: playsToCome(t),
    one: firstAmongAligned(t, seat, one),
    other: firstAmongAligned(t, seat, other),
  };
}

/** The chance to win with the markers here, so many plays before the end, with one more Hero of these factions. */
export function hope(h: Hopes, red: number, green: number, plays: number, gained: Factions): number {
  const [one, other] = friendsOf(h.leader);
  return (
    chanceOfVictory(red, green, plays, one) * h.one[gained & FACTIONS[one]! ? 1 : 0] +
    chanceOfVictory(red, green, plays, other) * h.other[gained & FACTIONS[other]! ? 1 : 0]
  );
}
