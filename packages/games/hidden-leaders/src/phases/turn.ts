/** A player's turn (HDL-030..HDL-044): play or discard, draw up to 4, discard down to 3, refill the Tavern. */
import type { Seat } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { type Option, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import {
  canDraw,
  discardFromHand,
  isThresholdMet,
  nextSeat,
  refillTavern,
  roundOf,
  takeFromHarbor,
  takeFromTavern,
} from '../table.ts';
import { play } from './abilities.ts';
import { LAST_ROUND } from './end.ts';

export const HAND_AFTER_DRAW = 4;
export const HAND_AFTER_DISCARD = 3;
export const MOST_DISCARDS = 3;

export interface Turn {
  /** Cards that may still be discarded instead of playing one. */
  discards: number;
  /** HDL-Q05: the threshold was met after step 1. */
  final: boolean;
}

/** HDL-031: the four steps. */
export const turn = procedure<Turn>('turn', {
  // HDL-030
  begin: s => {
    s.active = s.turns === 0 ? s.first : nextSeat(s, s.active);
    s.turns++;
    tell({ type: 'turn', seat: s.active, round: roundOf(s) });
    if (s.turns === (LAST_ROUND - 1) * s.seats + 1) tell({ type: 'lastRoundBegins', rounds: LAST_ROUND });
  },
  playOrDiscard: {
    question: ASK.turn,
    who: s => s.active,
    options: playOptions,
    then: (s, l, a, seat) => {
      if (a.type === 'hero') call(s, play, { card: a.card, extra: false, granny: false });
      else if (a.type === 'discard') l.discards = MOST_DISCARDS;
      else tell({ type: 'passed', seat });
    },
  },
  discard: {
    question: ASK.discard,
    while: (_, l) => l.discards > 0,
    who: s => s.active,
    options: s => handOptions(s, 'discard', option.stop),
    then: (s, l, a, seat) => {
      if (a.type === 'hero') discardFromHand(s, seat, a.card);
      else if (l.discards === MOST_DISCARDS) tell({ type: 'passed', seat });
      l.discards = a.type === 'hero' ? l.discards - 1 : 0;
    },
  },
  lastTurn: (s, l) => {
    l.final = isThresholdMet(s);
    if (l.final) finishQuietly(s);
  },
  draw: {
    question: ASK.draw,
    while: (s, l) => !l.final && s.hands[s.active]!.length < HAND_AFTER_DRAW, // HDL-037: a full hand draws nothing
    who: s => s.active,
    options: drawOptions,
    ask: 'forced',
    then: (s, _, a, seat) => {
      if (a.type === 'hero') takeFromTavern(s, seat, a.card);
      else takeFromHarbor(s, seat);
    },
  },
  // HDL-038
  trim: {
    question: ASK.handLimit,
    while: s => s.hands[s.active]!.length > HAND_AFTER_DISCARD,
    who: s => s.active,
    options: s => handOptions(s, 'discard', null),
    then: (s, _, a, seat) => {
      if (a.type === 'hero') discardFromHand(s, seat, a.card);
    },
  },
  refill: s => refillTavern(s, 'harbor'),
});

/** The hand cards, and what else there is. */
function handOptions(s: State, verb: 'play' | 'discard', other: Option | null): Option[] {
  const hand = s.hands[s.active]!;
  const options: Option[] = [];
  for (let i = 0; i < hand.length; i++) options.push(option.hero(verb, hand[i]!));
  if (other !== null) options.push(other);
  return options;
}

/** HDL-032..HDL-034, HDL-Q04. */
function playOptions(s: State): Option[] {
  return handOptions(s, 'play', s.hands[s.active]!.length === 0 ? option.pass : option.discard);
}

/** HDL-035, HDL-041. */
function drawOptions(s: State): Option[] {
  const options: Option[] = [];
  for (const card of s.tavern) if (card !== null) options.push(option.hero('take', card));
  if (canDraw(s)) options.push(option.harbor);
  return options;
}

/** HDL-Q05: steps 2 and 3 can change nothing that matters, so they run with the clock defaults. */
function finishQuietly(s: State): void {
  const seat: Seat = s.active;
  const hand = s.hands[seat]!;
  tell({ type: 'finalTurn', seat });
  while (hand.length < HAND_AFTER_DRAW) {
    const inTavern = s.tavern.find(card => card !== null) ?? null;
    if (canDraw(s)) takeFromHarbor(s, seat);
    else if (inTavern !== null) takeFromTavern(s, seat, inTavern);
    else break;
  }
  while (hand.length > HAND_AFTER_DISCARD) discardFromHand(s, seat, hand[hand.length - 1]!);
}
