/** Destroyed Armies (YLD-050, YLD-166..YLD-169) and who is credited with them (YLD-185, YLD-263). */
import type { Seat } from '@interregnum/kernel';
import { has, seatWith } from '../abilities.ts';
import { type Army, ownerOf, pieceOf } from '../content/armies.ts';
import { DESTROYER, UNDEAD_ARMIES } from '../content/leaders.ts';
import { tell } from '../events.ts';
import { noteShown } from '../knowledge.ts';
import { finish, type Side, type State } from '../state.ts';
import { leadOf, participates, sideOf } from '../table.ts';
import { callFreeUpgrade } from './free-upgrade.ts';

/** Off the map with half its Units, at least one; the side credited may upgrade at once. */
export function destroyArmy(s: State, army: Army, credit: Side | null, noRetreat: boolean): void {
  const location = s.at[army]!;
  if (!noRetreat) s.battle!.left.push(location);
  s.at[army] = null;
  s.units[army] = halved(s, army);
  noteShown(s, army);
  const by = credit === null ? null : leadOf(s, s.battle!, credit);
  tell({ type: 'destroyed', seats: s.seats, army, location, by, noRetreat, units: s.units[army]! });
  if (credit === null) return; // YLD-Q05: nobody in a Draw
  const destroyer = destroyerOf(s, credit);
  if (destroyer === null) callFreeUpgrade(s, credit);
  else winAtOnce(s, destroyer);
}

/** YLD-050, YLD-Q19; YLD-261, YLD-Q33: what Undead Armies gained in this battle is taken back first. */
function halved(s: State, army: Army): number {
  const gained = has(s, ownerOf(army), UNDEAD_ARMIES) ? s.battle!.gained[pieceOf(army)]! : 0;
  return Math.max(1, Math.floor((s.units[army]! - gained) / 2));
}

/** YLD-263, YLD-Q23: whoever of the credited side has the ability and an Army in the battle. */
function destroyerOf(s: State, side: Side): Seat | null {
  const seat = seatWith(s, DESTROYER);
  return seat !== null && sideOf(s, seat) === side && participates(s.battle!, seat) ? seat : null;
}

/** YLD-242. */
function winAtOnce(s: State, seat: Seat): void {
  s.destroyer = seat;
  s.over = true;
  tell({ type: 'destroyerWon', seat });
  finish(s);
}
