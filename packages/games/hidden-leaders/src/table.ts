/** What can be asked of the table, and the small changes that everything else is made of. */
import { type Seat, shuffle, type WithContent } from '@interregnum/kernel';
import { contentOf } from './content/contents.ts';
import { FACTIONS, type Factions } from './content/factions.ts';
import { belongsTo, type Card } from './content/heroes.ts';
import { clamp, type Marker } from './content/track.ts';
import { tell, tellApart } from './events.ts';
import { bitOf, EVERYBODY, type PublicState, type State, TAVERN_SLOTS } from './state.ts';

// --- questions ---------------------------------------------------------------------------------------------------

/** HDL-120: by number of players; one less if the game ends sooner (HDL-022, HDL-Q48). */
export const thresholdOf = (t: Pick<PublicState, 'content' | 'seats' | 'sooner'>): number =>
  contentOf(t).thresholds[t.seats]! - (t.sooner ? 1 : 0);

function isRowOf(t: PublicState, heroes: number): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (t.up[seat]!.length >= heroes) return true;
  return false;
}

export const isThresholdMet = (t: PublicState): boolean => isRowOf(t, thresholdOf(t));
/** One more face-up Hero is enough. */
export const isOneHeroShort = (t: PublicState): boolean => isRowOf(t, thresholdOf(t) - 1);

/** HDL-044. */
export const nextSeat = (t: Pick<PublicState, 'seats'>, seat: Seat): Seat => (seat + 1) % t.seats;

export function countOf(t: WithContent, cards: readonly (Card | null)[], factions: Factions): number {
  const content = contentOf(t);
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== null && belongsTo(content, cards[i]!, factions)) count++;
  return count;
}

/** How many factions but this one there are among these cards; the Emperor is of all of them (HDL-Q51). */
export const factionsAmong = (t: WithContent, cards: readonly Card[], not: Factions): number =>
  FACTIONS.filter(faction => !(faction & not) && countOf(t, cards, faction) > 0).length;

export const leadingMarker = (t: Pick<PublicState, 'red' | 'green'>): Marker | null =>
  t.red === t.green ? null : t.red > t.green ? 'red' : 'green';

/** The full round that is being played, from 1. */
export const roundOf = (t: Pick<PublicState, 'turns' | 'seats'>): number => Math.ceil(t.turns / t.seats);

// --- where cards lie ---------------------------------------------------------------------------------------------

/** A card kept in mind: its number, or, for a Hidden Hero, its place. */
export type Ref = number;
const HIDDEN = 1000;
const PLACES = 100;
export const hiddenRef = (seat: Seat, place: number): Ref => HIDDEN + PLACES * seat + place;
export const isHiddenRef = (ref: Ref): boolean => ref >= HIDDEN;

export interface Spot {
  at: 'up' | 'down' | 'hand' | 'tavern' | 'graveyard' | 'aside' | 'held';
  seat: Seat | null;
  place: number;
}

const spot = (at: Spot['at'], seat: Seat | null, place: number): Spot => ({ at, seat, place });

/** The place of a Hidden Hero that is kept in mind. */
export const hiddenSpot = (ref: Ref): Spot =>
  spot('down', Math.floor((ref - HIDDEN) / PLACES), (ref - HIDDEN) % PLACES);

export function holderOf(t: Pick<PublicState, 'up' | 'seats'>, card: Card): Seat | null {
  for (let seat = 0; seat < t.seats; seat++) if (t.up[seat]!.includes(card)) return seat;
  return null;
}

/** Where a card lies; abilities never look for cards in the Harbor or the Wilderness. */
export function find(s: State, ref: Ref): Spot {
  if (isHiddenRef(ref)) return hiddenSpot(ref);
  for (let seat = 0; seat < s.seats; seat++) {
    const place = s.up[seat]!.indexOf(ref);
    if (place >= 0) return spot('up', seat, place);
  }
  for (const at of ['tavern', 'aside', 'held', 'graveyard'] as const) {
    const place = s[at].indexOf(ref);
    if (place >= 0) return spot(at, null, place);
  }
  const seat = s.hands.findIndex(hand => hand.includes(ref));
  return spot('hand', seat, s.hands[seat]!.indexOf(ref));
}

function listAt(s: State, { at, seat }: Spot): (Card | null)[] {
  if (at === 'up') return s.up[seat!]!;
  if (at === 'down') return s.down[seat!]!;
  return at === 'hand' ? s.hands[seat!]! : s[at];
}

export const cardAt = (s: State, where: Spot): Card => listAt(s, where)[where.place]!;

/** HDL-082, HDL-Q38: removal closes the gap. */
export function removeAt(list: (number | null)[], place: number): void {
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i]!;
  list.pop();
}

/** Takes a card from where it lies; a Tavern slot stays empty (HDL-036). */
export function lift(s: State, where: Spot): Card {
  const list = listAt(s, where);
  const card = list[where.place]!;
  if (where.at === 'tavern') list[where.place] = null;
  else removeAt(list, where.place);
  if (where.at === 'down') removeAt(s.known[where.seat!]!, where.place);
  return card;
}

// --- changes -----------------------------------------------------------------------------------------------------

export function liftFromHand(s: State, seat: Seat, card: Card): void {
  const hand = s.hands[seat]!;
  removeAt(hand, hand.indexOf(card));
}

/** HDL-080, HDL-081: to the end of the stack; `known` says who has seen the card besides the owner. */
export function putDown(s: State, seat: Seat, card: Card, known: number): void {
  s.down[seat]!.push(card);
  s.known[seat]!.push(known);
}

/** HDL-058: from a hand, face down on the Wilderness. */
export function discardFromHand(s: State, seat: Seat, card: Card): void {
  liftFromHand(s, seat, card);
  s.wilderness.push(card);
  tellApart([seat], { type: 'discarded', seat, card }, { type: 'discarded', seat, card: null });
}

/** HDL-040, HDL-Q25: only at the moment a card has to be taken from an empty Harbor. */
export function canDraw(s: { harbor: Card[]; wilderness: Card[] }): boolean {
  return s.harbor.length > 0 || s.wilderness.length > 0;
}

/** What lies in the Wilderness is shuffled when it becomes the Harbor. */
export function shuffleUndrawn(s: State): void {
  s.harbor = shuffle(s.chance, s.harbor.slice());
}

/** The top card of the Harbor; `null` when Harbor and Wilderness are empty (HDL-041). */
export function drawFromHarbor(s: State): Card | null {
  if (s.harbor.length === 0 && s.wilderness.length > 0) {
    s.harbor = shuffle(s.chance, s.wilderness);
    s.wilderness = [];
    tell({ type: 'reshuffled', cards: s.harbor.length });
  }
  return s.harbor.pop() ?? null;
}

export function takeFromHarbor(s: State, seat: Seat): void {
  const card = drawFromHarbor(s);
  if (card === null) return;
  s.hands[seat]!.push(card);
  tellApart([seat], { type: 'drew', seat, from: 'harbor', card }, { type: 'drew', seat, from: 'harbor', card: null });
}

export function takeFromTavern(s: State, seat: Seat, card: Card): void {
  s.tavern[s.tavern.indexOf(card)] = null;
  s.hands[seat]!.push(card);
  tell({ type: 'drew', seat, from: 'tavern', card });
}

/** HDL-039, HDL-Q30: lowest slot first, as long as there are cards. */
export function refillTavern(s: State, from: 'harbor' | 'graveyard'): void {
  for (let slot = 0; slot < TAVERN_SLOTS; slot++) {
    if (s.tavern[slot] !== null) continue;
    const card = from === 'harbor' ? drawFromHarbor(s) : (s.graveyard.pop() ?? null);
    if (card === null) return;
    s.tavern[slot] = card;
    tell({ type: 'refilled', slot, card, from });
  }
}

/** HDL-067: each marker as far as the track goes. */
export function moveMarkers(s: State, by: Seat, red: number, green: number): void {
  if (red !== 0) moveMarker(s, by, 'red', red);
  if (green !== 0) moveMarker(s, by, 'green', green);
}

function moveMarker(s: State, seat: Seat, marker: Marker, amount: number): void {
  const from = s[marker];
  const to = clamp(from + amount);
  s[marker] = to;
  tell({ type: 'moved', seat, marker, from, to });
}

/** After a face-up row has grown: everybody is told when one more Hero would end the game. */
export function heraldEnd(s: State, seat: Seat): void {
  const threshold = thresholdOf(s);
  const heroes = s.up[seat]!.length;
  if (heroes === threshold - 1) tell({ type: 'endNear', seat, heroes, threshold });
}

/** HDL-063, HDL-084, HDL-Q38: to the end of the row or of the stack. Returns how the card is now kept in mind. */
export function turnOver(s: State, where: Spot): Ref {
  const seat = where.seat!;
  const card = lift(s, where);
  const up = where.at === 'down';
  if (up) s.up[seat]!.push(card);
  else putDown(s, seat, card, EVERYBODY);
  tell({ type: 'turned', seat, card, up, place: where.place });
  if (up) heraldEnd(s, seat);
  return up ? card : hiddenRef(seat, s.down[seat]!.length - 1);
}

/** HDL-059, HDL-Q40: each card takes the exact place of the other. */
export function exchange(s: State, one: Spot, other: Spot): void {
  const [a, b] = [cardAt(s, one), cardAt(s, other)];
  const [knowA, knowB] = [knowersOf(s, one), knowersOf(s, other)];
  listAt(s, one)[one.place] = b;
  listAt(s, other)[other.place] = a;
  if (one.at === 'down') s.known[one.seat!]![one.place] = knowB;
  if (other.at === 'down') s.known[other.seat!]![other.place] = knowA;
}

/** Who keeps knowing a card when it becomes a Hidden Hero elsewhere: nobody sees a card that comes from a hand. */
const knowersOf = (s: State, { at, seat, place }: Spot): number =>
  at === 'down' ? s.known[seat!]![place]! | bitOf(seat) : 0;
