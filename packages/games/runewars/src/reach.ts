/** How far figures come: paths over borders, through areas, within so many steps (RNW-082..RNW-092). */
import type { Seat } from '@interregnum/kernel';
import { boardOf } from './board.ts';
import type { RewardsSeen } from './heroes.ts';
import type { Explored } from './modules/explore/queries.ts';
import { canPassAsHero, linkedAreas, marchesAsUnit } from './moves.ts';
import type { Area, HeroNumber } from './pieces.ts';
import { bordersOf, canPass, closedBorders, hasLasting, lastingAmount } from './queries.ts';
import type { PublicState, State } from './state.ts';

/** What ways depend on: states and views answer alike. */
export type Ways = Explored & RewardsSeen;

/** Whose limits on the way count: of units, of heroes, or of both. */
export type Passage = 'unit' | 'hero' | 'both';

/** RNW-Q338: a commander passes where units do, but no Dungeon. */
export const passageOf = (s: PublicState, hero: HeroNumber): Passage => (marchesAsUnit(s, hero) ? 'both' : 'hero');

/** Who moves: what stops him at borders and on the way. */
export interface Mover {
  readonly flies: boolean;
  readonly passes: Passage;
  /** Whether links between areas are open to him. */
  readonly links: boolean;
}

/** A fast unit in Long Days on a Forced March (SU7, TA13). */
const FAR = 5;
const NO_WAY = -1;

/** By area: steps on a legal path to the target; -1 when it is too far or there is none. */
export function stepsTo(s: Explored, seat: Seat, target: Area, mover: Mover): number[] {
  const board = boardOf(s);
  const closed = mover.flies ? 0 : closedBorders(s, seat); // RNW-092: for heroes as for units
  const borders = bordersOf(s);
  const linked = mover.links ? linkedAreas(s) : [];
  const steps = new Array<number>(board.isOn.length).fill(NO_WAY);
  steps[target] = 0;
  const queue = [target];
  for (let at = 0; at < queue.length; at++) {
    const area = queue[at]!;
    const near = board.neighbours[area]!;
    const taken = steps[area]! + 1;
    if (taken > FAR) continue;
    for (let i = 0; i < near.length; i++)
      if ((borders[area]![i]! & closed) === 0) reach(s, seat, near[i]!, taken, mover, steps, queue);
    if (linked.includes(area)) for (const next of linked) reach(s, seat, next, taken, mover, steps, queue);
  }
  return steps;
}

/** An area that was not reached before is; others go on from it where they may pass. */
function reach(s: Explored, seat: Seat, area: Area, taken: number, mover: Mover, steps: number[], queue: Area[]): void {
  if (steps[area] !== NO_WAY) return;
  steps[area] = taken;
  if (isPassed(s, seat, area, mover)) queue.push(area);
}

/** RNW-083; RNW-088: flyers, too. */
const isPassed = (s: Explored, seat: Seat, area: Area, { passes }: Mover): boolean =>
  (passes === 'hero' || canPass(s, seat, area)) && (passes === 'unit' || canPassAsHero(s, area));

/** Whether a legal path within a range leads past an area where the mover may go on. */
export function leadsBy(
  s: Explored,
  seat: Seat,
  { from, by, to }: { readonly from: Area; readonly by: Area; readonly to: Area },
  range: number,
  mover: Mover,
): boolean {
  if (!isPassed(s, seat, by, mover)) return false;
  const before = stepsTo(s, seat, by, mover)[from]!;
  const after = stepsTo(s, seat, to, mover)[by]!;
  return before > 0 && after > 0 && before + after <= range;
}

/** A legal path to the target with the fewest steps, both ends included; straight there when there is none. */
export function wayTo(s: Explored, seat: Seat, from: Area, target: Area, mover: Mover): Area[] {
  const board = boardOf(s);
  const closed = mover.flies ? 0 : closedBorders(s, seat);
  const borders = bordersOf(s);
  const linked = mover.links ? linkedAreas(s) : [];
  const steps = stepsTo(s, seat, target, mover);
  const way = [from];
  for (let at = from, left = steps[from]!; left > 0; left--) {
    const near = board.neighbours[at]!.filter((_, i) => (borders[at]![i]! & closed) === 0);
    const nexts = linked.includes(at) ? [...near, ...linked] : near;
    at = nexts.find(next => steps[next] === left - 1 && (next === target || isPassed(s, seat, next, mover)))!;
    way.push(at);
  }
  return way.length > 1 ? way : [from, target];
}

const RANGE = 2;
const FAST = 3;

/** RNW-082, SU7, WI4: how many areas a figure moves with Mobilize and Conquer. */
export const rangeOf = (s: PublicState, isFast: boolean): number =>
  (isFast ? FAST : RANGE) + (hasLasting(s, 'farther') ? 1 : 0) - (hasLasting(s, 'nearer') ? 1 : 0);

/** TA13: units that may still move 1 area farther. */
export const marchers = (s: State, seat: Seat): number => lastingAmount(s, 'forcedMarch', seat);
/** So many of them have used it up, in whichever activation of the order. */
export function useMarchers(s: State, seat: Seat, n: number): void {
  let left = n;
  s.lasting = s.lasting.flatMap(effect => {
    if (effect.kind !== 'forcedMarch' || effect.seat !== seat) return [effect];
    const used = Math.min(left, effect.n);
    left -= used;
    return effect.n > used ? [{ ...effect, n: effect.n - used }] : [];
  });
}
