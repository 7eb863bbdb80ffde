/** Bidding (OKC-081..OKC-096): sealed Bids, Ruses, effects, and what winning Bids do. */
import { passMoment, type Seat } from '@interregnum/kernel';
import { intoHand, sorted, takeUnseen, toDiscard, toHand, without } from '../cards.ts';
import { amountOf, hasContinuous } from '../effects/continuous.ts';
import { dueAt, perform } from '../effects/performing.ts';
import { openWindow } from '../effects/window.ts';
import { heard, tell, tellApart } from '../events.ts';
import {
  control,
  discardKingdom,
  dismiss,
  drawKingdom,
  isFull,
  loseControl,
  newWares,
  refillMarket,
} from '../kingdom-cards.ts';
import { opened, settle } from '../knowledge.ts';
import { type Option, oneForEach, option } from '../options.ts';
import { type Card, IS_SUPPORTER, isFactionRuse, type Kingdom, NONE, type Party, SIMULACRUM } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { simulacrumBid, winSimulacrumBid } from '../simulacrum.ts';
import { call, procedure, type State } from '../state.ts';
import { bidTotalOf, defenceOf, isBidVoid } from '../strength.ts';
import { controlledBy, controllerOf, opponentsOf, seatsInOrder } from '../table.ts';
import { checkSite } from './site-of-power.ts';

type Nothing = Record<string, never>;

// --- placing and showing -----------------------------------------------------------------------------------------------

/** OKC-081: who has no card in hand has passed, as everybody sees (OKC-Q76). */
const toBid = (s: State): Seat[] => seatsInOrder(s).filter(seat => s.bids[seat] === null && s.hands[seat]!.length > 0);

function placeBid(s: State, seat: Seat, answer: Option): void {
  if (answer.type !== 'bid') {
    s.bids[seat] = [];
    tell({ type: 'passedBid', seat });
    return;
  }
  takeUnseen(s, seat, answer.card);
  s.bids[seat] = [answer.card];
  tellApart([seat], { type: 'bid', seat, card: answer.card }, { type: 'bid', seat, card: null });
}

/** OKC-082. */
function showBids(s: State): void {
  s.bidsShown = true;
  for (const seat of seatsInOrder(s)) {
    s.bids[seat] ??= [];
    opened(s, s.bids[seat]);
    settle(s, seat);
  }
  s.bidTotals = s.bidTotals.map((_, party) => (party === SIMULACRUM ? simulacrumBid(s) : null));
  tellBids(s);
}

function bidOf(s: State, party: Party): number | null {
  if (party < s.seats) return bidTotalOf(s, party);
  const bid = party === SIMULACRUM ? simulacrumBid(s) : null;
  return bid !== null && isBidVoid(s, party) ? 0 : bid;
}

/** Whether effects have changed what was told when the Bids were shown. */
const isChanged = (s: State): boolean => s.bidPlus.some(n => n !== 0) || s.order.some(party => isBidVoid(s, party));

/** What the Bids are worth when they are compared. */
function countBids(s: State): void {
  s.bidTotals = s.bidTotals.map((_, party) => bidOf(s, party));
  if (isChanged(s)) tellBids(s);
}

function tellBids(s: State): void {
  if (!heard()) return;
  const bids = s.order.flatMap(party => {
    const total = bidOf(s, party);
    return total === null ? [] : [{ party, cards: s.bids[party] ?? [], total }];
  });
  tell({ type: 'bidsShown', bids });
}

// --- a Ruse in a Bid (OKC-245) -------------------------------------------------------------------------------------------

const ruseIn = (s: State, seat: Seat): Card | undefined => s.bids[seat]?.find(isFactionRuse);

function resolveRuse(s: State, seat: Seat, answer: Option): void {
  const ruse = ruseIn(s, seat)!;
  if (answer.type === 'reinforce') {
    takeUnseen(s, seat, answer.card);
    s.covered[seat] = [answer.card];
    tellApart([seat], { type: 'reinforced', seat, card: answer.card }, { type: 'reinforced', seat, card: null });
  } else if (answer.type === 'retreat') {
    s.bids[seat] = [];
    tell({ type: 'retreated', party: seat, card: ruse, to: answer.to, herald: false });
    if (answer.to === 'hand') toHand(s, ruse);
    else toDiscard(s, ruse);
  }
}

/** OKC-236: the cards that were added are turned up together. */
function showReinforcements(s: State): void {
  const isAdded = s.covered.some(cards => cards.length > 0);
  for (const seat of seatsInOrder(s)) {
    const cards = s.covered[seat]!;
    if (cards.length === 0) continue;
    s.covered[seat] = [];
    s.bids[seat] = [...s.bids[seat]!, ...cards];
    opened(s, cards);
    settle(s, seat);
  }
  if (isAdded) tellBids(s);
}

// --- a winning Bid -------------------------------------------------------------------------------------------------------

/** OKC-086, OKC-087: equal Bids all win; the others take their cards back (OKC-Q77, OKC-Q95). */
function winners(s: State): Party[] {
  const bidders = s.order.filter(party => s.bidTotals[party] !== null);
  const best = Math.max(...bidders.map(party => s.bidTotals[party]!));
  return bidders.filter(party => s.bidTotals[party] === best);
}

function takeBackLosers(s: State): void {
  const won = winners(s);
  for (const seat of seatsInOrder(s)) {
    const cards = s.bids[seat]!;
    if (cards.length === 0 || won.includes(seat)) continue;
    s.bids[seat] = [];
    for (const card of cards) intoHand(s, card);
    tell({ type: 'tookBack', seat, cards });
  }
}

const supporterIn = (s: State, seat: Seat): Card | undefined => s.bids[seat]!.find(card => IS_SUPPORTER[card]);

/** OKC-093: strictly stronger than the Occupier, both with modifiers (OKC-Q94). */
export const stealable = (s: State, seat: Seat): Kingdom[] => {
  if (hasContinuous(s, seat, 'noStealing')) return []; // K42
  const strength = s.bidTotals[seat]! + amountOf(s, seat, 'cmp');
  const weaker: Kingdom[] = [];
  for (const other of opponentsOf(s, seat))
    for (const held of controlledBy(s, other)) if (defenceOf(s, other, held) < strength) weaker.push(held.kingdom);
  return weaker;
};

/** OKC-088, OKC-Q17: without a Supporter only the market can be cleared. */
function bidChoices(s: State, seat: Seat): Option[] {
  const clearing = [option.discardSlot(0), option.discardSlot(1), option.discardBoth];
  if (supporterIn(s, seat) === undefined) return clearing;
  return [option.take(0), option.take(1), option.takeDeck, ...stealable(s, seat).map(option.stealKingdom), ...clearing];
}

/** What stays Revealed in front of the bidder until Winter. */
function keepRevealed(s: State, seat: Seat, cards: readonly Card[]): void {
  s.kept[seat] = sorted([...s.kept[seat]!, ...cards]);
  s.bids[seat] = [];
}

/** OKC-094. */
function clearMarket(s: State, seat: Seat, slots: readonly number[]): void {
  for (const slot of slots) discardKingdom(s, s.market[slot]!, seat);
  refillMarket(
    s,
    s.market.filter((_, slot) => !slots.includes(slot)),
  );
  s.traded = true;
  keepRevealed(s, seat, s.bids[seat]!);
}

/** OKC-089: the Supporter Occupies; a Ruse beside it stays Revealed (OKC-091). */
function occupy(s: State, seat: Seat, kingdom: Kingdom): Card {
  const occupier = supporterIn(s, seat)!;
  control(s, seat, { kingdom, occupier });
  keepRevealed(s, seat, without(s.bids[seat]!, occupier));
  return occupier;
}

/** OKC-Q20. */
function takeFromMarket(s: State, seat: Seat, slot: number): void {
  const kingdom = s.market[slot]!;
  s.traded = true;
  tell({ type: 'tookKingdom', seat, kingdom, card: occupy(s, seat, kingdom), fromDeck: false });
  refillMarket(
    s,
    s.market.filter((_, i) => i !== slot),
  );
}

/** OKC-Q93. */
function takeFromDeck(s: State, seat: Seat, kingdom: Kingdom): void {
  s.traded = true; // OKC-Q18
  tell({ type: 'tookKingdom', seat, kingdom, card: occupy(s, seat, kingdom), fromDeck: true });
}

/** OKC-093, OKC-Q115: K01 pays if it was there before and is there after. */
function stealKingdom(
  s: State,
  seat: Seat,
  kingdom: Kingdom,
  due: readonly { source: number; effect: number }[],
): void {
  const victim = controllerOf(s, kingdom);
  const freed = loseControl(s, victim, kingdom);
  tell({ type: 'stoleKingdom', seat, from: victim, kingdom, card: occupy(s, seat, kingdom) });
  toHand(s, freed);
  const still = dueAt(s, 'onSteal', seat);
  for (const found of still) if (due.some(one => one.source === found.source)) perform(s, seat, found);
}

export interface WinningBid {
  seat: Seat;
  /** What was chosen and has yet to be carried out. */
  what: Option | null;
  /** The top card of the Kingdom Deck, which is seen before one says which of the own goes; else `NONE`. */
  turned: Kingdom;
}

function turnUp(s: State, seat: Seat): Kingdom {
  const kingdom = drawKingdom(s);
  tell({ type: 'turnedKingdom', seat, kingdom });
  return kingdom;
}

function carryOut(s: State, { seat, what, turned }: WinningBid, replaced: Kingdom | null): void {
  const due = dueAt(s, 'onSteal', seat);
  if (replaced !== null) dismiss(s, seat, replaced, 'hand');
  if (what?.type === 'take') takeFromMarket(s, seat, what.slot);
  if (what?.type === 'takeDeck') takeFromDeck(s, seat, turned === NONE ? drawKingdom(s) : turned);
  if (what?.type === 'stealKingdom') stealKingdom(s, seat, what.kingdom, due);
  checkSite(s, seat); // K31
}

const winningBid = procedure<WinningBid>('winningBid', {
  choose: {
    question: ASK.winningBid,
    ask: 'forced',
    who: (_, l) => l.seat,
    options: (s, l) => bidChoices(s, l.seat),
    then: (s, l, answer) => {
      if (answer.type === 'discardSlot') clearMarket(s, l.seat, [answer.slot]);
      else if (answer.type === 'discardBoth') clearMarket(s, l.seat, [0, 1]);
      else if (!isFull(s, l.seat)) carryOut(s, { ...l, what: answer }, null);
      else {
        l.what = answer;
        if (answer.type === 'takeDeck') l.turned = turnUp(s, l.seat);
      }
    },
  },
  /** OKC-090. */
  replace: {
    question: ASK.replaced,
    while: (_, l) => l.what !== null,
    who: (_, l) => l.seat,
    options: (s, l) => s.controlled[l.seat]!.map(({ kingdom }) => option.replace(kingdom)),
    then: (s, l, answer) => {
      if (answer.type === 'replace') carryOut(s, l, answer.kingdom);
      l.what = null;
    },
  },
});

export const winningBids = procedure<Nothing>('winningBids', {
  compare: s => {
    s.window = 'MSu-C';
    countBids(s);
    takeBackLosers(s);
  },
  each: {
    each: winners,
    do: (s, _, party) => {
      tell({ type: 'bidWon', party, total: s.bidTotals[party]! });
      if (party === SIMULACRUM) winSimulacrumBid(s);
      else call(s, winningBid, { seat: party, what: null, turned: NONE });
    },
  },
  wares: s => {
    if (!s.traded) newWares(s);
    s.traded = false;
    s.bids.fill(null);
    s.bidsShown = false;
    s.bidPlus.fill(0);
    s.bidTotals = s.bidTotals.map(() => null);
    s.lasting = passMoment(s.lasting, 'bidding');
  },
});

export const bidding = procedure<Nothing>('bidding', {
  bids: {
    question: ASK.bid,
    each: s => {
      s.window = 'MSu-B';
      return toBid(s);
    },
    ask: 'always',
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => oneForEach(s.hands[seat]!, option.bid, option.pass),
    then: (s, _l, answer, seat) => placeBid(s, seat, answer),
  },
  show: s => showBids(s),
  // OKC-245
  ruses: {
    question: ASK.ruseInBid,
    each: s => seatsInOrder(s).filter(seat => ruseIn(s, seat) !== undefined), // OKC-083
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) =>
      oneForEach(s.hands[seat]!, option.reinforce, option.retreat('hand'), option.retreat('discard'), option.stay),
    then: (s, _l, answer, seat) => resolveRuse(s, seat, answer),
  },
  reinforcements: s => showReinforcements(s),
  effects: s => openWindow(s, 'MSu-B'), // OKC-084
  winning: s => call(s, winningBids, {}),
});
