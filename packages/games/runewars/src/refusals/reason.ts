/** What the reasons of all chapters share. */

import { because, listArg, type Refusal, type Seat, seatArg, sets, undecided } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { contentOf } from '../content/contents.ts';
import { ruleAsked } from '../describe.ts';
import { areaTerm, heroTerm, tacticsTerm } from '../naming.ts';
import type { Option } from '../options.ts';
import { type Area, DRAGON_RUNE, type HeroNumber, type TacticsCard } from '../pieces.ts';
import { closedBorders, isOpen } from '../queries.ts';
import type { View } from '../sight.ts';
import { controllerOf, hasRune, isRuneUp } from '../table.ts';

/** Why an attempt fails at one kind of question; `null` when it is no attempt at an answer to it. */
export type Reason = (v: View, seat: Seat, a: Option) => Refusal | null;
/** By the type of what is tried. */
type Cases = { readonly [K in Option['type']]?: (v: View, seat: Seat, a: Extract<Option, { type: K }>) => Refusal };

export const ruleOf = (v: View): string => (v.ask ? ruleAsked(v, v.ask.id) : 'RNW-393');
/** An answer of this question, but at another of its steps. */
export const otherStep = (v: View): Refusal => because(ruleOf(v), 'otherStep');

export const reasons =
  (cases: Cases): Reason =>
  (v, seat, a) =>
    (cases[a.type] as ((v: View, seat: Seat, a: Option) => Refusal) | undefined)?.(v, seat, a) ?? null;

/** Whether answers of this type are among the options. */
export const isOffered = (v: View, type: Option['type']): boolean =>
  (v.ask?.options[v.viewer!] ?? []).some(option => option.type === type);
/** Where answers of a type are not asked for at this step, it says so. */
export const atItsStep =
  <A extends Option>(type: A['type'], reason: (v: View, seat: Seat, a: A) => Refusal) =>
  (v: View, seat: Seat, a: A): Refusal =>
    isOffered(v, type) ? reason(v, seat, a) : otherStep(v);

// --- areas -----------------------------------------------------------------------------------------------------------------

export const notOnBoard = (v: View, area: Area): Refusal | null =>
  boardOf(v).isOn[area] ? null : because('RNW-003', 'notOnBoard', { area: areaTerm(area) });
export const notYours = (v: View, seat: Seat, area: Area, rule: string): Refusal | null =>
  notOnBoard(v, area) ??
  (controllerOf(v, area) === seat ? null : because(rule, 'notControlled', { area: areaTerm(area) }));
export const notNextTo = (v: View, from: Area, to: Area, rule: string): Refusal | null =>
  boardOf(v).distances[from]![to] === 1
    ? null
    : because(rule, 'notAdjacent', { area: areaTerm(from), to: areaTerm(to) });
export const notOpen = (v: View, seat: Seat, from: Area, to: Area, flies: boolean): Refusal | null =>
  isOpen(v, from, to, flies ? 0 : closedBorders(v, seat))
    ? null
    : because('RNW-087', 'borderClosed', { area: areaTerm(from), to: areaTerm(to) });

export const hasToken = (v: View, area: Area): Refusal | null =>
  hasRune(v, area) || v.pendingRune === area ? because('RNW-371', 'hasRune', { area: areaTerm(area) }) : null;

/** D42, D90: what is no facedown dragon rune of his cannot be shown. */
export function notShown(v: View, seat: Seat, area: Area, rule: string): Refusal {
  const args = { area: areaTerm(area) };
  const away = notYours(v, seat, area, rule);
  if (away) return away;
  if (v.runes[area] !== DRAGON_RUNE) return because(rule, 'noDragonThere', args);
  return isRuneUp(v, area) ? because(rule, 'shownAlready', args) : otherStep(v);
}

// --- heroes and influence --------------------------------------------------------------------------------------------------

export const notYourHero = (v: View, seat: Seat, hero: HeroNumber, rule: string): Refusal | null =>
  v.heroSeat[hero] === seat ? null : because(rule, 'notYourHero', { hero: heroTerm(hero) });
export const heroRouted = (v: View, hero: HeroNumber, rule: string): Refusal | null =>
  sets.has(v.heroesRouted, hero) ? because(rule, 'heroRouted', { hero: heroTerm(hero) }) : null;
export const heroNotAt = (v: View, hero: HeroNumber, area: Area, rule: string): Refusal | null =>
  v.heroArea[hero] === area ? null : because(rule, 'heroNotThere', { hero: heroTerm(hero), area: areaTerm(area) });

export const tooDear = (v: View, seat: Seat, n: number, rule: string): Refusal | null =>
  n > v.influence[seat]! ? because(rule, 'tooDear', { n, have: v.influence[seat]! }) : null;

// --- Tactics cards -----------------------------------------------------------------------------------------------------------

const copies = (cards: readonly (number | null)[], card: TacticsCard): number =>
  cards.filter(one => one === card).length;

/** RNW-357: in hand, since before this season, and for this moment. */
export function notPlayable(v: View, seat: Seat, card: TacticsCard, timings: readonly string[]): Refusal | null {
  const args = { tactics: tacticsTerm(card) };
  const held = copies(v.tactics[seat]!, card);
  if (held === 0) return because('RNW-357', 'notInHand', args);
  if (!timings.includes(contentOf(v).tactics[card]!.timing)) return because('RNW-357', 'otherMoment', args);
  return copies(v.fresh[seat] ?? [], card) === held ? because('RNW-357', 'newTactics', args) : null;
}
/** RNW-C3. */
export const noEffect = (card: TacticsCard): Refusal => because('RNW-C3', 'noEffect', { tactics: tacticsTerm(card) });

// --- who is not asked ----------------------------------------------------------------------------------------------------------

/** For spectators, other players, and all after the end. */
export function notAsked(v: View): Refusal {
  if (!v.ask) return because('RNW-393', 'over');
  const deciding = listArg(undecided(v).map(seatArg));
  if (v.viewer === null) return because(ruleOf(v), 'watching', { seats: deciding });
  return because(ruleOf(v), 'wait', { seats: deciding });
}

const DECLINING: readonly Option['type'][] = ['none', 'pass', 'done', 'stop', 'skip', 'no', 'continue', 'end'];
/** Saying no where a choice has to be made. */
export const isDeclining = (a: Option): boolean => DECLINING.includes(a.type);
