/** Hexes as places on the paper: flat-topped, or turned by a quarter for upright maps. */
import type { Hex } from '@interregnum/kernel';
import type { Point } from '../../../table/kit/map/geometry.ts';

/** Half of a hex's width. */
const SIDE = 100;
const HALF_HEIGHT = SIDE * 0.8660254;

/** By side in the kernel's numbering (SE, S, SW, NW, N, NE): the corner at which it begins, clockwise, in half steps. */
const CORNERS: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** On a lattice of half steps, so that neighbours agree on their corners. */
const latticeOf = ({ q, r }: Hex): Point => [3 * q, 2 * r + q];
const onPaper = ([x, y]: Point): Point => [(x * SIDE) / 2, Math.round(y * HALF_HEIGHT)];

/** A number from -1 to 1 that depends only on where it is asked for. */
function wobble(x: number, y: number): number {
  const n = Math.sin(x * 78.233 + y * 37.719) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

/** How far a corner is off the lattice: no land is made of even hexes. */
const CROOKED = 9;

const turn = ([x, y]: Point, upright: boolean): Point => (upright ? [-y + 0, x] : [x, y]);

export const centreOf = (hex: Hex, upright: boolean): Point => turn(onPaper(latticeOf(hex)), upright);

/** The corners clockwise; the side from corner `n` to the next one is side `n`. */
export function cornersOf(hex: Hex, upright: boolean): Point[] {
  const [cx, cy] = latticeOf(hex);
  return CORNERS.map(([dx, dy]) => {
    const at: Point = [cx + dx, cy + dy];
    const [x, y] = onPaper(at);
    return turn([Math.round(x + CROOKED * wobble(...at)), Math.round(y + CROOKED * wobble(at[1], at[0]))], upright);
  });
}
