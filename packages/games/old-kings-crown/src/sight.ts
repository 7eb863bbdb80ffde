/** What a seat of The Old King's Crown may know, field by field (OKC-282..OKC-285). */
import {
  flowSights,
  type KnownMark,
  knows,
  look,
  type Marks,
  nobody,
  open,
  ownMarks,
  type Seat,
  type Seen,
  type Sights,
} from '@interregnum/kernel';
import { putInOrder } from './cards.ts';
import { downPlace, drawPlace, handPlace, kingdomPlace, kingdomThing } from './knowledge.ts';
import { type Card, type Kingdom, NONE, type Party, REGION_NUMBERS } from './pieces.ts';
import { at, type Bid, type Cards, type Kept, type PublicState, type State } from './state.ts';

type Viewer = Seat | null;
/** `null` is a card that the viewer may not know. */
export type CardsSeen = (Card | null)[];

/** Known cards by number, then the others: their order in a hand tells nothing (OKC-284, OKC-Q06). */
const handSeen = (s: State, hand: Cards, seat: Seat, viewer: Viewer): CardsSeen => {
  if (seat === viewer) return hand.slice();
  const known = putInOrder(hand.filter(card => knows(s.marks, viewer, card, handPlace(seat))));
  return [...known, ...new Array<null>(hand.length - known.length).fill(null)];
};

const hands = (list: readonly Cards[], viewer: Viewer, s: State): CardsSeen[] =>
  list.map((hand, seat) => handSeen(s, hand, seat, viewer));

/** Nobody sees a draw pile, its owner neither, but for cards that were seen to go there (OKC-282). */
const draw = (list: readonly Cards[], viewer: Viewer, s: State): CardsSeen[] =>
  list.map((pile, seat) =>
    pile.map((card, index) => (knows(s.marks, viewer, card, drawPlace(seat, index)) ? card : null)),
  );

/** OKC-285. */
const kingdomDeck = (deck: readonly Kingdom[], viewer: Viewer, s: State): (Kingdom | null)[] =>
  deck.map((card, index) => (knows(s.marks, viewer, kingdomThing(card), kingdomPlace(index)) ? card : null));

/** OKC-101. */
const down = (list: readonly Card[], viewer: Viewer, s: State): CardsSeen => {
  const seen: CardsSeen = list.slice();
  for (const region of REGION_NUMBERS) {
    for (const party of s.order) {
      const card = list[at(s, region, party)]!;
      const isSeen = card === NONE || party === viewer || knows(s.marks, viewer, card, downPlace(region, party));
      if (!isSeen) seen[at(s, region, party)] = null;
    }
  }
  return seen;
};

const ownOrBacks = <T>(list: readonly (readonly T[])[], viewer: Viewer): (T | null)[][] =>
  list.map((cards, seat) => (seat === viewer ? cards.slice() : cards.map(() => null)));

/** OKC-081: that a card was bid is open at once. */
const bids = (list: readonly (Bid | null)[], viewer: Viewer, s: State): (CardsSeen | null)[] =>
  list.map((bid, seat) => {
    if (bid === null) return null;
    return seat === viewer || s.bidsShown ? bid.slice() : bid.map(() => null);
  });

/** OKC-Q101: whether somebody kept a Kingdom Card, not which. */
export type KeptSeen = Kept | { kingdom: null; occupier: null };
const kingdomKept = (list: readonly (Kept | null)[], viewer: Viewer): (KeptSeen | null)[] =>
  list.map((kept, seat) =>
    kept === null || kept === 'nothing' || seat === viewer ? kept : { kingdom: null, occupier: null },
  );

const marks = (list: Marks, viewer: Viewer): KnownMark[] => ownMarks(list, viewer);
const size = (cards: readonly unknown[]): number => cards.length;

/** OKC-283. */
export const sights = {
  ...flowSights,
  ask: (ask: State['ask'], viewer: Viewer) => flowSights.ask(ask, viewer),
  content: open<State['content']>,
  maxRounds: open<number>,
  difficulty: open<PublicState['difficulty']>,
  factions: open<PublicState['factions']>,
  round: open<number>,
  window: open<PublicState['window']>,
  region: open<number>,
  order: open<readonly Party[]>,
  influence: open<number[]>,
  attrition: open<number[]>,
  bonus: open<number[]>,
  bonusNext: open<number[]>,
  ready: open<number>,
  tokens: open<readonly number[]>,
  heralds: open<number[]>,
  disc: open<PublicState['disc']>,
  controlled: open<PublicState['controlled']>,
  used: open<readonly Kingdom[]>,
  market: open<readonly Kingdom[]>,
  kingdomDiscard: open<readonly Kingdom[]>,
  traded: open<boolean>,
  discard: open<Cards[]>,
  lost: open<Cards>,
  removed: open<Cards>,
  aside: open<Cards>,
  up: open<Cards[]>,
  deployed: open<Card[]>,
  kept: open<Cards[]>,
  blockades: open<Card[]>,
  court: open<Cards>,
  sites: open<Cards[]>,
  results: open<PublicState['results']>,
  lasting: open<PublicState['lasting']>,
  clash: open<PublicState['clash']>,
  bidsShown: open<boolean>,
  bidPlus: open<number[]>,
  bidTotals: open<PublicState['bidTotals']>,
  choices: open<number>,
  quest: open<number>,
  seal: open<boolean>,
  stronger: open<boolean>,
  strongerNext: open<boolean>,
  twoPlans: open<boolean>,
  planDiscard: open<readonly number[]>,
  over: open<boolean>,
  hands,
  draw,
  down,
  kingdomDeck,
  box: size,
  dealt: ownOrBacks<Kingdom>,
  kingdomKept,
  bids,
  covered: ownOrBacks<Card>,
  marks,
  plan: nobody,
  planDeck: size,
  chance: nobody,
} satisfies Sights<State>;

export type View = Seen<typeof sights>;

export const view = (s: State, seat: Viewer): View => look(sights, s, seat);
