/** Sets of areas as the bits of a number, and the maps in that form. */
import { sets, workedOut } from '@interregnum/kernel';
import { AREA_IDS, type Area, isCastle, KILIMANDJORA, landsOf } from '../../content/board.ts';
import type { EpixContent } from '../../content/built-in.ts';
import { type AtTable, contentOf } from '../../content/contents.ts';

/** The sum of `1 << area`. A set of one area stands for the area. */
export type Areas = number;

export const setOf: (areas: Iterable<Area>) => Areas = sets.of;

export const count: (areas: Areas) => number = sets.size;

/** One area of a set; a loop over a set ends each turn with `rest = sets.rest(rest)`. */
export const oneOf = (areas: Areas): Areas => sets.firstOnly(areas);
export const areaOf = (one: Areas): Area => sets.first(one);

const EVERYWHERE: readonly Area[] = [...AREA_IDS.keys()];
export const CASTLES = setOf(EVERYWHERE.filter(isCastle));
export const MOUNTAIN = sets.only(KILIMANDJORA);
/** By seat. */
export const LANDS = EVERYWHERE.filter(isCastle).map(seat => setOf(landsOf(seat)));

export interface AreaMap {
  all: Areas;
  /** By area. */
  near: readonly Areas[];
  withinTwo: readonly Areas[];
  /** Areas with the +1 Gold mark. */
  marked: Areas;
}

const mapsIn = workedOut(({ boards, marks }: EpixContent): AreaMap[] => {
  const marked = setOf(EVERYWHERE.filter(area => marks[area]));
  return boards.map(board => ({
    all: setOf(board.areas),
    near: board.borders.map(setOf),
    withinTwo: board.withinTwo.map(setOf),
    marked,
  }));
});
export const mapOf = (t: AtTable): AreaMap => mapsIn(contentOf(t))[t.seats - 2]!;

/** The areas beside any area of a set. */
export function beside({ near }: AreaMap, areas: Areas): Areas {
  let found = 0;
  for (let rest = areas; rest !== 0; rest = sets.rest(rest)) found |= near[areaOf(oneOf(rest))]!;
  return found;
}

/** A set and all that can be reached from it through `open` areas. */
export function reachedFrom(map: AreaMap, areas: Areas, open: Areas): Areas {
  let reached = areas;
  for (let fresh = areas; fresh !== 0; reached |= fresh) fresh = beside(map, fresh) & open & ~reached;
  return reached;
}
