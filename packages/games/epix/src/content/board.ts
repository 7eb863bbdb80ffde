/** The areas of Epix and how a map is put together. Areas have the same number on every map that has them. */

export const AREA_IDS = [
  'castle1',
  'castle2',
  'castle3',
  'castle4',
  'land1a',
  'land1b',
  'land2a',
  'land2b',
  'land3a',
  'land3b',
  'land4a',
  'land4b',
  'kilimandjora',
  'broceland',
  'mirelac',
  'orval',
  'saulnes',
  'hawk_pass',
  'wolf_pass',
] as const;

export type AreaId = (typeof AREA_IDS)[number];

/** The number of an area, its place in `AREA_IDS`. A Castle has the number of its seat. */
export type Area = number;

export const areaNumber = (id: string): Area => AREA_IDS.indexOf(id as AreaId);
export const areaId = (area: Area): AreaId => AREA_IDS[area]!;

export const KILIMANDJORA: Area = areaNumber('kilimandjora');

/** EPX-021: a Castle is an area like any other, except where a rule names Castles. */
export const isCastle = (area: Area): boolean => area < 4;
export const castleOf = (seat: number): Area => seat;
/** EPX-022: a player's Castle and the two Provinces beside it. */
export const landsOf = (seat: number): readonly Area[] => LANDS[seat]!;
const LANDS = [0, 1, 2, 3].map(seat => [seat, 4 + 2 * seat, 5 + 2 * seat]);

export interface Board {
  id: string;
  seats: number;
  /** The areas of this map, Castles first. */
  areas: readonly Area[];
  /** By area: the areas with a common border (EPX-020). */
  borders: readonly (readonly Area[])[];
  /** By area: the areas one or two steps away. */
  withinTwo: readonly (readonly Area[])[];
  /** By area: where name and tokens go, and how much room there is. */
  anchors: readonly { x: number; y: number; radius: number }[];
  /** By area: the outline, clockwise; neighbours share their vertices. */
  outlines: readonly (readonly (readonly [number, number])[])[];
}

/** An area as a map has it. */
export interface AreaOnMap {
  at: readonly [number, number];
  radius: number;
  borders: readonly AreaId[];
  outline: readonly (readonly [number, number])[];
}

export type AreasOnMap = Readonly<Partial<Record<AreaId, AreaOnMap>>>;

const byArea = <T>(make: (id: AreaId) => T): T[] => AREA_IDS.map(make);

/** The map of these areas; adjacent are those with a border in common (EPX-020). */
export function boardOfAreas(id: string, seats: number, areas: AreasOnMap): Board {
  const borders = byArea(area => (areas[area]?.borders ?? []).map(areaNumber));
  return {
    id,
    seats,
    areas: AREA_IDS.flatMap((area, number) => (areas[area] ? [number] : [])),
    borders,
    withinTwo: borders.map((near, from) => {
      const reached = new Set([...near, ...near.flatMap(area => borders[area]!)]);
      reached.delete(from);
      return [...reached].sort((a, b) => a - b);
    }),
    anchors: byArea(area => {
      const { at, radius } = areas[area] ?? { at: [0, 0] as const, radius: 0 };
      return { x: at[0], y: at[1], radius };
    }),
    outlines: byArea(area => areas[area]?.outline ?? []),
  };
}

interface BoardTable {
  id: string;
  seats: number;
  areas: Partial<Record<AreaId, Omit<AreaOnMap, 'outline'>>>;
  outlines: Partial<Record<AreaId, string>>;
  vertices: string;
}

export function board({ id, seats, areas, outlines, vertices }: BoardTable): Board {
  const points = vertices
    .trim()
    .split(/\s+/)
    .map(pair => pair.split(',').map(Number) as [number, number]);
  const outlineOf = (area: AreaId) =>
    (outlines[area] ?? '')
      .split(' ')
      .filter(Boolean)
      .map(n => points[Number(n) - 1]!);
  const whole = AREA_IDS.flatMap(area => (areas[area] ? [[area, { ...areas[area], outline: outlineOf(area) }]] : []));
  return boardOfAreas(id, seats, Object.fromEntries(whole) as AreasOnMap);
}
