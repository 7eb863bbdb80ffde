/** Ambush (YLD-110..YLD-114): a battle at once, with 6 extra. */
import { type Seat, sets } from '@interregnum/kernel';
import { armyOf, bitOf, PIECES_EACH, type Piece } from '../content/armies.ts';
import { type Option, option } from '../options.ts';
import type { State } from '../state.ts';
import { armiesOfSeat } from '../table.ts';
import { startBattle } from './battle.ts';
import { battlesOf } from './participation.ts';

const EVERY_ARMY = ~0;

/** YLD-111, YLD-114: one for each battle that an own Army can start, named by the own piece that comes first. */
export function ambushOptions(s: State, seat: Seat, out: Option[]): void {
  const battles = battlesOf(s, EVERY_ARMY);
  for (let i = 0; i < battles.length; i++) {
    const own = battles[i]! & armiesOfSeat(seat);
    if (own !== 0) out.push(option.ambush(sets.first(own) % PIECES_EACH));
  }
}

/** YLD-111..YLD-113, YLD-Q49: everything connected with the Army, under all rules of battle. */
export function ambush(s: State, seat: Seat, piece: Piece): void {
  const army = bitOf(armyOf(seat, piece));
  const armies = battlesOf(s, EVERY_ARMY).find(battle => (battle & army) !== 0)!;
  startBattle(s, armies, seat);
}
