/** Initiative (YLD-153..YLD-158, YLD-181, YLD-182) and the cards played with it (YLD-149..YLD-152). */
import { type Seat, sets } from '@interregnum/kernel';
import { amountOf, has } from '../abilities.ts';
import { bitOf } from '../content/armies.ts';
import { KIND_COUNT, type Kind, valueOfCard } from '../content/cards.ts';
import { ALL_REGION_FIGHTER, CHAMPION } from '../content/leaders.ts';
import { heard, tell, tellApart } from '../events.ts';
import { noteGone } from '../knowledge.ts';
import type { Battle, PublicState, Side, State } from '../state.ts';
import { leadOf, placeInOrder, playOf, sideOf } from '../table.ts';

export const isFighting = (b: Battle): boolean => b.winner === null && !b.drawn;

/** YLD-Q49: a side stands in the order where its lead stands. YLD-Q07: an Ambush has the order of its Season. */
export const placeOfSide = (t: PublicState, b: Battle, side: Side): number => placeInOrder(t, leadOf(t, b, side));

/** YLD-153, YLD-154, YLD-181: the lowest total, `except` left out; ties go to the earliest in turn order. */
export function weakest(t: PublicState, b: Battle, except: Side | null): Side {
  let best = -1;
  for (let side = 0; side < t.seats; side++) {
    if (side === except || !sets.has(b.remaining, side)) continue;
    if (best < 0 || isWeaker(t, b, side, best)) best = side;
  }
  return best;
}

function isWeaker(t: PublicState, b: Battle, side: Side, other: Side): boolean {
  const difference = b.totals[side]! - b.totals[other]!;
  return difference < 0 || (difference === 0 && placeOfSide(t, b, side) < placeOfSide(t, b, other));
}

/** YLD-184, YLD-Q20: the highest total of the others; ties go to the earliest in turn order. */
export function strongest(t: PublicState, b: Battle, except: Side): Side {
  let best = -1;
  for (let side = 0; side < t.seats; side++) {
    if (side === except || !sets.has(b.remaining, side)) continue;
    if (best < 0 || b.totals[side]! > b.totals[best]! || isTiedAndEarlier(t, b, side, best)) best = side;
  }
  return best;
}

const isTiedAndEarlier = (t: PublicState, b: Battle, side: Side, other: Side): boolean =>
  b.totals[side] === b.totals[other] && placeOfSide(t, b, side) < placeOfSide(t, b, other);

/** YLD-157, YLD-158. */
export function areAllEqual(b: Battle): boolean {
  const total = b.totals[b.holder];
  for (let side = 0; side < b.totals.length; side++) {
    if (sets.has(b.remaining, side) && b.totals[side] !== total) return false;
  }
  return true;
}

// --- cards -------------------------------------------------------------------------------------------------------

const COVERED_VALUE = 1;

/** YLD-149..YLD-151, YLD-254, YLD-265: what a card adds. */
export function valueInBattle(t: PublicState, b: Battle, seat: Seat, kind: Kind, faceUp: boolean): number {
  if (!faceUp) return amountOf(t, seat, ALL_REGION_FIGHTER, COVERED_VALUE);
  const champion = t.champion !== null && has(t, seat, CHAMPION) && (b.armies & bitOf(t.champion)) !== 0;
  return valueOfCard(kind) + (champion ? amountOf(t, seat, CHAMPION, 0) : 0);
}

/** YLD-305: one total for a side. */
export function playCard(s: State, seat: Seat, kind: Kind, faceUp: boolean): void {
  const b = s.battle!;
  const side = sideOf(s, seat);
  const value = valueInBattle(s, b, seat, kind, faceUp);
  s.hands[KIND_COUNT * seat + kind]!--;
  s.handSize[seat]!--;
  if (faceUp) noteGone(s, seat, kind);
  else s.covered[KIND_COUNT * seat + kind]!++;
  b.plays.push(playOf(seat, faceUp ? kind : null));
  b.totals[side]! += value;
  b.handedBack = false;
  if (heard()) tellPlay(seat, kind, faceUp, value, b.totals[side]!);
  passInitiative(s, b, side);
}

function tellPlay(seat: Seat, card: Kind, faceUp: boolean, value: number, total: number): void {
  const event = { type: 'played', seat, faceUp, value, total } as const;
  if (faceUp) tell({ ...event, card });
  else tellApart([seat], { ...event, card }, { ...event, card: null });
}

/** YLD-156, YLD-182, YLD-Q54: as soon as another one is as low; never to whoever has just played. */
function passInitiative(s: State, b: Battle, side: Side): void {
  const next = weakest(s, b, side);
  if (b.totals[side]! < b.totals[next]!) return;
  b.holder = next;
  b.received = true;
}
