/** Hexes in axial coordinates: neighbours, distance, rotation, borders with sides. */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** From 0 to 5, clockwise from the east; side `s` of a hex lies against side `opposite(s)` of its neighbour. */
export type Side = number;
export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Far more than any table has; a hex and its key are the same fact. */
const REACH = 512;

/** A hex as one number, for maps and sets. */
export const hexKey = ({ q, r }: Hex): number => (q + REACH) * 2 * REACH + (r + REACH);
export const hexOf = (key: number): Hex => ({
  q: Math.floor(key / (2 * REACH)) - REACH,
  r: (key % (2 * REACH)) - REACH,
});

export const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
export const beyond = (hex: Hex, side: Side): Hex => plus(hex, STEPS[side]!);
export const neighboursOf = (hex: Hex): Hex[] => SIDES.map(side => beyond(hex, side));

/** Steps from one hex to another. */
export function hexDistance(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

const modulo6 = (n: number): number => ((n % 6) + 6) % 6;

/** A hex turned about the origin, clockwise in steps of 60 degrees. */
export function turned(hex: Hex, turns: number): Hex {
  let { q, r } = hex;
  for (let n = modulo6(turns); n > 0; n--) [q, r] = [-r, q + r];
  return { q: q + 0, r: r + 0 }; // never -0, which JSON would not keep
}
export const turnedSide = (side: Side, turns: number): Side => modulo6(side + turns);
export const opposite = (side: Side): Side => modulo6(side + 3);
