/**
 * Full states that agree with a view. What the rules hide from the viewer is dealt anew by his marks, whatever the view
 * says about it, so a leak in the sights cannot reach a bot and shows up in the secrecy test.
 */
import {
  dealByMarks,
  type HiddenPlace,
  type KnownMark,
  type Mark,
  type Random,
  randomKey,
  type Seat,
  shuffled,
  viewers,
} from '@interregnum/kernel';
import { joinedBy, sorted, without } from './cards.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { LOCATIONS, REGIONS } from './content/map.ts';
import { PLAN_CARDS, TIE_SLOT } from './content/simulacrum.ts';
import { turnedKingdoms } from './kingdom-cards.ts';
import { downPlace, drawPlace, handPlace, kingdomPlace, kingdomThing } from './knowledge.ts';
import { cardForCourt } from './phases/rewards.ts';
import {
  CARD_COUNT,
  type Card,
  cardsOf,
  IS_SUPPORTER,
  isValue,
  type Kingdom,
  NONE,
  printedValue,
  REGION_NUMBERS,
  regionOf,
  SIMULACRUM,
  slotOf,
  valueCard,
} from './pieces.ts';
import { cardsReturning } from './returning.ts';
import type { View } from './sight.ts';
import { bidOfPlan, isSolo, planOf } from './simulacrum.ts';
import { at, type Cards, clone, type Kept, NO_CARDS, reask, type State } from './state.ts';
import { isBidVoid } from './strength.ts';

/** Places that only this deal knows: cards in Bids, under Kingdom Cards at setup, covered ones. */
const FIRST_SPECIAL = 1000;
const SPECIALS = 16;
const special = (seat: Seat, index: number): number => FIRST_SPECIAL + SPECIALS * seat + index;
const BID = 0;
const SEALED = 1;
const COVERED = 2;

type Hidden = Pick<State, 'hands' | 'draw' | 'down' | 'bids' | 'covered' | 'kingdomKept'>;

/** Whether cards of a seat's Bid are hidden from the viewer. */
const hasHiddenBid = (v: View, seat: Seat): boolean =>
  !v.bidsShown && seat !== v.viewer && (v.bids[seat]?.length ?? 0) > 0;
const hasHiddenKept = (v: View, seat: Seat): boolean =>
  seat !== v.viewer && v.kingdomKept[seat] !== null && v.kingdomKept[seat] !== 'nothing';

/** Every hidden place of a seat, for this viewer. */
function placesOf(v: View, seat: Seat): HiddenPlace[] {
  const places: HiddenPlace[] = v.draw[seat]!.map((_, index) => ({ place: drawPlace(seat, index), size: 1 }));
  if (seat === v.viewer) return places;
  places.push({ place: handPlace(seat), size: v.hands[seat]!.length });
  for (const region of REGION_NUMBERS)
    if (v.down[at(v, region, seat)] !== NONE) places.push({ place: downPlace(region, seat), size: 1 });
  if (hasHiddenBid(v, seat)) places.push({ place: special(seat, BID), size: 1 });
  if (hasHiddenKept(v, seat)) places.push({ place: special(seat, SEALED), size: 1 });
  for (const index of v.covered[seat]!.keys()) places.push({ place: special(seat, COVERED + index), size: 1 });
  return places;
}

/** By card: whether the viewer sees where it is. */
function seenCards(v: View): boolean[] {
  const seen = new Array<boolean>(CARD_COUNT).fill(false);
  const see = (cards: readonly (Card | null)[]): void => {
    for (const card of cards) if (card !== null && card >= 0 && card < CARD_COUNT) seen[card] = true;
  };
  for (const cards of [v.lost, v.removed, v.aside, v.court, v.blockades, v.deployed, cardsReturning(v)]) see(cards);
  for (const lists of [v.up, v.kept, v.sites, v.discard]) for (const cards of lists) see(cards);
  for (const list of v.controlled) for (const { occupier } of list) seen[occupier] = true;
  if (v.bidsShown) for (const bid of v.bids) if (bid) see(bid);
  if (v.viewer !== null) seeOwn(v, v.viewer, see);
  return seen;
}

function seeOwn(v: View, own: Seat, see: (cards: readonly (Card | null)[]) => void): void {
  see(v.hands[own]!);
  see(v.bids[own] ?? []);
  see(v.covered[own]!);
  see(REGION_NUMBERS.map(region => v.down[at(v, region, own)]!));
  const kept = v.kingdomKept[own];
  if (kept && kept !== 'nothing') see([kept.occupier]);
}

/** From a hand cards go unseen to wherever they lie face down. */
const wayOf =
  (places: readonly HiddenPlace[], seat: Seat) =>
  (place: number): number[] =>
    place === handPlace(seat)
      ? places.map(one => one.place).filter(one => one < drawPlace(0, 0) || one >= FIRST_SPECIAL)
      : [];

/** OKC-D52: a card is named for the Court and has not been laid there yet. */
function shownInHand(v: View, seat: Seat): KnownMark[] {
  const card = cardForCourt(v);
  return card === NONE ? [] : [{ thing: card, place: handPlace(seat), loose: false }];
}

/** Hands out the cards of a place. */
type Dealer = (place: number, size: number) => Card[];

/** Where the viewer knows nothing, every card may be anywhere. */
const freely =
  (cards: Card[]): Dealer =>
  (_, size) =>
    cards.splice(-size, size);

function byMarks(v: View, seat: Seat, cards: readonly Card[], known: readonly KnownMark[], random: Random): Dealer {
  const places = placesOf(v, seat);
  const dealt = dealByMarks(places, cards, known, wayOf(places, seat), random);
  return place => dealt.get(place)!;
}

function dealSeat(v: View, seat: Seat, seen: readonly boolean[], random: Random, out: Hidden): void {
  const cards = shuffled(
    random,
    cardsOf(v.factions[seat]!).filter(card => !seen[card]),
  );
  const known = [...v.marks, ...shownInHand(v, seat)].filter(mark => cards.includes(mark.thing));
  const take = known.length === 0 ? freely(cards) : byMarks(v, seat, cards, known, random);
  const one = (place: number): Card => take(place, 1)[0]!;
  out.draw[seat] = inOrder(v.draw[seat]!.length, index => one(drawPlace(seat, index)));
  if (seat === v.viewer) return;
  out.hands[seat] = v.hands[seat]!.length === 0 ? [] : sorted(take(handPlace(seat), v.hands[seat]!.length));
  for (const region of REGION_NUMBERS) {
    const place = at(v, region, seat);
    if (v.down[place] !== NONE) out.down[place] = one(downPlace(region, seat));
  }
  if (hasHiddenBid(v, seat)) out.bids[seat] = [one(special(seat, BID))];
  out.covered[seat] = inOrder(v.covered[seat]!.length, index => one(special(seat, COVERED + index)));
  if (hasHiddenKept(v, seat)) seal(out, seat, one(special(seat, SEALED)));
}

/** A list of so many cards, made one after the other. */
function inOrder(count: number, make: (index: number) => Card): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index < count; index++) cards.push(make(index));
  return cards;
}

/** OKC-029: only a Supporter Occupies. */
function seal(out: Hidden, seat: Seat, card: Card): void {
  let occupier = card;
  if (!IS_SUPPORTER[card]) {
    const list = out.hands[seat]!.some(one => IS_SUPPORTER[one]) ? out.hands : out.draw;
    occupier = list[seat]!.find(one => IS_SUPPORTER[one])!;
    list[seat] = list[seat]!.map(one => (one === occupier ? card : one));
    out.hands[seat] = sorted(out.hands[seat]!);
  }
  out.kingdomKept[seat] = { kingdom: NONE, occupier };
}

// --- Kingdom Cards -----------------------------------------------------------------------------------------------------

const isSet = (v: View, seen: readonly Kingdom[], kingdom: Kingdom): boolean =>
  v.market.includes(kingdom) || v.kingdomDiscard.includes(kingdom) || seen.includes(kingdom);

function seenKingdoms(v: View): Kingdom[] {
  const seen: Kingdom[] = [...turnedKingdoms(v)];
  for (const list of v.controlled) for (const { kingdom } of list) seen.push(kingdom);
  if (v.viewer === null) return seen;
  for (const kingdom of v.dealt[v.viewer]!) seen.push(kingdom!);
  const kept = v.kingdomKept[v.viewer];
  if (kept && kept !== 'nothing') seen.push(kept.kingdom!);
  return seen;
}

function dealKingdom(v: View, random: Random, out: Hidden): Pick<State, 'kingdomDeck' | 'box' | 'dealt'> {
  const own = v.viewer;
  const seen = seenKingdoms(v);
  const known = v.marks
    .filter(mark => mark.thing >= kingdomThing(0))
    .map(({ thing, place }) => ({ kingdom: thing - kingdomThing(0), index: place - kingdomPlace(0) }));
  const isKnown = (kingdom: Kingdom): boolean => known.length > 0 && known.some(one => one.kingdom === kingdom);
  const rest = shuffled(
    random,
    KINGDOMS.filter(kingdom => !isSet(v, seen, kingdom) && !isKnown(kingdom)),
  );
  const next = () => rest.pop()!;
  for (const [seat, kept] of out.kingdomKept.entries())
    if (kept !== null && kept !== 'nothing' && kept.kingdom === NONE)
      out.kingdomKept[seat] = { ...kept, kingdom: next() };
  const kingdomDeck = inOrder(v.kingdomDeck.length, index => known.find(one => one.index === index)?.kingdom ?? next());
  const dealt = v.dealt.map((list, seat) => (seat === own ? (list as Kingdom[]) : list.map(next)));
  return { kingdomDeck, dealt, box: rest.slice(0, v.box).sort((one, other) => one - other) };
}
const KINGDOMS: readonly Kingdom[] = [...KINGDOM_CARDS.keys()];

// --- the Simulacrum ------------------------------------------------------------------------------------------------------

/** A plan that agrees with the Bid and the values that were seen, and where they lie. */
function dealPlans(s: State, v: View, random: Random): void {
  if (!isSolo(s)) return;
  const isPlanned = v.round > 0 && !UNPLANNED.includes(v.window);
  const free = shuffled(
    random,
    [...PLAN_CARDS.keys()].filter(plan => !v.planDiscard.includes(plan)),
  );
  const index = isPlanned
    ? Math.max(
        0,
        free.findIndex(plan => fits(v, plan)),
      )
    : NONE;
  s.plan = isPlanned ? free.splice(index, 1)[0]! : NONE;
  s.planDeck = free.slice(0, v.planDeck);
  if (isPlanned) placeAnew(s, v);
}
const UNPLANNED: readonly View['window'][] = [null, 'ESp', 'MSp-D', 'MSp-I', 'MSp-O', 'LSp'];

/** Values of the plan that the viewer has seen: Revealed, or peeked at. */
const valuesSeen = (v: View): Card[] => [
  ...v.up.flat().filter(card => isValue(card) && slotOf(card) < TIE_SLOT),
  ...v.marks.map(mark => mark.thing).filter(thing => thing >= CARD_COUNT && thing < kingdomThing(0)),
];

function fits(v: View, plan: number): boolean {
  const { values, herald } = PLAN_CARDS[plan]!;
  const location = v.heralds[SIMULACRUM]!;
  const isHeraldFitting = location === NONE || regionOf(location) === regionOf(LOCATIONS.indexOf(herald));
  const bid = bidOfPlan(v, plan);
  const shown = v.bidTotals[SIMULACRUM]!;
  const isBidFitting = !v.bidsShown || (isBidVoid(v, SIMULACRUM) ? (bid === null) === (shown === null) : bid === shown);
  return (
    isHeraldFitting &&
    isBidFitting &&
    valuesSeen(v).every(card => values[REGIONS[slotOf(card)]!] === printedValue(card))
  );
}

/** Its values lie where they were placed, unless others are seen there. */
function placeAnew(s: State, v: View): void {
  const seen = valuesSeen(v).map(slotOf);
  const free = REGION_NUMBERS.filter(slot => !seen.includes(slot));
  for (const region of REGION_NUMBERS) {
    const place = at(s, region, SIMULACRUM);
    if (v.down[place] === NONE) continue;
    const mark = v.marks.find(one => one.place === downPlace(region, SIMULACRUM));
    const slot = free.includes(region) ? region : (free[0] ?? region);
    if (!mark) free.splice(free.indexOf(slot), 1);
    s.down[place] = mark ? mark.thing : valueCard(slot, planOf(s).values[REGIONS[slot]!]);
  }
}

// --- all of it -----------------------------------------------------------------------------------------------------------

export const marksOf = (marks: readonly KnownMark[], viewer: Seat | null): Mark[] =>
  marks.map(mark => ({ ...mark, viewers: viewers(viewer) }));

/** What the viewer sees himself; `null` for what is dealt anew. */
function ownCards(list: readonly (readonly (Card | null)[])[], viewer: Seat | null): Cards[] {
  const own: Cards[] = [];
  for (let seat = 0; seat < list.length; seat++) own.push(seat === viewer ? (list[seat] as Card[]) : NO_CARDS);
  return own;
}

export function determinise(v: View, random: Random): State {
  const hidden: Hidden = {
    hands: ownCards(v.hands, v.viewer),
    draw: ownCards(v.draw, null),
    down: inOrder(v.down.length, place => v.down[place] ?? NONE),
    bids: v.bids.slice() as (Cards | null)[],
    covered: ownCards(v.covered, v.viewer),
    kingdomKept: v.kingdomKept.slice() as (Kept | null)[],
  };
  const seen = seenCards(v);
  const isDealt = v.factions.length === v.seats;
  if (isDealt) for (const seat of v.factions.keys()) dealSeat(v, seat, seen, random, hidden);
  const kingdom = dealKingdom(v, random, hidden);
  const chance = { key: randomKey(random), drawn: 0, script: null };
  const s = clone({
    ...v,
    ...hidden,
    ...kingdom,
    marks: marksOf(v.marks, v.viewer),
    plan: NONE,
    planDeck: [],
    chance,
    ask: null,
    answers: [],
  });
  dealPlans(s, v, random);
  if (v.ask) reask(s);
  s.answers = v.answers.given.map((given, seat) => {
    if (!given) return null;
    return seat === v.viewer ? v.answers.mine : random.below(s.ask!.options[seat]!.length);
  });
  return s;
}

// --- supposing -------------------------------------------------------------------------------------------------------------

/**
 * A made-up world in which the seat holds this card, too: it changes places with one that the viewer cannot see either.
 * What has left the hand unseen lies face down somewhere, never in the draw pile.
 */
export function supposeInHand(s: State, viewer: Seat | null, seat: Seat, card: Card): void {
  const isMarked = (one: Card, isDrawn: boolean): boolean =>
    s.marks.some(mark => mark.thing === one && (isDrawn || !mark.loose));
  const isDrawn = s.draw[seat]!.includes(card);
  if (viewer === seat || isMarked(card, isDrawn) || !(isDrawn || s.down.includes(card))) return;
  const victim = s.hands[seat]!.find(one => !isMarked(one, isDrawn));
  if (victim === undefined) return;
  const swap = (cards: Cards) => cards.map(one => (one === card ? victim : one));
  s.draw[seat] = swap(s.draw[seat]!);
  s.down = s.down.map(one => (one === card ? victim : one));
  s.hands[seat] = joinedBy(without(s.hands[seat]!, victim), card);
  reask(s);
}
