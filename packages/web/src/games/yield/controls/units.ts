/** How Units may be spread over the own Armies. */
import { armyOf, MOST_UNITS, PIECES, type Piece, type View } from '@interregnum/yield';
import { armiesOf } from '../state/reading.ts';

export interface Limits {
  least: readonly number[];
  most: readonly number[];
}

/** By piece: how many each must and may get. */
export function limitsOf(view: View, split: boolean): Limits {
  const armies = armiesOf(view, view.viewer!);
  const has = (piece: Piece) => armies.includes(armyOf(view.viewer!, piece));
  const room = (piece: Piece) => MOST_UNITS - (split ? 0 : view.units[armyOf(view.viewer!, piece)]!);
  return {
    least: PIECES.map(piece => (split && has(piece) ? 1 : 0)),
    most: PIECES.map(piece => (has(piece) ? room(piece) : 0)),
  };
}

/** One Unit at a time to whoever has got fewest. */
export function even(all: number, { least, most }: Limits): number[] {
  const units = [...least];
  for (let left = all - units.reduce((sum, one) => sum + one, 0); left > 0; left--) {
    const open = PIECES.filter(piece => units[piece]! < most[piece]!);
    const next = open.reduce<Piece | null>(
      (best, piece) => (best === null || units[piece]! < units[best]! ? piece : best),
      null,
    );
    if (next === null) break;
    units[next]!++;
  }
  return units;
}
