/** How a battle ends for a side (YLD-157..YLD-168, YLD-183..YLD-188): Pass, Draw, Yield and its losses. */
import { type Seat, sets } from '@interregnum/kernel';
import { has } from '../abilities.ts';
import { type Army, bitOf, MOST_UNITS, ownerOf, pieceOf } from '../content/armies.ts';
import { UNDEAD_ARMIES } from '../content/leaders.ts';
import { tell } from '../events.ts';
import { noteShown } from '../knowledge.ts';
import { option } from '../options.ts';
import { ASK } from '../questions.ts';
import { type Battle, call, type PublicState, procedure, type Side, type State } from '../state.ts';
import { armiesIn, leadOf, sideOf, sideOfArmy } from '../table.ts';
import { destroyArmy } from './destruction.ts';
import { placeOfSide, strongest, weakest } from './initiative.ts';

export type Ending = 'yield' | 'accept' | 'pass';

/** The side of this seat, which has initiative, ends the battle or passes. */
export function settle(s: State, seat: Seat, end: Ending): void {
  s.battle!.handedBack = false;
  if (end === 'pass') pass(s, seat);
  else if (end === 'accept') acceptDraw(s, seat);
  else yieldBattle(s, seat);
}

/** YLD-157: to the next remaining side in turn order. */
function pass(s: State, seat: Seat): void {
  const b = s.battle!;
  tell({ type: 'passed', seat });
  b.holder = nextRemaining(s, b);
  b.received = true;
}

function nextRemaining(t: PublicState, b: Battle): Side {
  const from = placeOfSide(t, b, b.holder);
  const distance = (side: Side) => (placeOfSide(t, b, side) - from + t.seats) % t.seats;
  return armiesIn(sets.without(b.remaining, b.holder)).reduce((best, side) =>
    distance(side) < distance(best) ? side : best,
  );
}

/** YLD-158, YLD-162, YLD-188: one acceptance ends the battle for all that remain. */
function acceptDraw(s: State, seat: Seat): void {
  s.battle!.drawn = true;
  tell({ type: 'accepted', seat });
  tell({ type: 'battleDrawn' });
}

export interface Yielding {
  side: Side;
  /** Units still to be lost. */
  loss: number;
  /** YLD-185: the side that destroyed Armies are credited to. */
  credit: Side;
  /** Armies that have not taken a loss yet, as a set. */
  unhurt: number;
}

/** YLD-163, YLD-184, YLD-Q26: the difference to the strongest that remains; it may be 0. */
function yieldBattle(s: State, seat: Seat): void {
  const b = s.battle!;
  const side = sideOf(s, seat);
  const credit = strongest(s, b, side);
  const loss = b.totals[credit]! - b.totals[side]!;
  const unhurt = b.armies & armiesOfSide(s, side);
  tell({ type: 'yielded', seat, loss, strongest: leadOf(s, b, credit) });
  call(s, yielding, { side, loss, credit, unhurt });
}

function armiesOfSide(t: PublicState, side: Side): number {
  let set = 0;
  for (let army = 0; army < t.at.length; army++) if (sideOfArmy(t, army) === side) set |= bitOf(army);
  return set;
}

export const yielding = procedure<Yielding>('yielding', {
  // YLD-176: only who yields loses Units
  // YLD-164, YLD-165, YLD-307, YLD-Q48: one Army takes the whole loss; only if it is destroyed the rest goes on
  lose: {
    question: ASK.loss,
    while: (_, l) => l.loss > 0 && l.unhurt !== 0,
    who: (s, l) => leadOf(s, s.battle!, l.side),
    options: (_, l) => armiesIn(l.unhurt).map(option.loss),
    ask: 'forced',
    then: (s, l, a) => {
      if (a.type === 'loss') takeLoss(s, l, a.army);
    },
  },
  leave: (s, l) => leaveBattle(s, l.side),
});

/** YLD-166, YLD-185, YLD-Q15: a loss that fits exactly destroys, too, to the credit of the strongest. */
function takeLoss(s: State, l: Yielding, army: Army): void {
  const units = s.units[army]!;
  l.unhurt = sets.without(l.unhurt, army);
  if (has(s, ownerOf(army), UNDEAD_ARMIES)) growInstead(s, l, army);
  else if (l.loss >= units) {
    l.loss -= units;
    destroyArmy(s, army, l.credit, false);
  } else {
    setDial(s, army, units - l.loss, 'lost');
    l.loss = 0;
  }
}

/** YLD-260, YLD-Q42: at most as many Units as the Army has, up to fifteen; what was added is remembered (YLD-Q33). */
function growInstead(s: State, l: Yielding, army: Army): void {
  const units = s.units[army]!;
  const gain = Math.min(l.loss, units);
  const grown = Math.min(MOST_UNITS, units + gain);
  s.battle!.gained[pieceOf(army)] = grown - units;
  l.loss -= gain;
  setDial(s, army, grown, 'gained');
}

/** YLD-Q35: dials lie open until the battle is over. */
function setDial(s: State, army: Army, to: number, type: 'lost' | 'gained'): void {
  const from = s.units[army]!;
  s.units[army] = to;
  noteShown(s, army);
  tell({ type, army, from, to });
}

/** YLD-183, YLD-186, YLD-187: survivors wait where they are; initiative is found anew. */
function leaveBattle(s: State, side: Side): void {
  const b = s.battle!;
  b.remaining = sets.without(b.remaining, side);
  for (const army of armiesIn(b.armies & armiesOfSide(s, side))) {
    if (s.at[army] === null) continue;
    b.defeated |= bitOf(army);
    b.left.push(s.at[army]!);
  }
  b.holder = weakest(s, b, null);
  b.received = false;
  if (b.remaining !== sets.only(b.holder)) return;
  b.winner = b.holder; // YLD-160, YLD-188
  tell({ type: 'battleWon', seat: leadOf(s, b, b.winner) });
}
