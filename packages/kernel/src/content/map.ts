/** Maps in content files: places with coordinates, and the borders between them. */
import { NotationError, type Path } from '../notation/basics.ts';
import { expectList, expectMap, expectNumber, expectOneOf, expectPart } from './expect.ts';

export type Point = readonly [x: number, y: number];

/** The canvas of every map. */
export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 700;

export function expectPoint(value: unknown, path: Path): Point {
  const [x, y] = expectList(value, 2, path);
  if (y === undefined) throw new NotationError(path, 'expected a point, [x, y]');
  return [expectNumber(x, 0, MAP_WIDTH, [...path, 0]), expectNumber(y, 0, MAP_HEIGHT, [...path, 1])];
}

/** A list of places, each once. */
export function expectPlaces<const Id extends string>(value: unknown, known: readonly Id[], path: Path): Id[] {
  const places = expectList(value, known.length, path).map((one, i) => expectOneOf(one, known, [...path, i]));
  const twice = places.findIndex((one, i) => places.indexOf(one) < i);
  if (twice >= 0) throw new NotationError([...path, twice], `${places[twice]} is named twice`);
  return places;
}

export type Bordering = Readonly<Record<string, { readonly borders: readonly string[] }>>;

/** Borders have two sides, and a way leads from every place to every other. */
export function checkBorders(places: Bordering, path: Path): void {
  const ids = Object.keys(places);
  for (const id of ids) {
    for (const other of places[id]!.borders) {
      const at = [...path, id, 'borders'];
      if (other === id) throw new NotationError(at, `${id} cannot border on itself`);
      if (!places[other]) throw new NotationError(at, `${other} is not on this map`);
      if (!places[other].borders.includes(id)) throw new NotationError(at, `${other} does not border on ${id}`);
    }
  }
  const reached = new Set(ids.slice(0, 1));
  for (const id of reached) for (const next of places[id]!.borders) reached.add(next);
  const lost = ids.find(id => !reached.has(id));
  if (lost !== undefined) throw new NotationError([...path, lost], `no way leads from ${ids[0]} to ${lost}`);
}

/** The places of a map by their ids. */
export type PlacesOf<Id extends string, P> = Readonly<Partial<Record<Id, P>>>;

/** How a title reads its maps, one for each number of players. */
export interface MapReader<Board extends { readonly seats: number }, Id extends string, P> {
  readonly ids: readonly Id[];
  placesOn(board: Board): PlacesOf<Id, P>;
  /** `before` is what the built-in map has in this place. */
  readPlace(value: unknown, before: P | undefined, path: Path): P;
  /** What the rules need of a map, besides borders. */
  check(places: PlacesOf<Id, P>, seats: number, path: Path): void;
  /** The map with other places. */
  boardWith(board: Board, places: PlacesOf<Id, P>): Board;
}

/** The built-in maps, changed as a file says. */
export function readMaps<
  Board extends { readonly seats: number },
  Id extends string,
  P extends { readonly borders: readonly Id[] },
>(boards: readonly Board[], value: unknown, reader: MapReader<Board, Id, P>): Board[] {
  const seats = boards.map(board => String(board.seats));
  const said = expectPart(value, seats, ['maps']);
  return boards.map((board, i) => {
    if (said[seats[i]!] === undefined) return board;
    const path = ['maps', seats[i]!];
    const places = readPlaces(expectMap(said[seats[i]!], reader.ids, path), reader, reader.placesOn(board), path);
    reader.check(places, board.seats, path);
    checkBorders(places as Bordering, path);
    return reader.boardWith(board, places);
  });
}

/** What is not named stays, `none` takes a place away, everything else is read. */
function readPlaces<Board extends { readonly seats: number }, Id extends string, P>(
  said: Readonly<Record<string, unknown>>,
  { ids, readPlace }: MapReader<Board, Id, P>,
  builtIn: PlacesOf<Id, P>,
  path: Path,
): PlacesOf<Id, P> {
  const places: Partial<Record<Id, P>> = {};
  for (const id of ids) {
    const before = builtIn[id];
    if (said[id] === 'none') continue;
    if (said[id] !== undefined) places[id] = readPlace(said[id], before, [...path, id]);
    else if (before !== undefined) places[id] = before;
  }
  return places;
}

/** What is said of a place, and what stays: a new one must say it. */
export function saidOrBefore<T>(
  value: unknown,
  before: T | undefined,
  path: Path,
  read: (value: unknown, path: Path) => T,
): T {
  if (value !== undefined) return read(value, path);
  if (before !== undefined) return before;
  throw new NotationError(path.slice(0, -1), `a new place needs '${path.at(-1)}'`);
}
