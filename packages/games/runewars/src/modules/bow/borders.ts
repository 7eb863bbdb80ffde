/**
 * Borders that are not as printed: the water side of the Lost City, Flooded Areas, cryomancy (RNW-545, RNW-551, RNW-513,
 * RNW-Q88, RNW-Q204, RNW-Q332). Every water on a border must be open, each by a token in the area that prints it.
 */
import { type Board, boardOf, WATER, YELLOW } from '../../board.ts';
import { type Area, areaNumber, NONE, TILE_OF } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';
import { type Explored, faceUpAt } from '../explore/queries.ts';

export const LOST_AREA: Area = areaNumber('12A');

type Borders = readonly (readonly number[])[];

const isLostCityThere = (t: PublicState): boolean => t.cities[LOST_AREA] !== NONE;
const isThawed = (n: number): boolean => n <= 0;

const NO_AREAS: readonly Area[] = [];
/** RNW-513: faceup ones; `dry` is one whose own sides do not count (RNW-Q73). */
const floodedAreas = (t: Explored, dry: Area): readonly Area[] =>
  !t.terms.explore ? NO_AREAS : boardOf(t).areas.filter(area => area !== dry && faceUpAt(t, area) === 'flooded-area');

/** What changes borders. */
interface Waters {
  readonly board: Board;
  readonly waste: readonly number[];
  readonly lost: boolean;
  readonly flooded: readonly Area[];
}

/** What one area adds to a border with a neighbour (RNW-Q204, RNW-Q332). */
function printed({ board, waste, lost, flooded }: Waters, area: Area, other: Area, place: number): number {
  const isFrozen = waste[area]! > 0;
  let print = board.prints[area]![place]!;
  if (lost && area === LOST_AREA && (print & YELLOW) !== 0) print |= WATER;
  const isInner = TILE_OF[area] === TILE_OF[other];
  if (isFrozen || (isInner && waste[other]! > 0)) print &= ~WATER; // RNW-Q88: an inner one belongs to both
  return flooded.includes(area) && !isFrozen ? print | WATER : print;
}

const workedOut = (w: Waters): Borders =>
  w.board.neighbours.map((near, area) =>
    near.map((other, i) => {
      const back = w.board.neighbours[other]!.indexOf(area);
      return printed(w, area, other, i) | printed(w, other, area, back);
    }),
  );

const isSame = (a: Waters, b: Waters): boolean =>
  a.board === b.board && a.waste === b.waste && a.lost === b.lost && a.flooded.join() === b.flooded.join();
/** The last ones: they are asked for again and again. */
let last: { waters: Waters; borders: Borders } | null = null;

/** Borders as they are now, for moves and retreats alike (RNW-Q78). */
export function changedBorders(borders: Borders, t: Explored, dry: Area = NONE): Borders {
  if (!t.terms.bow) return borders;
  const lost = isLostCityThere(t);
  const flooded = floodedAreas(t, dry);
  const { waste } = t.bow;
  if (!lost && flooded.length === 0 && waste.every(isThawed)) return borders;
  const waters: Waters = { board: boardOf(t), waste, lost, flooded };
  if (last === null || !isSame(last.waters, waters)) last = { waters, borders: workedOut(waters) };
  return last.borders;
}
