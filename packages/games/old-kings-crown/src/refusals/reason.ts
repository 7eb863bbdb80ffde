/** What the reasons of all chapters share. */
import { because, listArg, type Refusal, type Seat, seatArg, undecided } from '@interregnum/kernel';
import { cardTerm, ruleOf } from '../describe.ts';
import type { Option } from '../options.ts';
import type { Card, Party } from '../pieces.ts';
import type { View } from '../sight.ts';
import { revealedOf } from '../table.ts';

/** Why an attempt fails at one kind of question; `null` when it is no attempt at an answer to it. */
export type Reason = (v: View, seat: Seat, a: Option) => Refusal | null;

export const inHand = (v: View, seat: Seat, card: Card): boolean => v.hands[seat]!.includes(card);
export const notInHand = (rule: string, card: Card): Refusal => because(rule, 'notInHand', { card: cardTerm(card) });
export const isRevealed = (v: View, seat: Seat, card: Card): boolean => revealedOf(v, seat).includes(card);
export const isParty = (v: View, party: Party): boolean => v.order.includes(party);

/** Saying no where a choice has to be made. */
export const isDeclining = (a: Option): boolean =>
  ['none', 'pass', 'done', 'stop', 'decline', 'keep', 'stay', 'normal'].includes(a.type);

/** Every answer that names a hand card. */
export const fromHand =
  (rule: string, ...types: readonly Option['type'][]): Reason =>
  (v, seat, a) =>
    types.includes(a.type) && 'card' in a && !inHand(v, seat, a.card) ? notInHand(rule, a.card) : null;

/** For everybody who is not asked: spectators, other players, all after the end. */
export function notAsked(v: View): Refusal {
  if (!v.ask) return because('OKC-197', 'over');
  const deciding = listArg(undecided(v).map(seatArg));
  if (v.viewer === null) return because(ruleOf(v), 'watching', { seats: deciding });
  const key = v.answers.given[v.viewer] ? 'answered' : 'wait';
  return because(key === 'answered' ? 'OKC-013' : ruleOf(v), key, { seats: deciding });
}

/** For the asked viewer, when his words are no answer to the question. */
export const whatIsAsked = (v: View): Refusal => because(ruleOf(v), 'asked');
