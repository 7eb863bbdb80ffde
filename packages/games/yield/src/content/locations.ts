/** The Locations of Yield and how a map is put together. A Location has the same number on every map that has it. */
import { COLOURS, type Colour } from './cards.ts';

/** YLD-041: the order of the tables: numerals by number, then letters. */
export const LOCATION_IDS = [
  'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI',
  'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't',
] as const; // biome-ignore format: a list

export type LocationId = (typeof LOCATION_IDS)[number];

/** The number of a Location, its place in `LOCATION_IDS`; a set of Locations is a sum of `1 << location`. */
export type Location = number;

export const LOCATION_COUNT = LOCATION_IDS.length;
export const locationId = (location: Location): LocationId => LOCATION_IDS[location]!;
/** -1 when there is no such Location on any map. */
export const locationNumber = (id: string): Location => LOCATION_IDS.indexOf(id as LocationId);
export const bitAt = (location: Location): number => 1 << location;

export const REGION_IDS = ['forest', 'wetlands', 'town'] as const;
export type RegionId = (typeof REGION_IDS)[number];
/** YLD-040: the region of a Location, numbered like the colour that may be played there face up. */
export const regionOf = (colour: Colour): RegionId => REGION_IDS[colour]!;

export interface Board {
  seats: number;
  title: string;
  /** All Locations of the map, in order. */
  locations: readonly Location[];
  /** YLD-023, YLD-042: those with a Roman numeral, which matters in setup only. */
  numerals: readonly Location[];
  /** YLD-024. */
  starts: readonly Location[];
  /** By Location; empty text when the map does not have it. */
  names: readonly string[];
  /** YLD-040: by Location. */
  regions: readonly Colour[];
  /** By Location, on a canvas of 1000 by 700. */
  x: readonly number[];
  y: readonly number[];
  /** YLD-041: by Location, in order. */
  neighbours: readonly (readonly Location[])[];
  /** By Location: its neighbours as a set. */
  near: readonly number[];
}

/** A Location as a map has it. */
export interface Row {
  location: Location;
  name: string;
  region: Colour;
  start: boolean;
  x: number;
  y: number;
  neighbours: readonly Location[];
}

/** One line: `III* Bellgate | town | 110 350 | b f j`; the star marks a starting Fortress. */
function readRow(line: string): Row {
  const [place, region, spot, near] = line.split('|').map(part => part.trim()) as [string, string, string, string];
  const [id, ...name] = place.split(' ') as [string, ...string[]];
  const [x, y] = spot.split(' ').map(Number) as [number, number];
  return {
    location: locationNumber(id.replace('*', '')),
    name: name.join(' '),
    region: COLOURS.find(colour => regionOf(colour) === region)!,
    start: id.endsWith('*'),
    x,
    y,
    neighbours: near.split(' ').map(locationNumber),
  };
}

export const board = (seats: number, title: string, table: string): Board =>
  boardOfRows(seats, title, table.trim().split('\n').map(readRow));

/** The map of these Locations, which are in order. */
export function boardOfRows(seats: number, title: string, rows: readonly Row[]): Board {
  const byLocation = <T>(pick: (row: Row) => T, none: T): T[] =>
    LOCATION_IDS.map((_, location) => {
      const row = rows.find(one => one.location === location);
      return row ? pick(row) : none;
    });
  const sumOfBits = (locations: readonly Location[]) => locations.reduce((set, one) => set | bitAt(one), 0);
  const locations = rows.map(row => row.location);
  return {
    seats,
    title,
    locations,
    numerals: locations.filter(location => /^[IVX]+$/.test(locationId(location))),
    starts: rows.filter(row => row.start).map(row => row.location),
    names: byLocation(row => row.name, ''),
    regions: byLocation(row => row.region, 0),
    x: byLocation(row => row.x, 0),
    y: byLocation(row => row.y, 0),
    neighbours: byLocation<readonly Location[]>(row => row.neighbours, []),
    near: byLocation(row => sumOfBits(row.neighbours), 0),
  };
}
