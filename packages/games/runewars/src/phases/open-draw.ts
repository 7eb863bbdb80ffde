/** Fate cards that are drawn openly and of which one is chosen: diplomacy and tests (RNW-111, RNW-285, RNW-359, RNW-Q10). */

import type { Procedure, Seat, WithContent } from '@interregnum/kernel';
import { drawFate, hasTactics, playTactics, usableTactics } from '../cards.ts';
import { contentOf } from '../content/contents.ts';
import type { Destiny } from '../content/words.ts';
import { tell } from '../events.ts';
import { type Option, option } from '../options.ts';
import { type Fate, NONE, type TacticsCard } from '../pieces.ts';
import type { State } from '../state.ts';

export interface OpenDraw {
  seat: Seat;
  /** Cards drawn, open to all. */
  cards: Fate[];
  chosen: Fate;
  /** Titles played for this draw (RNW-359). */
  played: TacticsCard[];
}

/** The procedure of a test, by name. */
export const TEST: Procedure<OpenDraw> = { name: 'test' };

export const openDraw = (seat: Seat): OpenDraw => ({ seat, cards: [], chosen: NONE, played: [] });

export function drawOpenly(s: State, l: OpenDraw, n: number): void {
  const cards = Array.from({ length: n }, () => drawFate(s)).filter(card => card !== NONE);
  l.cards.push(...cards);
  tell({ type: 'destiny', seat: l.seat, cards });
}

export const usableForDraw = (s: State, l: OpenDraw, op: 'drawMore' | 'silverAsGold'): TacticsCard[] =>
  usableTactics(s, l.seat).filter(
    card => !l.played.includes(card) && contentOf(s).tactics[card]!.effect.some(step => step.op === op),
  );

/** The card is shown and discarded. */
export function playForDraw(s: State, l: OpenDraw, card: TacticsCard): void {
  l.played.push(card);
  playTactics(s, l.seat, card);
}

/** 2.21 no. 9: with one card and no Tactics there is nothing to choose. */
export const isDrawAsked = (s: State, l: OpenDraw): boolean =>
  l.chosen === NONE && (l.cards.length > 1 || hasTactics(s, l.seat));

/** The cards drawn, and TA27. */
export const drawOptions = (s: State, l: OpenDraw): Option[] => [
  ...l.cards.map(option.fate),
  ...usableForDraw(s, l, 'drawMore').map(option.play),
];

export function chooseFromDraw(s: State, l: OpenDraw, answer: Option): void {
  if (answer.type === 'fate') l.chosen = answer.fate;
  if (answer.type !== 'play') return;
  playForDraw(s, l, answer.tactics);
  const more = contentOf(s).tactics[answer.tactics]!.effect.find(step => step.op === 'drawMore');
  if (more?.op === 'drawMore') drawOpenly(s, l, more.n);
}

/** RNW-Q10: without any card it is red. */
export const destinyOf = (t: WithContent, card: Fate): Destiny =>
  card === NONE ? 'red' : contentOf(t).fate[card]!.destiny;
