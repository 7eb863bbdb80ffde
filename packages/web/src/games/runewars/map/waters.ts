/** Water between lands as it is in force: what is printed, what floods have added, what lies under ice. */
import { bordersOf, isFrozen, type View, WATER } from '@interregnum/runewars';
import type { Point } from '../../../table/kit/map/geometry.ts';
import type { Layout } from './layout.ts';

/** As paths: along the borders, and the two waves that run on each. */
export interface Water {
  path: string;
  waves: string;
}

export interface Waters {
  open: Water;
  ice: Water;
}

/** How far the waves are from the middle of the water, how high they go, and how many half waves there are. */
const APART = 3.2;
const SWING = 2.6;
const HALVES = 8;
/** They end before the water does. */
const ENDS = 0.06;

function waveAlong(from: Point, to: Point, aside: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (share: number, off: number): string => {
    const along = ENDS + share * (1 - 2 * ENDS);
    return [from[0] + along * dx - (off * dy) / length, from[1] + along * dy + (off * dx) / length]
      .map(n => n.toFixed(1))
      .join(' ');
  };
  const swings = Array.from({ length: HALVES }, (_, i) => {
    const off = aside + (i % 2 === 0 ? 2 : -2) * SWING;
    return `Q${at((i + 0.5) / HALVES, off)} ${at((i + 1) / HALVES, aside)}`;
  });
  return `M${at(0, aside)}${swings.join('')}`;
}

/** The shape of a border is known by its two ends. */
export const wavesOf = (from: Point, to: Point): string => waveAlong(from, to, -APART) + waveAlong(from, to, APART);

/** RNW-037, RNW-513, RNW-545, RNW-551: ice is water that hinders nobody now. */
export function watersNow(
  { curves, board, outlines }: Pick<Layout, 'curves' | 'board' | 'outlines'>,
  view: View,
): Waters {
  const borders = bordersOf(view);
  const winter = view.year > 0 && isFrozen(view);
  const waters: Waters = { open: { path: '', waves: '' }, ice: { path: '', waves: '' } };
  for (const { path, between } of curves.lines) {
    const [a, b] = between;
    const place = board.neighbours[a!]!.indexOf(b!);
    const isWater = (borders[a!]![place]! & WATER) !== 0;
    const isPrinted = (board.borders[a!]![place]! & WATER) !== 0;
    if (!isWater && !isPrinted) continue;
    const water = isWater && !winter ? waters.open : waters.ice;
    const [from, to] = outlines[a!]!.filter(p => outlines[b!]!.some(q => p[0] === q[0] && p[1] === q[1]));
    water.path += path;
    water.waves += wavesOf(from!, to!);
  }
  return waters;
}
