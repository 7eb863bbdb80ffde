/** Tiles hang together, and the preset boards have the borders and neighbours that were searched for. */
import { beyond, type Hex, hexBoard, hexesOf, hexKey, type PrintedArea, SIDES } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../src/content/presets.ts';
import { TILES } from '../src/content/tiles.ts';
import { type Border, COMPASS } from '../src/content/words.ts';

const printed: readonly (readonly PrintedArea<Border>[])[] = TILES.map(tile =>
  tile.areas.map(({ hex, borders }) => ({
    hex,
    borders: Object.fromEntries(COMPASS.flatMap((side, i) => (borders[side] ? [[i, borders[side]]] : []))),
  })),
);
const placement = (seats: number) =>
  PRESETS.find(preset => preset.seats === seats)!.tiles.map(({ tile, turns, at }) => ({
    tile: TILES.findIndex(({ id }) => id === tile),
    turns,
    at,
  }));
const board = (seats: number) => hexBoard(printed, placement(seats));
type Board = ReturnType<typeof board>;
const nameOf = (b: Board, area: number): string => {
  const { tile, part } = b.areas[area]!;
  return TILES[tile]!.id + TILES[tile]!.areas[part]!.letter;
};

/** `2A|4A mountain`, each closed border once. */
function closed(b: Board): string[] {
  return b.areas.flatMap((_, area) =>
    SIDES.flatMap(side => {
      const other = b.beyond[area]![side] ?? null;
      const [border] = b.bordersAt(area, side);
      if (other === null || border === undefined) return [];
      const [one, two] = [nameOf(b, area), nameOf(b, other)];
      return one < two ? [`${one}|${two} ${border}`] : [];
    }),
  );
}

/** Areas next to the two hexes of a marker, those behind a coloured border left out. */
function touched(b: Board, marker: readonly Hex[]): string[] {
  const open = marker.flatMap(hex =>
    SIDES.flatMap(side => {
      const area = b.areaAt(beyond(hex, side));
      const back = COMPASS.length / 2;
      if (area === null || b.bordersAt(area, ((side + back) % COMPASS.length) as typeof side).length > 0) return [];
      return [nameOf(b, area)];
    }),
  );
  return [...new Set(open)].sort();
}

test('the areas of a tile lie on different hexes, each next to another one', () => {
  for (const { id, areas } of TILES) {
    const keys = new Set(areas.map(({ hex }) => hexKey(hex)));
    expect(keys.size, id).toBe(areas.length);
    for (const { hex } of areas)
      expect(
        SIDES.some(side => keys.has(hexKey(beyond(hex, side)))),
        id,
      ).toBe(true);
  }
});

test('an inner border is printed once (RNW-087)', () => {
  const inner = TILES.flatMap((tile, i) => {
    const alone = hexBoard(printed, [{ tile: i, turns: 0, at: { q: 0, r: 0 } }]);
    alone.areas.forEach((_, area) => {
      for (const side of SIDES) {
        if (alone.beyond[area]![side] !== null) expect(alone.bordersAt(area, side).length, tile.id).toBeLessThan(2);
      }
    });
    return closed(alone);
  });
  expect(inner).toEqual(['5C|5D mountain', '6B|6D mountain', '8B|8E water']);
});

const EXPECTED = {
  2: {
    areas: 15,
    neighbours: 56,
    closed: '2A|4A mountain, 2A|5C mountain, 3A|4C water, 3C|5C mountain, 4A|5C water, 5C|5D mountain',
    slots: ['5A 5B 5E', '3A 3B 4C'],
  },
  3: {
    areas: 25,
    neighbours: 98,
    closed: '1B|3A water, 3B|7C mountain, 5C|5D mountain, 5D|8F water, 7B|8A mountain, 8B|8E water',
    slots: ['5A 5B 5E', '7A 7B 7D', '4A 4B 4C'],
  },
  4: {
    areas: 31,
    neighbours: 128,
    closed:
      '2A|4B mountain, 2A|4C mountain, 4A|6A water, 4C|9A mountain, 4C|9B mountain, 5C|5D mountain, 6A|8A mountain, ' +
      '6B|6D mountain, 6D|8A mountain, 7B|9A water, 8B|8E water',
    slots: ['6A 6B 6C', '7A 7C 7D', '2B 2C 8F', '5A 5B 5E'],
  },
} as const;

describe.each([2, 3, 4] as const)('the preset board for %i players', seats => {
  const expected = EXPECTED[seats];

  test('has its areas and borders', () => {
    const b = board(seats);
    expect(b.areas).toHaveLength(expected.areas);
    expect(b.neighbours.flat()).toHaveLength(expected.neighbours);
    expect(closed(b).sort()).toEqual(expected.closed.split(', '));
  });

  test('has a marker for each player, outside the board, next to three areas over uncoloured borders (RNW-007)', () => {
    const b = board(seats);
    const { slots } = PRESETS.find(preset => preset.seats === seats)!;
    expect(slots).toHaveLength(seats);
    const covered = new Set(placement(seats).flatMap(placed => hexesOf(printed, placed).map(hexKey)));
    for (const hex of slots.flat()) expect(covered.has(hexKey(hex))).toBe(false);
    expect(slots.map(marker => touched(b, marker).join(' '))).toEqual(expected.slots);
  });
});
