/** Dials that agree with everything that was ever shown: sums are public, and so is what lay open in battles. */
import { type Random, type Seat, shuffled } from '@interregnum/kernel';
import { type Army, armyOf, bitOf, MOST_UNITS, PIECES } from './content/armies.ts';
import { shownAt } from './knowledge.ts';
import { startingUnits } from './phases/setup.ts';
import { recruitsJoined } from './sight.ts';
import type { PublicState } from './state.ts';
import { recruitsOf } from './table.ts';

/** The Units of a House between two recruitments, by place in its list of Armies; 0 = not shown. */
interface Epoch {
  first: number[];
  last: number[];
  /** Units recruited when it ended. */
  recruits: number;
}

interface History {
  start: number;
  epochs: Epoch[];
}

/**
 * The dials of the Armies of a seat, in the order of `armies`. Units are lost by the limit of 15 only when every Army
 * has reached it (YLD-225), so the sum is always known. `shown` are the dials that lie open now, `null` for the others.
 */
export function possibleDials(
  t: PublicState,
  seat: Seat,
  armies: readonly Army[],
  shown: readonly (number | null)[],
  random: Random,
): number[] {
  const order = shuffled(random, armies);
  const open = order.map(army => shown[armies.indexOf(army)]!);
  const dials =
    fill(
      historyOf(t, seat, order, open),
      0,
      order.map(() => 1),
      random,
    ) ?? guess(t, order, open, random);
  return armies.map(army => dials[order.indexOf(army)]!);
}

/** The Armies of a seat that are in the game. */
export const armiesOf = (t: Pick<PublicState, 'fielded'>, seat: Seat): Army[] =>
  PIECES.map(piece => armyOf(seat, piece)).filter(army => t.fielded & bitOf(army));

const dialsIn = (t: PublicState, shown: readonly number[], year: number, armies: readonly Army[]): number[] =>
  armies.map(army => shown[shownAt(t, year, army)] ?? 0);

function historyOf(t: PublicState, seat: Seat, armies: readonly Army[], shown: readonly (number | null)[]): History {
  const now = recruitsJoined(t, t.year) ? t.year + 1 : t.year;
  const epochs = Array.from(
    { length: now },
    (_, i): Epoch => ({
      first: dialsIn(t, t.shownFirst, i + 1, armies),
      last: dialsIn(t, t.shownLast, i + 1, armies),
      recruits: recruitsOf(t, seat, i + 1),
    }),
  );
  const current = epochs[now - 1]!;
  current.last = armies.map((_, i) => shown[i] ?? current.last[i]!);
  current.first = armies.map((_, i) => current.first[i]! || (shown[i] ?? 0));
  return { start: startingUnits(t, seat), epochs };
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The dials at the end of the last epoch, grown from `before` at the start of this one; `null` when it cannot be. */
function fill(h: History, epoch: number, before: readonly number[], random: Random, total = h.start): number[] | null {
  const { first } = h.epochs[epoch]!;
  const least = before.map((dial, i) => first[i]! || dial);
  const most = before.map((_, i) => first[i]! || nextShown(h, epoch, i));
  if (least.some((dial, i) => dial < before[i]! || dial > most[i]!)) return null;
  return distribute({ least, most, random, h, epoch }, [], total);
}

/** Goes on with the next epoch, from these dials. */
function goOn(h: History, epoch: number, dials: readonly number[], random: Random): number[] | null {
  const { first, last, recruits } = h.epochs[epoch]!;
  const after = dials.map((dial, i) => (first[i] ? last[i]! : dial));
  if (epoch === h.epochs.length - 1) return after;
  return fill(h, epoch + 1, after, random, Math.min(sum(after) + recruits, MOST_UNITS * after.length));
}

/** An Army that nobody sees only grows until it is shown. */
function nextShown(h: History, epoch: number, i: number): number {
  for (let later = epoch + 1; later < h.epochs.length; later++) {
    if (h.epochs[later]!.first[i]) return h.epochs[later]!.first[i]!;
  }
  return MOST_UNITS;
}

interface Bounds {
  least: readonly number[];
  most: readonly number[];
  random: Random;
  h: History;
  epoch: number;
}

const sumFrom = (list: readonly number[], start: number): number => {
  let total = 0;
  for (let i = start; i < list.length; i++) total += list[i]!;
  return total;
};

/** Tries the ways to go on to the total within the bounds, beginning anywhere, until one suits. */
function distribute(bounds: Bounds, dials: number[], left: number): number[] | null {
  const { least, most, random } = bounds;
  const i = dials.length;
  if (i === least.length) return left === 0 ? goOn(bounds.h, bounds.epoch, dials, random) : null;
  const low = Math.max(least[i]!, left - sumFrom(most, i + 1));
  const span = Math.min(most[i]!, left - sumFrom(least, i + 1)) - low + 1;
  const from = span > 0 ? random.below(span) : 0;
  for (let tried = 0; tried < span; tried++) {
    const dial = low + ((from + tried) % span);
    dials.push(dial);
    const found = distribute(bounds, dials, left - dial);
    if (found) return found;
    dials.pop();
  }
  return null;
}

/** A position written by hand need not have a past: whatever fits what lies open. */
const guess = (t: PublicState, armies: readonly Army[], shown: readonly (number | null)[], random: Random): number[] =>
  armies.map((army, i) => shown[i] ?? (t.shownLast[shownAt(t, t.year, army)] || 1 + random.below(MOST_UNITS)));
