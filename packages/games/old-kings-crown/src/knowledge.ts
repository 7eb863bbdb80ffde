/** Who has seen which hidden card: marks of the kernel, with the places of this title (section 6 of its secrets). */
import {
  everybody,
  follow,
  forgetThings,
  isAmong,
  loosen,
  type Mark,
  type Marks,
  relocate,
  type Seat,
  see,
  sets,
  tighten,
  type Viewers,
  viewers,
} from '@interregnum/kernel';
import { type Card, type Kingdom, NONE, type Party, REGION_NUMBERS, type RegionNumber } from './pieces.ts';
import { at, type State } from './state.ts';
import { ownerOf } from './table.ts';

// --- places and things -----------------------------------------------------------------------------------------------

const MOST_PARTIES = 5;
const FIRST_DOWN = 8;
const FIRST_DRAWN = 32;
const PILE = 32;
const FIRST_IN_KINGDOM = 256;
const FIRST_KINGDOM_THING = 256;

export const handPlace = (seat: Seat): number => seat;
export const downPlace = (region: RegionNumber, party: Party): number => FIRST_DOWN + region * MOST_PARTIES + party;
/** A place in a draw pile, counted from the bottom. */
export const drawPlace = (seat: Seat, index: number): number => FIRST_DRAWN + PILE * seat + index;
export const kingdomPlace = (index: number): number => FIRST_IN_KINGDOM + index;
export const kingdomThing = (kingdom: Kingdom): number => FIRST_KINGDOM_THING + kingdom;

const isDrawn = (place: number, seat: Seat): boolean =>
  place >= drawPlace(seat, 0) && place < drawPlace(seat + 1, 0) && place < FIRST_IN_KINGDOM;
const isInKingdomDeck = (place: number): boolean => place >= FIRST_IN_KINGDOM;

/** Where a thing lies that marks can tell of; `null`: open, or where no mark tells of it. */
export function placeOf(s: State, thing: number): number | null {
  if (thing >= kingdomThing(0)) {
    const index = s.kingdomDeck.indexOf(thing - kingdomThing(0));
    return index < 0 ? null : kingdomPlace(index);
  }
  const owner = ownerOf(s, thing);
  if (s.hands[owner]?.includes(thing)) return handPlace(owner);
  const index = s.draw[owner]?.indexOf(thing) ?? -1;
  if (index >= 0) return drawPlace(owner, index);
  const region = REGION_NUMBERS.find(one => s.down[at(s, one, owner)] === thing);
  return region === undefined ? null : downPlace(region, owner);
}

/** Cards of a seat that lie face down where they came from its hand unseen. */
const leftHand = (s: State, seat: Seat): readonly Card[] => {
  const kept = s.kingdomKept[seat];
  return [
    ...REGION_NUMBERS.map(region => s.down[at(s, region, seat)]!),
    ...s.covered[seat]!,
    ...(s.bidsShown ? [] : (s.bids[seat] ?? [])),
    ...(kept && kept !== 'nothing' ? [kept.occupier] : []),
  ];
};

/** Marks of what is not where they say. */
export const falseMarks = (s: State): readonly Mark[] =>
  s.marks.filter(({ thing, place, loose }) => {
    if (placeOf(s, thing) === place) return false;
    return !loose || !(s.hands[place] && leftHand(s, place).includes(thing));
  });

// --- seeing ----------------------------------------------------------------------------------------------------------

const all = (s: State): Viewers => everybody(s.seats);
/** An owner needs no marks on own hand and face-down cards. */
const others = (s: State, owner: Party): Viewers => (owner < s.seats ? sets.without(all(s), owner) : all(s));

/** One order for all marks: how they came about must not show. */
const byPlace = (one: Mark, other: Mark): number =>
  Number(one.loose) - Number(other.loose) || one.thing - other.thing || one.place - other.place;

/** They are nearly in order: only what was seen last has to find its place. */
export function inMarkOrder(marks: Marks): Marks {
  const list = marks.slice();
  for (let i = 1; i < list.length; i++) {
    const mark = list[i]!;
    let place = i;
    for (; place > 0 && byPlace(mark, list[place - 1]!) < 0; place--) list[place] = list[place - 1]!;
    list[place] = mark;
  }
  return list;
}

function change(s: State, marks: Marks): void {
  if (marks !== s.marks) s.marks = inMarkOrder(marks);
}

/** Everybody sees a card go to a hand. */
export const seenInHand = (s: State, seat: Seat, card: Card): void =>
  change(s, see(s.marks, card, handPlace(seat), others(s, seat)));

/** One player looks at a card in a hand. */
export const peekedInHand = (s: State, seat: Seat, card: Card, by: Seat): void =>
  change(s, see(s.marks, card, handPlace(seat), viewers(by)));

export function peekedDown(s: State, region: RegionNumber, party: Party, by: Seat): void {
  const card = s.down[at(s, region, party)]!;
  if (card !== NONE && by !== party) change(s, see(s.marks, card, downPlace(region, party), viewers(by)));
}

/** A card lies in a draw pile, seen there by all, or by some (OKC-Q13, OKC-Q63). */
export const seenInPile = (s: State, seat: Seat, index: number, card: Card, by: Viewers | null): void =>
  change(s, see(s.marks, card, drawPlace(seat, index), by ?? all(s)));

export const seenInKingdomDeck = (s: State, index: number, kingdom: Kingdom, by: Seat): void =>
  change(s, see(s.marks, kingdomThing(kingdom), kingdomPlace(index), viewers(by)));

// --- cards on the way --------------------------------------------------------------------------------------------------

/** A card leaves a hand and nobody else sees which. */
export const leftHandUnseen = (s: State, seat: Seat): void => change(s, loosen(s.marks, handPlace(seat)));

/** Cards lie open from now on. */
export const opened = (s: State, cards: readonly Card[]): void => change(s, forgetThings(s.marks, cards));

function isSeenBy(marks: Marks, thing: number, viewer: Seat): boolean {
  for (const mark of marks) if (mark.thing === thing && isAmong(mark.viewers, viewer)) return true;
  return false;
}

/** Takes the marks of a player off a thing of his own. */
function withoutOwner(marks: Marks, thing: number, owner: Seat): Marks {
  if (!isSeenBy(marks, thing, owner)) return marks;
  return marks.flatMap(mark => {
    if (mark.thing !== thing || !isAmong(mark.viewers, owner)) return [mark];
    const left = sets.without(mark.viewers, owner);
    return sets.isEmpty(left) ? [] : [{ ...mark, viewers: left }];
  });
}

/** Face down from a draw pile into the hand, or from a Region: whoever knew it knows it there. */
export const wentToHand = (s: State, seat: Seat, card: Card): void =>
  change(s, withoutOwner(follow(s.marks, card, handPlace(seat)), card, seat));

export const wentDown = (s: State, region: RegionNumber, party: Party, card: Card): void =>
  change(s, follow(s.marks, card, downPlace(region, party)));

/** A card is put into a draw pile: those at this height and above move up. */
export const pileRaised = (s: State, seat: Seat, height: number): void =>
  change(
    s,
    relocate(s.marks, place => (isDrawn(place, seat) && place >= drawPlace(seat, height) ? place + 1 : place)),
  );

/** A draw pile is shuffled. */
export const pileShuffled = (s: State, seat: Seat): void =>
  change(
    s,
    relocate(s.marks, place => (isDrawn(place, seat) ? null : place)),
  );

export const kingdomDeckShuffled = (s: State): void =>
  change(
    s,
    relocate(s.marks, place => (isInKingdomDeck(place) ? null : place)),
  );

/** Cards of a pile are arranged by somebody; what others knew of them is over. */
export const rearranged = (s: State, things: readonly number[]): void => change(s, forgetThings(s.marks, things));

/** Hand cards are buried unseen: hand marks and loose marks of that player end. */
export const buriedUnseen = (s: State, seat: Seat): void =>
  change(
    s,
    relocate(s.marks, place => (place === handPlace(seat) ? null : place)),
  );

function hasDown(s: State, seat: Seat): boolean {
  for (const region of REGION_NUMBERS) if (s.down[at(s, region, seat)] !== NONE) return true;
  return false;
}

/** Loose marks are hand marks again when a player has no face-down card left. */
export function settle(s: State, seat: Seat): void {
  if (hasDown(s, seat) || s.covered[seat]!.length > 0 || (!s.bidsShown && (s.bids[seat]?.length ?? 0) > 0)) return;
  change(s, tighten(s.marks, handPlace(seat)));
}
