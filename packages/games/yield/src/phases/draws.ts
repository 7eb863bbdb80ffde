/** Discards after a draw (YLD-063, YLD-104, YLD-334, YLD-351). */
import type { Seat } from '@interregnum/kernel';
import { HIDDEN_CARD_DRAW, KIND_COUNT } from '../content/cards.ts';
import { discardsOf, type Option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import {
  coveredCards,
  discardCovered,
  discardFromHand,
  drawCards,
  isOverLimit,
  isSingle,
  isTwoAgainstOne,
  kindsIn,
} from '../table.ts';

export interface Discarding {
  seat: Seat;
  /** Cards that must go before the hand limit is looked at. */
  due: number;
}

const handDiscards = (s: State, seat: Seat): readonly Option[] => discardsOf(kindsIn(s.hands, seat));

function discard(s: State, seat: Seat, a: Option): void {
  if (a.type === 'discard') discardFromHand(s, seat, a.kind);
}

/** YLD-351: down to ten. Everybody sees how many cards are due, so a seat is asked whatever it holds. */
export const discardDown = procedure<{ seat: Seat }>('discardDown', {
  discard: {
    question: ASK.handLimit,
    while: (s, l) => isOverLimit(s, l.seat),
    who: (_, l) => l.seat,
    options: (s, _, seat) => handDiscards(s, seat),
    then: (s, _, a, seat) => discard(s, seat, a),
  },
});

/** YLD-104: one for each Fortress conquered, from the entire hand, then down to ten. */
export const conquerDiscard = procedure<Discarding>('conquerDiscard', {
  discard: {
    question: ASK.discardToDraw,
    while: (s, l) => l.due > 0 || isOverLimit(s, l.seat),
    who: (_, l) => l.seat,
    options: (s, _, seat) => handDiscards(s, seat),
    then: (s, l, a, seat) => {
      discard(s, seat, a);
      l.due--;
    },
  },
});

/** YLD-334, YLD-Q24: cards that are not kept come from those just drawn; then down to ten from the entire hand. */
export const keepSome = procedure<Discarding>('keepSome', {
  discard: {
    question: ASK.handLimit,
    while: (_, l) => l.due > 0,
    who: (_, l) => l.seat,
    options: (s, _, seat) => discardsOf(kindsIn(s.covered, seat)),
    then: (s, l, a, seat) => {
      if (a.type === 'discard') discardCovered(s, seat, a.kind);
      l.due--;
    },
  },
  take: (s, l) => takeCovered(s, l.seat),
  handLimit: (s, l) => call(s, discardDown, { seat: l.seat }),
});

function takeCovered(s: State, seat: Seat): void {
  for (const kind of coveredCards(s, seat)) {
    s.covered[KIND_COUNT * seat + kind]!--;
    s.hands[KIND_COUNT * seat + kind]!++;
    s.handSize[seat]!++;
  }
}

const DRAW = { draw: HIDDEN_CARD_DRAW, keep: HIDDEN_CARD_DRAW };
const ALLY_DRAW = { draw: 3, keep: 2 };
const SINGLE_DRAW = { draw: 6, keep: 4 };

/** YLD-062, YLD-334: cards drawn for a Strategy card left face down, and how many of them are kept. */
export function hiddenCardDraw(t: PublicState, seat: Seat): { draw: number; keep: number } {
  if (!isTwoAgainstOne(t)) return DRAW;
  return isSingle(t, seat) ? SINGLE_DRAW : ALLY_DRAW;
}

/** YLD-063: a Strategy card was left face down. */
export function drawForHiddenCard(s: State, seat: Seat): void {
  const { draw, keep } = hiddenCardDraw(s, seat);
  if (draw === keep) {
    drawCards(s, seat, draw, 'hands');
    if (isOverLimit(s, seat)) call(s, discardDown, { seat });
    return;
  }
  const drawn = drawCards(s, seat, draw, 'covered');
  call(s, keepSome, { seat, due: Math.max(0, drawn - keep) });
}

const CARDS_PER_CONQUEST = 2;

/** YLD-104, YLD-201: two cards for each Fortress conquered, then the discards. */
export function drawForConquests(s: State, seat: Seat, conquests: number): void {
  if (conquests === 0) return;
  drawCards(s, seat, CARDS_PER_CONQUEST * conquests, 'hands');
  call(s, conquerDiscard, { seat, due: conquests });
}
