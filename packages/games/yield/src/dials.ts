/** Dials that agree with everything that was ever shown: sums are public, and so is what lay open in battles. */
import { type Random, type Seat, shuffled } from '@interregnum/kernel';
import { type Army, armyOf, bitOf, MOST_UNITS, PIECES } from './content/armies.ts';
import { shownAt } from './knowledge.ts';
import { startingUnits } from './phases/setup.ts';
import { recruitsJoined } from './sight.ts';
import type { Table } from './state.ts';

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
 * has reached it (YLD-225), so the sum is always known. `shown` is the dial of an Army that lies open now, or `null`.
 */
export function possibleDials(
  t: Table,
  seat: Seat,
  armies: readonly Army[],
  shown: (army: Army) => number | null,
  random: Random,
): number[] {
  const order = shuffled(random, [...armies]);
  const dials =
    fill(
      historyOf(t, seat, order, shown),
      0,
      order.map(() => 1),
      random,
    ) ?? guess(t, order, shown, random);
  return armies.map(army => dials[order.indexOf(army)]!);
}

/** The Armies of a seat that are in the game. */
export const armiesOf = (t: Pick<Table, 'fielded'>, seat: Seat): Army[] =>
  PIECES.map(piece => armyOf(seat, piece)).filter(army => t.fielded & bitOf(army));

function historyOf(t: Table, seat: Seat, armies: readonly Army[], shown: (army: Army) => number | null): History {
  const now = recruitsJoined(t, t.year) ? t.year + 1 : t.year;
  const epochs = Array.from({ length: now }, (_, i): Epoch => {
    const at = (list: readonly number[]) => armies.map(army => list[shownAt(t, i + 1, army)] ?? 0);
    return { first: at(t.shownFirst), last: at(t.shownLast), recruits: t.recruits[i] ?? 0 };
  });
  const current = epochs[now - 1]!;
  current.last = armies.map((army, i) => shown(army) ?? current.last[i]!);
  current.first = armies.map((army, i) => current.first[i]! || (shown(army) ?? 0));
  return { start: startingUnits(t, seat), epochs };
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The dials at the end of the last epoch, grown from `before` at the start of this one; `null` when it cannot be. */
function fill(h: History, epoch: number, before: readonly number[], random: Random, total = h.start): number[] | null {
  const { first, last, recruits } = h.epochs[epoch]!;
  const least = before.map((dial, i) => first[i]! || dial);
  const most = before.map((_, i) => first[i]! || nextShown(h, epoch, i));
  if (least.some((dial, i) => dial < before[i]! || dial > most[i]!)) return null;
  return distribute(least, most, total, random, dials => {
    const after = dials.map((dial, i) => (first[i] ? last[i]! : dial));
    if (epoch === h.epochs.length - 1) return after;
    const grown = Math.min(sum(after) + recruits, MOST_UNITS * after.length);
    return fill(h, epoch + 1, after, random, grown);
  });
}

/** An Army that nobody sees only grows until it is shown. */
function nextShown(h: History, epoch: number, i: number): number {
  for (let later = epoch + 1; later < h.epochs.length; later++) {
    if (h.epochs[later]!.first[i]) return h.epochs[later]!.first[i]!;
  }
  return MOST_UNITS;
}

/** Tries the ways to reach the total within the bounds, beginning anywhere, until one suits. */
function distribute(
  least: readonly number[],
  most: readonly number[],
  total: number,
  random: Random,
  suits: (dials: number[]) => number[] | null,
): number[] | null {
  const dials: number[] = [];
  const place = (left: number): number[] | null => {
    const i = dials.length;
    if (i === least.length) return left === 0 ? suits(dials.slice()) : null;
    const low = Math.max(least[i]!, left - sum(most.slice(i + 1)));
    const span = Math.min(most[i]!, left - sum(least.slice(i + 1))) - low + 1;
    const from = span > 0 ? random.below(span) : 0;
    for (let tried = 0; tried < span; tried++) {
      const dial = low + ((from + tried) % span);
      dials.push(dial);
      const found = place(left - dial);
      if (found) return found;
      dials.pop();
    }
    return null;
  };
  return place(total);
}

/** A position written by hand need not have a past: whatever fits what lies open. */
const guess = (t: Table, armies: readonly Army[], shown: (army: Army) => number | null, random: Random): number[] =>
  armies.map(army => shown(army) ?? (t.shownLast[shownAt(t, t.year, army)] || 1 + random.below(MOST_UNITS)));
