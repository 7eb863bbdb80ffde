/** Three players and more: which faction will be victorious, and who comes first among those aligned with it. */
import type { Seat } from '@interregnum/kernel';
import { FACTIONS, type Factions } from '../content/factions.ts';
import { thresholdOf } from '../table.ts';
import type { Hopes } from './hopes.ts';
import { chanceOfVictory, playsAfter, playsToCome } from './outlook.ts';
import { firstAmongAligned, friendsOf, type Known } from './standing.ts';

export function hopesInCompany(t: Known, seat: Seat): Hopes {
  const [one, other] = friendsOf(t.leaders[seat]!);
  const first = firstAmongAligned(t, seat, one);
  const second = firstAmongAligned(t, seat, other);
  const hope = (red: number, green: number, plays: number, gained: Factions): number =>
    chanceOfVictory(red, green, plays, one) * first[gained & FACTIONS[one]! ? 1 : 0] +
    chanceOfVictory(red, green, plays, other) * second[gained & FACTIONS[other]! ? 1 : 0];
  const now = playsToCome(t);
  const next = t.up[seat]!.length + 1 >= thresholdOf(t) ? 0 : playsAfter(t, seat);
  return {
    still: (red, green, gained) => hope(red, green, now, gained),
    played: (red, green, gained) => hope(red, green, next, gained),
  };
}
