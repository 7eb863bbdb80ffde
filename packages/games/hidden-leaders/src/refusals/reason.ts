/** What the reasons of all chapters share. */
import { because, type Refusal, type Seat } from '@interregnum/kernel';
import type { Card } from '../content/heroes.ts';
import type { AbilityQuestion } from '../content/program.ts';
import { heroTerm } from '../describe.ts';
import type { Option } from '../options.ts';
import type { Question } from '../questions.ts';
import type { View } from '../sight.ts';

/** A table over the questions that are not asked by a step of a Hero's program. */
export type ByOwnQuestion<T> = Readonly<Record<Exclude<Question, AbilityQuestion>, T>>;

/** Why an attempt fails at one kind of question; `null` when it is no attempt at an answer to it. */
export type Reason = (v: View, seat: Seat, a: Option) => Refusal | null;

export const inHand = (v: View, seat: Seat, card: Card): boolean => v.hands[seat]!.includes(card);

export const notInHand = (rule: string, card: Card): Refusal => because(rule, 'notInHand', { hero: heroTerm(card) });

export const isWord = (a: Option, ...words: Option['type'][]): boolean => words.includes(a.type);
