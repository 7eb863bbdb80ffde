/** Battle lines: groups of units that are alike, changed one by one, always in one order. */
import type { Frame } from '@interregnum/kernel';
import type { Battle, Group, Side, Unit } from './battle.ts';
import { NONE } from './pieces.ts';

export type Line = readonly Group[];
export type Pair<T> = readonly [T, T];

const inOrder = (one: Unit, other: Unit): number =>
  one.type - other.type || one.damage - other.damage || Number(one.routed) - Number(other.routed);
export const isAlike = (one: Unit, other: Unit): boolean => inOrder(one, other) === 0;

/** With so many more, or fewer, of a kind. */
export function withUnits(line: Line, { type, damage, routed }: Unit, n: number): Line {
  const unit = { type, damage, routed };
  const before = line.find(group => isAlike(group, unit))?.n ?? 0;
  const others = line.filter(group => !isAlike(group, unit));
  return before + n > 0 ? [...others, { ...unit, n: before + n }].sort(inOrder) : others;
}

/** One unit is in another condition, or gone. */
export const withChanged = (line: Line, from: Unit, to: Unit | null): Line => {
  const less = withUnits(line, from, -1);
  return to ? withUnits(less, to, 1) : less;
};

export const countUnits = (line: Line, fits: (unit: Unit) => boolean = () => true): number =>
  line.reduce((sum, group) => (fits(group) ? sum + group.n : sum), 0);
export const isStanding = ({ routed }: Unit): boolean => !routed;

/** A pair by side with one half replaced. */
export const withSide = <T>(pair: Pair<T>, side: Side, value: T): Pair<T> =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

/** The health of a type in this battle, when an ability has changed it (RNW-Q47). */
export const changedHealth = ({ health }: Battle, side: Side, type: number): number | undefined =>
  health[side].find(([changed]) => changed === type)?.[1];

/** Units that have left one area and not yet come to another (RNW-240); `excess` hands its own on. */
const RETREATS: readonly string[] = ['retreat', 'silverRetreat', 'excess'];
export function unitsOnTheirWay(s: { readonly frames: readonly Frame[] }): readonly Group[] {
  const frame = s.frames.findLast(({ proc }) => RETREATS.includes(proc));
  if (!frame) return [];
  const { units, to } = frame.locals as { units: readonly Group[]; to?: number };
  return to === undefined || to === NONE ? units : [];
}
