/** What can be asked of the table, and the small changes that everything else is made of. */
import { clockwise, type Seat, sets, shuffle } from '@interregnum/kernel';
import { has } from './abilities.ts';
import { type Army, armyOf, bitOf, FOURTH_PIECE, ownerOf, PIECES_EACH, type Piece } from './content/armies.ts';
import { colourOf, HAND_LIMIT, KIND_COUNT, type Kind } from './content/cards.ts';
import { boardOf } from './content/contents.ts';
import { FOURTH_ARMY } from './content/leaders.ts';
import { bitAt, type Location } from './content/locations.ts';
import { teamOf } from './content/teams.ts';
import { heard, tell, tellApart } from './events.ts';
import { noteDrawn, noteGone } from './knowledge.ts';
import type { Battle, PublicState, Side, State } from './state.ts';

// --- seats and sides ---------------------------------------------------------------------------------------------

/** YLD-067: all seats in the turn order that holds now. */
export const seatsInOrder = (t: Pick<PublicState, 'seats' | 'first'>): readonly Seat[] => clockwise(t.seats, t.first);
/** How far a seat is from the first in turn order. */
export const placeInOrder = (t: Pick<PublicState, 'seats' | 'first'>, seat: Seat): number =>
  (seat - t.first + t.seats) % t.seats;

/** YLD-300: without teams everybody is a side. */
export const sideOf = (t: Pick<PublicState, 'teams'>, seat: Seat): Side => (t.teams ? teamOf(seat) : seat);
export const sideOfArmy = (t: Pick<PublicState, 'teams'>, army: Army): Side => sideOf(t, ownerOf(army));
export const allyOf = (t: Pick<PublicState, 'teams' | 'seats'>, seat: Seat): Seat | null => {
  const ally = (seat + 2) % 4;
  return t.teams && ally < t.seats ? ally : null;
};
/** YLD-330: two against one. */
export const isTwoAgainstOne = (t: Pick<PublicState, 'teams' | 'seats'>): boolean => t.teams && t.seats === 3;
/** YLD-224, YLD-Q24: Units that a seat recruits in a Year; halves are rounded up. */
export function recruitsOf(
  t: Pick<PublicState, 'teams' | 'seats' | 'recruits' | 'halvedRecruits'>,
  seat: Seat,
  year: number,
): number {
  const units = t.recruits[year - 1] ?? 0;
  return t.halvedRecruits && isTwoAgainstOne(t) && !isSingle(t, seat) ? Math.ceil(units / 2) : units;
}
export const isSingle = (t: Pick<PublicState, 'teams' | 'seats'>, seat: Seat): boolean =>
  isTwoAgainstOne(t) && seat === 1;
/** YLD-319: whether two seats may talk in private. */
export const mayWhisper = (
  t: Pick<PublicState, 'teams' | 'seats' | 'teamWhispers'>,
  seat: Seat,
  other: Seat,
): boolean => t.teamWhispers && allyOf(t, seat) === other;

// --- the map -----------------------------------------------------------------------------------------------------

const MOST_SEATS = 5;
const FIRST_SEAT_LETTER = '1'.charCodeAt(0);
/** The letter of a seat's token in a stack. */
export const tokenOf = (seat: Seat): string => String(seat + 1);
/** Whose token a letter stands for; `null` for a neutral one. */
export const tokenOwner = (letter: string): Seat | null => (letter === 'n' ? null : Number(letter) - 1);

/** YLD-043: who owns the top token; `null` for nobody. */
export function controllerOf(t: Pick<PublicState, 'stacks'>, location: Location): Seat | null {
  const stack = t.stacks[location]!;
  const seat = stack.charCodeAt(stack.length - 1) - FIRST_SEAT_LETTER;
  return seat >= 0 && seat < MOST_SEATS ? seat : null;
}
/** YLD-043. */
export const isFortress = (t: Pick<PublicState, 'stacks'>, location: Location): boolean => t.stacks[location] !== '';
export const fortressValue = (t: Pick<PublicState, 'stacks'>, location: Location): number => t.stacks[location]!.length;
export function fortressesOf(t: Pick<PublicState, 'content' | 'stacks' | 'seats'>, seat: Seat): Location[] {
  const { locations } = boardOf(t);
  const out: Location[] = [];
  for (let i = 0; i < locations.length; i++) if (controllerOf(t, locations[i]!) === seat) out.push(locations[i]!);
  return out;
}
/** YLD-003: victory points. */
export function pointsOf(t: Pick<PublicState, 'content' | 'stacks' | 'seats'>, seat: Seat): number {
  const { locations } = boardOf(t);
  let points = 0;
  for (let i = 0; i < locations.length; i++) {
    if (controllerOf(t, locations[i]!) === seat) points += t.stacks[locations[i]!]!.length;
  }
  return points;
}

// --- Armies ------------------------------------------------------------------------------------------------------

/** All Armies of a seat as a set. */
export const armiesOfSeat = (seat: Seat): number => 15 << (PIECES_EACH * seat);
export const isFielded = (t: Pick<PublicState, 'fielded'>, army: Army): boolean => (t.fielded & bitOf(army)) !== 0;
/** YLD-050, YLD-169: beside the map until Recovery. */
export const isDestroyed = (t: Pick<PublicState, 'fielded' | 'at'>, army: Army): boolean =>
  isFielded(t, army) && t.at[army] === null;

/** YLD-001, YLD-251, YLD-252, YLD-331: how many Armies a seat has. */
export function armiesDue(t: PublicState, seat: Seat): number {
  if (isTwoAgainstOne(t)) return isSingle(t, seat) ? 4 : 2;
  return has(t, seat, FOURTH_ARMY) ? 4 : 3;
}
/** YLD-025, YLD-331: the pieces it may choose from; only yellow has the fourth. */
export const hasPiece = (t: PublicState, seat: Seat, piece: Piece): boolean =>
  piece !== FOURTH_PIECE || armiesDue(t, seat) === 4;

export function destroyedArmies(t: Pick<PublicState, 'fielded' | 'at'>, seat: Seat): Army[] {
  const out: Army[] = [];
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    if (isDestroyed(t, armyOf(seat, piece))) out.push(armyOf(seat, piece));
  }
  return out;
}

/** YLD-Q52: Armies on the map. */
export function armiesOnMap(t: Pick<PublicState, 'at'>, seat: Seat): number {
  let count = 0;
  for (let piece = 0; piece < PIECES_EACH; piece++) if (t.at[armyOf(seat, piece)] !== null) count++;
  return count;
}

/** Where Armies of this seat stand, as a set of Locations. */
export function locationsOf(t: Pick<PublicState, 'at'>, seat: Seat): number {
  let set = 0;
  for (let army = PIECES_EACH * seat; army < PIECES_EACH * (seat + 1); army++) {
    const location = t.at[army]!;
    if (location !== null) set |= bitAt(location);
  }
  return set;
}

/** YLD-053, YLD-082, YLD-301: where Armies of other sides stand, as a set of Locations; allies never bar the way. */
export function enemyLocations(t: Pick<PublicState, 'at' | 'teams'>, side: Side): number {
  let set = 0;
  for (let army = 0; army < t.at.length; army++) {
    const location = t.at[army]!;
    if (location !== null && sideOfArmy(t, army) !== side) set |= bitAt(location);
  }
  return set;
}

/** The members of a set of Armies, in order. */
export const armiesIn = (set: number): Army[] => sets.members(set);

// --- Battle cards ------------------------------------------------------------------------------------------------

/** The kinds that a seat has in one of its lists, a sum of `1 << kind`. */
export function kindsIn(cards: readonly number[], seat: Seat): number {
  let kinds = 0;
  const first = KIND_COUNT * seat;
  for (let kind = 0; kind < KIND_COUNT; kind++) if (cards[first + kind]! > 0) kinds = sets.with(kinds, kind);
  return kinds;
}

const FACE_DOWN = 12;
/** An entry of `battle.plays`. */
export const playOf = (seat: Seat, kind: Kind | null): number => 16 * seat + (kind ?? FACE_DOWN);
export const playSeat = (play: number): Seat => play >> 4;
/** `null` for a card that lies face down. */
export const playKind = (play: number): Kind | null => ((play & 15) === FACE_DOWN ? null : play & 15);

export const isOverLimit = (t: Pick<PublicState, 'handSize'>, seat: Seat): boolean => t.handSize[seat]! > HAND_LIMIT;

/** YLD-Q11: the discard pile becomes the new deck; cards of a battle are not in it. */
function reshuffle(s: State): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let i = s.discard[kind]!; i > 0; i--) s.deck.push(kind);
    s.discard[kind] = 0;
  }
  if (s.deck.length === 0) return;
  shuffle(s.chance, s.deck);
  tell({ type: 'reshuffled', cards: s.deck.length });
}

export function shuffleUndrawn(s: State): void {
  shuffle(s.chance, s.deck);
}

/** The top card of the deck; `null` when deck and discard pile are empty (YLD-Q11). */
export function takeFromDeck(s: State): Kind | null {
  if (s.deck.length === 0) reshuffle(s);
  return s.deck.length === 0 ? null : s.deck.pop()!;
}

/** Draws into the hand, or face down before the owner (YLD-334); how many cards there were. */
export function drawCards(s: State, seat: Seat, count: number, into: 'hands' | 'covered'): number {
  const cards: Kind[] | null = heard() ? [] : null;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const kind = takeFromDeck(s);
    if (kind === null) break;
    s[into][KIND_COUNT * seat + kind]!++;
    cards?.push(kind);
  }
  if (into === 'hands') s.handSize[seat]! += drawn;
  noteDrawn(s, seat);
  if (cards) tellDrawn(seat, cards);
  return drawn;
}

function tellDrawn(seat: Seat, cards: readonly Kind[]): void {
  const count = cards.length;
  tellApart([seat], { type: 'drew', seat, count, cards }, { type: 'drew', seat, count, cards: null });
}

/** All discards are face up (YLD-063, YLD-104). */
export function discardFromHand(s: State, seat: Seat, kind: Kind): void {
  s.hands[KIND_COUNT * seat + kind]!--;
  s.handSize[seat]!--;
  putOnDiscard(s, seat, kind);
}

export function discardCovered(s: State, seat: Seat, kind: Kind): void {
  s.covered[KIND_COUNT * seat + kind]!--;
  putOnDiscard(s, seat, kind);
}

function putOnDiscard(s: State, seat: Seat, kind: Kind): void {
  s.discard[kind]!++;
  noteGone(s, seat, kind);
  tell({ type: 'discarded', seat, card: kind });
}

/** Every covered card of a seat, in order of kinds. */
export function coveredCards(s: State, seat: Seat): Kind[] {
  const out: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let i = s.covered[KIND_COUNT * seat + kind]!; i > 0; i--) out.push(kind);
  }
  return out;
}

// --- battles -----------------------------------------------------------------------------------------------------

export const isPlayable = (b: Battle, seat: Seat, kind: Kind): boolean => sets.has(b.colours[seat]!, colourOf(kind));
export const participates = (b: Battle, seat: Seat): boolean => (b.armies & armiesOfSeat(seat)) !== 0;

/** YLD-Q22, YLD-Q49: the participating member of a side that comes first in turn order. */
export function leadOf(t: Pick<PublicState, 'seats' | 'teams' | 'first'>, b: Battle, side: Side): Seat {
  if (!t.teams) return side;
  const order = seatsInOrder(t);
  for (let i = 0; i < order.length; i++) {
    if (sideOf(t, order[i]!) === side && participates(b, order[i]!)) return order[i]!;
  }
  return side;
}

/** The other participating member of a seat's side. */
export function fightingAlly(t: PublicState, b: Battle, seat: Seat): Seat | null {
  const ally = allyOf(t, seat);
  return ally !== null && participates(b, ally) ? ally : null;
}
