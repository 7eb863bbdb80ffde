/** Preset boards in content files: which tiles lie where, turned how often, and where home realms go. */
import {
  type ContentData,
  expectList,
  expectMap,
  expectNumber,
  expectPart,
  type Hex,
  hexDistance,
  hexesOf,
  hexKey,
  NotationError,
  neighboursOf,
  opposite,
  type Path,
  type PrintedArea,
  SIDES,
  type Side,
  turned,
  turnedSide,
} from '@interregnum/kernel';
import type { PresetBoard, Tile } from '../card.ts';
import { PRESETS } from '../presets.ts';
import { TILES } from '../tiles.ts';
import { type Border, COMPASS } from '../words.ts';
import { isHome } from './land.ts';

const REACH = 12;
/** RNW-007. */
const MARKER_DISTANCE = 4;

const boardId = ({ module, seats }: PresetBoard): string => (module === 'base' ? String(seats) : `${module} ${seats}`);

function readNumbers(value: unknown, count: number, path: Path): readonly number[] {
  const entries = expectList(value, count, path);
  if (entries.length < count) throw new NotationError(path, `expected ${count} numbers`);
  return entries.map((one, i) => expectNumber(one, -REACH, REACH, [...path, i]));
}

function readTile(value: unknown, path: Path): PresetBoard['tiles'][number] {
  const [tile, turns, q, r] = readNumbers(value, 4, path) as readonly [number, number, number, number];
  expectNumber(turns, 0, 5, [...path, 1]);
  return { tile: String(tile), turns, at: { q, r } };
}

function readSlot(value: unknown, path: Path): PresetBoard['slots'][number] {
  const [q, r, otherQ, otherR] = readNumbers(value, 4, path) as readonly [number, number, number, number];
  return [
    { q, r },
    { q: otherQ, r: otherR },
  ];
}

function readBoard(before: PresetBoard, value: unknown, path: Path): PresetBoard {
  const said = expectMap(value, ['tiles', 'slots'], path);
  const read = <T>(
    key: 'tiles' | 'slots',
    built: readonly T[],
    one: (value: unknown, path: Path) => T,
  ): readonly T[] => {
    if (said[key] === undefined) return built;
    const entries = expectList(said[key], built.length, [...path, key]);
    if (entries.length < built.length)
      throw new NotationError([...path, key], `expected ${built.length} ${key}, not ${entries.length}`);
    return entries.map((entry, i) => one(entry, [...path, key, i]));
  };
  return { ...before, tiles: read('tiles', before.tiles, readTile), slots: read('slots', before.slots, readSlot) };
}

// --- what can lie there ------------------------------------------------------------------------------------------------------

const STEPS = neighboursOf({ q: 0, r: 0 }).map(hex => hexKey(hex) - hexKey({ q: 0, r: 0 }));

/** What lies on the hexes of a board, by key: the place of the tile in the list, and what its sides print. */
interface Laid {
  readonly tileAt: Map<number, number>;
  readonly sides: Map<number, Readonly<Partial<Record<Side, Border>>>>;
}

const printedOn = ({ areas }: Tile): PrintedArea<Border>[] =>
  areas.map(({ hex, borders }) => ({
    hex,
    borders: Object.fromEntries(
      COMPASS.flatMap((name, side) => (borders[name] === undefined ? [] : [[side, borders[name]]])),
    ),
  }));

/** The hexes of a tile as it lies, and what is printed on their sides. */
function cellsOf(tile: Tile, turns: number, at: Hex): (readonly [key: number, sides: Partial<Record<Side, Border>>])[] {
  const printed = printedOn(tile);
  return hexesOf([printed], { tile: 0, turns, at }).map((hex, part) => {
    const sides = Object.entries(printed[part]!.borders).map(([side, border]) => [
      turnedSide(Number(side), turns),
      border,
    ]);
    return [hexKey(hex), Object.fromEntries(sides)];
  });
}

/** RNW-006: no coloured border lies against another. */
const isFitting = (cells: ReturnType<typeof cellsOf>, { sides }: Laid): boolean =>
  cells.every(([key, own]) =>
    SIDES.every(side => own[side] === undefined || sides.get(key + STEPS[side]!)?.[opposite(side)] === undefined),
  );

function layTiles(board: PresetBoard, tiles: readonly Tile[], path: Path): Laid {
  const laid: Laid = { tileAt: new Map(), sides: new Map() };
  for (const [i, { tile: id, turns, at }] of board.tiles.entries()) {
    const where = [...path, 'tiles', i];
    const tile = tiles.find(one => one.id === id && (one.module === 'base' || one.module === board.module));
    if (!tile) throw new NotationError(where, `there is no tile ${id} for this board`);
    if (board.tiles.findIndex(other => other.tile === id) < i)
      throw new NotationError(where, `tile ${id} lies there already`);
    const cells = cellsOf(tile, turns, at);
    if (cells.some(([key]) => laid.tileAt.has(key))) throw new NotationError(where, `tile ${id} covers another`);
    if (!isFitting(cells, laid)) throw new NotationError(where, `a coloured side of tile ${id} lies against another`);
    for (const [key, sides] of cells) {
      laid.tileAt.set(key, i);
      laid.sides.set(key, sides);
    }
  }
  const { tileAt } = laid;
  const reached = new Set([...tileAt.keys()].slice(0, 1));
  for (const key of reached) for (const step of STEPS) if (tileAt.has(key + step)) reached.add(key + step);
  const lost = [...tileAt].find(([key]) => !reached.has(key));
  if (lost) throw new NotationError([...path, 'tiles', lost[1]], `no way leads to tile ${board.tiles[lost[1]]!.tile}`);
  return laid;
}

/** Sides of tiles next to a hex that hinder nobody. */
const openSides = (key: number, { tileAt, sides }: Laid): number =>
  SIDES.filter(side => {
    const border = sides.get(key + STEPS[side]!)?.[opposite(side)];
    return tileAt.has(key + STEPS[side]!) && (border === undefined || border === 'yellow');
  }).length;

/** RNW-009: homes on markers so far apart never touch each other. */
function hasHome(
  home: Tile,
  [one, other]: PresetBoard['slots'][number],
  taken: ReadonlySet<number>,
  laid: Laid,
): boolean {
  return SIDES.some(turns =>
    home.areas.some(({ hex }) => {
      const part = turned(hex, turns);
      const cells = cellsOf(home, turns, { q: one.q - part.q, r: one.r - part.r });
      const keys = cells.map(([key]) => key);
      const isFree = keys.every(key => !laid.tileAt.has(key) && !taken.has(key));
      return keys.includes(hexKey(other)) && isFree && isFitting(cells, laid);
    }),
  );
}

const OPEN_SIDES = 3;

function checkSlots({ slots }: PresetBoard, laid: Laid, tiles: readonly Tile[], path: Path): void {
  for (const [i, slot] of slots.entries()) {
    const where = [...path, 'slots', i];
    const keys = slot.map(hexKey);
    if (hexDistance(slot[0], slot[1]) !== 1) throw new NotationError(where, 'expected two hexes next to each other');
    if (keys.some(key => laid.tileAt.has(key))) throw new NotationError(where, 'a tile lies there');
    if (keys.reduce((sum, key) => sum + openSides(key, laid), 0) < OPEN_SIDES)
      throw new NotationError(where, `expected ${OPEN_SIDES} open sides of tiles next to it`);
    const others = slots.filter(one => one !== slot);
    if (others.some(one => one.some(a => slot.some(b => hexDistance(a, b) < MARKER_DISTANCE))))
      throw new NotationError(where, `expected ${MARKER_DISTANCE} hexes to every other home realm`);
    const taken = new Set(others.flat().map(hexKey));
    const homeless = tiles.find(tile => isHome(tile) && !hasHome(tile, slot, taken, laid));
    if (homeless) throw new NotationError(where, `the home realm of ${homeless.id} finds no place there`);
  }
}

export function readBoards(value: unknown, tiles: readonly Tile[]): readonly PresetBoard[] {
  const isBuiltIn = tiles.every((tile, i) => tile === TILES[i]);
  const said = expectPart(value, PRESETS.map(boardId), ['boards']);
  return PRESETS.map(before => {
    const one = said[boardId(before)];
    if (one === undefined && isBuiltIn) return before;
    const path = ['boards', boardId(before)];
    const board = one === undefined ? before : readBoard(before, one, path);
    checkSlots(board, layTiles(board, tiles, path), tiles, path);
    return board;
  });
}

export const writeBoards = (boards: readonly PresetBoard[]): ContentData =>
  Object.fromEntries(
    boards.map(board => [
      boardId(board),
      {
        tiles: board.tiles.map(({ tile, turns, at }) => [Number(tile), turns, at.q, at.r]),
        slots: board.slots.map(([one, other]) => [one.q, one.r, other.q, other.r]),
      },
    ]),
  );
