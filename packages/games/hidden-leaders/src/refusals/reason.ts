/** What the reasons of all chapters share. */
import { type PhraseArg, phrase, type Refusal, type Seat } from '@interregnum/kernel';
import type { Card } from '../content/heroes.ts';
import { heroTerm } from '../describe.ts';
import type { View } from '../sight.ts';
import type { Attempt } from './attempt.ts';

/** Why an attempt fails at one kind of question; `null` when it is no attempt at an answer to it. */
export type Reason = (v: View, seat: Seat, a: Attempt) => Refusal | null;

export const because = (rule: string, key: string, args?: Record<string, PhraseArg>): Refusal => ({
  rule,
  phrase: phrase(`refusal.${key}`, args),
});

export const inHand = (v: View, seat: Seat, card: Card): boolean => v.hands[seat]!.includes(card);

export const notInHand = (rule: string, card: Card): Refusal => because(rule, 'notInHand', { hero: heroTerm(card) });

export const isWord = (a: Attempt, ...words: string[]): boolean => a.type === 'word' && words.includes(a.word);
