/** Moving the markers: which ways of a step are open (HDL-068, HDL-072, HDL-Q09). */
import type { Amount, Move, Way } from '../content/program.ts';
import { clamp } from '../content/track.ts';
import { type MoveOption, option } from '../options.ts';
import type { PublicState } from '../state.ts';
import { leadingMarker } from '../table.ts';
import type { Performance } from './performance.ts';

type Markers = Pick<PublicState, 'red' | 'green'>;

const amountOf = (amount: Amount, x: number): number => (amount === 'x' ? x : amount === '-x' ? -x : amount);

/** The way by marker; which one leads, if any, is settled when the step begins (HDL-007, HDL-072). */
function resolve(t: Markers, way: Way, x: number): MoveOption {
  const leads = leadingMarker(t);
  const lead = leads === null ? 0 : amountOf(way.lead, x);
  const trail = leads === null ? 0 : amountOf(way.trail, x);
  const red = amountOf(way.red, x) + (leads === 'red' ? lead : trail);
  const green = amountOf(way.green, x) + (leads === 'red' ? trail : lead);
  return option.move(red, green);
}

export const moves = (t: Markers, { red, green }: MoveOption): boolean =>
  clamp(t.red + red) !== t.red || clamp(t.green + green) !== t.green;

const sameResult = (t: Markers, a: MoveOption, b: MoveOption): boolean =>
  clamp(t.red + a.red) === clamp(t.red + b.red) && clamp(t.green + a.green) === clamp(t.green + b.green);

/** All printed ways whose condition holds (HDL-Q10). */
export function printedWays(t: Markers, l: Pick<Performance, 'x'>, step: Move): MoveOption[] {
  const out: MoveOption[] = [];
  for (const way of step.ways) {
    if (way.if === null || way.if === leadingMarker(t)) out.push(resolve(t, way, l.x));
  }
  return out;
}

/** HDL-Q09: the actor is not offered what moves nothing, nor the same result twice; another player always is. */
export function openWays(t: Markers, l: Pick<Performance, 'x'>, step: Move): MoveOption[] {
  const printed = printedWays(t, l, step);
  if (step.asks === 'HDL-D12') return printed.some(option => moves(t, option)) ? printed : [];
  const out: MoveOption[] = [];
  for (const option of printed) {
    if (moves(t, option) && !out.some(other => sameResult(t, option, other))) out.push(option);
  }
  return out;
}
