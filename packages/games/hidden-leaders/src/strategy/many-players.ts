/** Three players and more: which faction will be victorious, and who comes first among those aligned with it. */
import type { Seat } from '@interregnum/kernel';
import { FACTIONS, type Factions } from '../content/factions.ts';
import { thresholdOf } from '../table.ts';
import { firstAmongAligned, friendsOf, type Known } from './beliefs.ts';
import type { Hopes } from './hopes.ts';
import { chanceOfVictory, playsAfter, playsToCome } from './outlook.ts';

/** A class, because closures made for every look at a position cost more than the look. */
class HopesAmongMany implements Hopes {
  readonly #friends: readonly [number, number];
  /** By friend: the chance to come first among those aligned with it, without and with one more of its Heroes. */
  readonly #first: readonly (readonly [number, number])[];
  readonly #now: number;
  readonly #next: number;

  constructor(t: Known, seat: Seat) {
    this.#friends = friendsOf(t.leaders[seat]!);
    this.#first = this.#friends.map(friend => firstAmongAligned(t, seat, friend));
    this.#now = playsToCome(t);
    this.#next = t.up[seat]!.length + 1 >= thresholdOf(t) ? 0 : playsAfter(t, seat);
  }

  still(red: number, green: number, gained: Factions): number {
    return this.#hope(red, green, this.#now, gained);
  }

  played(red: number, green: number, gained: Factions): number {
    return this.#hope(red, green, this.#next, gained);
  }

  #hope(red: number, green: number, plays: number, gained: Factions): number {
    const [one, other] = this.#friends;
    const [first, second] = this.#first;
    return (
      chanceOfVictory(red, green, plays, one) * first![gained & FACTIONS[one]! ? 1 : 0] +
      chanceOfVictory(red, green, plays, other) * second![gained & FACTIONS[other]! ? 1 : 0]
    );
  }
}

export const hopesAmongMany = (t: Known, seat: Seat): Hopes => new HopesAmongMany(t, seat);
