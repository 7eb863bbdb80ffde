/** A board made in play: tiles are placed by answers, the board follows, clones share it, JSON does not carry it. */
import { describe, expect, it } from 'vitest';
import { cloneFrames, type Flow, flow } from '../flow.ts';
import { derived } from './derived.ts';
import { distancesFrom } from './graph.ts';
import { beyond, type Hex, hexKey, neighboursOf } from './hex.ts';
import { type HexBoard, hexBoard, hexesOf, type PlacedTile, type PrintedArea } from './hex-board.ts';

type Border = 'mountain' | 'water';
const ORIGIN: Hex = { q: 0, r: 0 };

/** Two areas side by side; the second has a mountain in the east. Then a single area with water in the west. */
const TILES: readonly (readonly PrintedArea<Border>[])[] = [
  [
    { hex: ORIGIN, borders: {} },
    { hex: { q: 1, r: 0 }, borders: { 0: 'mountain' } },
  ],
  [{ hex: ORIGIN, borders: { 3: 'water' } }],
  [{ hex: ORIGIN, borders: {} }],
];

interface Table extends Flow<PlacedTile> {
  placement: readonly PlacedTile[];
}

let made = 0;
const boardOf = derived((placement: readonly PlacedTile[]): HexBoard<Border> => {
  made++;
  return hexBoard(TILES, placement);
});

/** Where a tile may go: on vacant hexes that touch the board. */
function places(s: Table, tile: number): PlacedTile[] {
  const board = boardOf(s.placement);
  const edge = new Map(
    board.areas.flatMap(({ hex }) => neighboursOf(hex).map((near): [number, Hex] => [hexKey(near), near])),
  );
  return [...edge.values()]
    .flatMap(at => [0, 1, 2, 3, 4, 5].map(turns => ({ tile, at, turns })))
    .filter(placed => hexesOf(TILES, placed).every(hex => board.areaAt(hex) === null));
}

const machine = flow<Table, PlacedTile>();
const setup = machine.procedure<Record<string, never>>('setup', {
  place: {
    each: () => [1, 2],
    who: (_s, _l, tile) => tile % 2,
    options: (s, _l, _seat, tile) => places(s, tile),
    then: (s, _l, placed) => {
      s.placement = [...s.placement, placed];
    },
  },
});

function start(): Table {
  const placement = [{ tile: 0, at: ORIGIN, turns: 0 }];
  const s: Table = { seats: 2, frames: [], ask: null, answers: [null, null], placement };
  machine.begin(s, setup);
  return s;
}

const clone = (s: Table): Table => ({ ...s, frames: cloneFrames(s.frames), answers: s.answers.slice() });

function place(s: Table, wanted: Omit<PlacedTile, 'tile'>): void {
  const seat = s.ask!.seats[0]!;
  const index = s.ask!.options[seat]!.findIndex(
    ({ at, turns }) => hexKey(at) === hexKey(wanted.at) && turns === wanted.turns,
  );
  machine.apply(s, seat, index);
}

describe('a board made in play', () => {
  it('follows from the tiles: neighbours, distances, borders from both sides', () => {
    const s = start();
    place(s, { at: { q: 2, r: 0 }, turns: 0 });
    const board = boardOf(s.placement);
    expect(board.neighbours).toEqual([[1], [2, 0], [1]]);
    expect(board.distances[0]).toEqual([0, 1, 2]);
    expect(board.beyond[1]![0]).toBe(2);
    expect(board.bordersAt(1, 0)).toEqual(['mountain', 'water']);
    expect(board.bordersAt(2, 3)).toEqual(['water', 'mountain']);
    expect(board.bordersAt(0, 3)).toEqual([]);
    expect(board.areas.map(({ tile, part }) => `${tile}${'AB'[part]}`)).toEqual(['0A', '0B', '1A']);
  });

  it('turns what a tile prints with the tile', () => {
    const s = start();
    place(s, { at: { q: 2, r: 0 }, turns: 3 });
    expect(boardOf(s.placement).bordersAt(1, 0)).toEqual(['mountain']);
    expect(boardOf(s.placement).bordersAt(2, 0)).toEqual(['water']);
    const turned = hexBoard(TILES, [{ tile: 0, at: ORIGIN, turns: 1 }]);
    expect(turned.areas[1]!.hex).toEqual(beyond(ORIGIN, 1));
    expect(turned.bordersAt(1, 1)).toEqual(['mountain']);
  });

  it('is offered only where it fits', () => {
    const s = start();
    expect(s.ask?.options[1]).toHaveLength(8 * 6);
    expect(() =>
      hexBoard(TILES, [
        { tile: 0, at: ORIGIN, turns: 0 },
        { tile: 1, at: { q: 1, r: 0 }, turns: 0 },
      ]),
    ).toThrow('two tiles lie on 1,0');
  });

  it('is derived once for each placement, shared by clones and found again after JSON', () => {
    const s = start();
    place(s, { at: { q: 0, r: 1 }, turns: 2 });
    const board = boardOf(s.placement);
    const before = made;
    const copy = clone(s);
    expect(boardOf(copy.placement)).toBe(board);
    const read = JSON.parse(JSON.stringify(s)) as Table;
    expect(read.placement).toEqual(s.placement);
    expect(boardOf(read.placement)).toBe(board);
    expect(made).toBe(before);
    place(copy, { at: { q: -1, r: 0 }, turns: 0 });
    expect(boardOf(copy.placement).areas).toHaveLength(4);
    expect(boardOf(s.placement).areas).toHaveLength(3);
  });

  it('is a matter of the placement, not of the state', () => {
    const s = start();
    place(s, { at: { q: 0, r: 1 }, turns: 2 });
    expect(Object.keys(JSON.parse(JSON.stringify(s)) as object).sort()).toEqual([
      'answers',
      'ask',
      'frames',
      'placement',
      'seats',
    ]);
  });
});

describe('what was derived', () => {
  it('is forgotten in the end, and made anew when it is needed again', () => {
    let count = 0;
    const squares = derived((list: readonly number[]) => {
      count++;
      return list.map(n => n * n);
    });
    for (let n = 0; n < 300; n++) squares([n]);
    expect(squares([0])).toEqual([0]);
    expect(count).toBe(301);
    squares([299]);
    expect(count).toBe(301);
  });
});

describe('distances', () => {
  it('go through open areas only; a closed one can still be reached', () => {
    const line = [[1], [0, 2], [1, 3], [2]];
    expect(distancesFrom(line, 0)).toEqual([0, 1, 2, 3]);
    expect(distancesFrom(line, 0, area => area !== 2)).toEqual([0, 1, 2, -1]);
  });
});
