/** What everybody may remember of hidden things: dials as they were shown, colours stolen and found missing. */
import type { Seat } from '@interregnum/kernel';
import { has } from './abilities.ts';
import { type Army, PIECES_EACH } from './content/armies.ts';
import { type Colour, colourOf, KIND_COUNT, type Kind } from './content/cards.ts';
import { REINFORCEMENTS } from './content/leaders.ts';
import type { PublicState, State } from './state.ts';

/** The place of an Army in `shownFirst` and `shownLast`. */
export const shownAt = (t: Pick<PublicState, 'seats'>, year: number, army: Army): number =>
  PIECES_EACH * t.seats * (year - 1) + army;

/** YLD-051, YLD-Q35: the dial of an Army in a battle lies open. */
export function noteShown(s: State, army: Army): void {
  const place = shownAt(s, s.year, army);
  const units = s.units[army]!;
  if (s.shownFirst[place] === 0) s.shownFirst = s.shownFirst.with(place, units);
  if (s.shownLast[place] !== units) s.shownLast = s.shownLast.with(place, units);
}

const isThief = (t: PublicState, seat: Seat): boolean => has(t, seat, REINFORCEMENTS);

/** A stolen card: its colour is public, the card itself is known to giver and thief. */
export function noteGift(s: State, giver: Seat, kind: Kind): void {
  s.given[KIND_COUNT * giver + kind]!++;
  const colour = colourOf(kind);
  s.stolen = s.stolen.with(colour, s.stolen[colour]! + 1);
}

/** A card has left the thief openly; it may have been a stolen one. */
export function noteGone(s: State, seat: Seat, kind: Kind): void {
  if (!isThief(s, seat)) return;
  const colour = colourOf(kind);
  if (s.stolen[colour]! > 0) s.stolen = s.stolen.with(colour, s.stolen[colour]! - 1);
  for (let giver = 0; giver < s.seats; giver++) {
    if (s.given[KIND_COUNT * giver + kind]! > 0) s.given[KIND_COUNT * giver + kind]!--;
  }
}

/** YLD-Q31: a player without the named colour says so. */
export function noteNone(s: State, seat: Seat, colour: Colour): void {
  s.lacks = s.lacks.with(seat, s.lacks[seat]! | (1 << colour));
}

export function noteDrawn(s: State, seat: Seat): void {
  if (s.lacks[seat] !== 0) s.lacks = s.lacks.with(seat, 0);
}
