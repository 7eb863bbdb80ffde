/** Tiles hang together, and the preset boards have the borders and neighbours that were searched for. */
import {
  beyond,
  chanceFrom,
  type Hex,
  hexBoard,
  hexesOf,
  hexKey,
  type PlacedTile,
  type PrintedArea,
  SIDES,
} from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, MOUNTAIN, WATER } from '../src/board.ts';
import { PRESETS } from '../src/content/presets.ts';
import { TILES } from '../src/content/tiles.ts';
import { type Border, COMPASS } from '../src/content/words.ts';
import { broken } from '../src/invariants.ts';
import { contactsOf, homePlaces, nextToMarkers, tileFault, tilePlaces } from '../src/map-building.ts';
import { setup, termsOf } from '../src/phases/game.ts';
import { layPreset } from '../src/phases/setup/map.ts';
import { populate } from '../src/phases/setup/setup.ts';
import { AREA_IDS, FACTION_NUMBERS, homeTile, tileNumber } from '../src/pieces.ts';
import { apply, emptyState } from '../src/state.ts';

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
      expect(areas.length === 1 || SIDES.some(side => keys.has(hexKey(beyond(hex, side)))), id).toBe(true);
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
    neighbours: 90,
    closed: '1A|8E water, 3B|7C mountain, 5C|5D mountain, 5D|8F water, 7B|8A mountain, 8B|8E water',
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

/** Who is next to whom: `~` over water, `^` over mountains. */
const WITH_BANNERS = {
  2: {
    neighbours: [
      '7A: 7B 7C 7D 10A~ 12A',
      '7B: 7A 10A 10D 11B 12A',
      '7C: 7A 12A',
      '7D: 7A 10A',
      '10A: 7A~ 7B 7D 10B 10D',
      '10B: 10A 10C 10D',
      '10C: 10B 10D',
      '10D: 7B 10A 10B 10C',
      '11A: 11B 12A',
      '11B: 7B 11A 11C 12A',
      '11C: 11B 11D',
      '11D: 11C',
      '12A: 7A 7B 7C 11A 11B',
    ],
    slots: ['7A 7C 7D', '11A 11B 11C'],
  },
  3: {
    neighbours: [
      '3A: 3B 3C 10A 10B 12A~',
      '3B: 3A 3C 3D 4B',
      '3C: 3A 3B 3D 10A',
      '3D: 3B 3C 4A 4B',
      '4A: 3D 4B',
      '4B: 3B 3D 4A 4C',
      '4C: 4B',
      '7A: 7B 7C 7D 10C^',
      '7B: 7A 10C',
      '7C: 7A 10B 10C 12A^',
      '7D: 7A',
      '10A: 3A 3C 10B 10D 11A^',
      '10B: 3A 7C 10A 10C 10D 12A',
      '10C: 7A^ 7B 7C 10B 10D',
      '10D: 10A 10B 10C 11A 11B',
      '11A: 10A^ 10D 11B',
      '11B: 10D 11A 11C',
      '11C: 11B 11D',
      '11D: 11C',
      '12A: 3A~ 7C^ 10B',
    ],
    slots: ['4A 4B 4C', '11A 11B 11C', '7A 7B 7D'],
  },
  4: {
    neighbours: [
      '2A: 2B',
      '2B: 2A 2C 6C 6E',
      '2C: 2B 6C~',
      '4A: 4B 6D 10C^',
      '4B: 4A 4C 6D 6E',
      '4C: 4B',
      '5A: 5B 5C',
      '5B: 5A 5C 5D 5E',
      '5C: 5A 5B 5D^ 6B 6C',
      '5D: 5B 5C^ 5E 6A 6B',
      '5E: 5B 5D',
      '6A: 5D 6B 6D 10C 10D',
      '6B: 5C 5D 6A 6C 6D^ 6E',
      '6C: 2B 2C~ 5C 6B 6E',
      '6D: 4A 4B 6A 6B^ 6E 10C^',
      '6E: 2B 4B 6B 6C 6D',
      '7A: 7B 7C 7D',
      '7B: 7A',
      '7C: 7A 11A^',
      '7D: 7A 12A',
      '10A: 10B 10D 11C~ 12A',
      '10B: 10A 10C 10D 11C 11D',
      '10C: 4A^ 6A 6D^ 10B 10D',
      '10D: 6A 10A 10B 10C 12A',
      '11A: 7C^ 11B',
      '11B: 11A 11C',
      '11C: 10A~ 10B 11B 11D',
      '11D: 10B 11C',
      '12A: 7D 10A 10D',
    ],
    slots: ['2A 2B 2C', '5A 5B 5E', '4A 4B 4C', '11B 11C 11D'],
  },
} as const;

describe.each([2, 3, 4] as const)('the preset board of Banners of War for %i players', seats => {
  const laid = (() => {
    const s = emptyState(null, termsOf({ board: 'preset', bow: 'on' }), seats, chanceFrom('board'));
    s.factions = [0, 1, 2, 3].slice(0, seats);
    layPreset(s);
    return s;
  })();

  test('has its areas and borders', () => {
    const { areas, neighbours, borders } = boardOf(laid);
    const sign = (border: number) => ((border & WATER) > 0 ? '~' : (border & MOUNTAIN) > 0 ? '^' : '');
    const lines = areas.map(area => {
      const near = neighbours[area]!.map((to, i) => ({ to, text: AREA_IDS[to]! + sign(borders[area]![i]!) }));
      return `${AREA_IDS[area]}: ${near
        .sort((a, b) => a.to - b.to)
        .map(({ text }) => text)
        .join(' ')}`;
    });
    expect(lines).toEqual(WITH_BANNERS[seats].neighbours);
  });

  test('has a marker for each player, and every faction finds a home there', () => {
    const { markers } = laid;
    const { hexes, areas } = boardOf(laid);
    const touched = markers.map(marker => {
      const near = nextToMarkers([marker]);
      return areas
        .filter(area => near.has(hexKey(hexes[area]!)))
        .map(area => AREA_IDS[area])
        .join(' ');
    });
    expect(touched).toEqual(WITH_BANNERS[seats].slots);
    for (const marker of markers)
      for (const faction of FACTION_NUMBERS)
        expect(homePlaces(laid, homeTile(faction), marker, []).length).toBeGreaterThan(0);
  });
});

describe('tile 12 (RNW-543, RNW-Q201)', () => {
  const at = (tile: string, q: number, r: number, turns = 0) => ({ tile: tileNumber(tile), at: { q, r }, turns });
  const first = at('12', 0, 0);
  const on = (placement: readonly PlacedTile[]) => ({ content: null, placement });

  test('placed first, the next tile touches it with two of its areas (B03, B22)', () => {
    expect(tileFault(on([first]), at('9', 1, -1))).toBeNull();
    expect(tileFault(on([first]), at('9', 0, 1))).toBe('apart');
  });

  test('a third tile needs two areas of the board again', () => {
    const nine = at('9', 1, -1);
    const besideIt = tilePlaces(on([first]), tileNumber('1')).filter(placed => contactsOf(on([nine]), placed) === 0);
    const faults = besideIt.map(placed => tileFault(on([first, nine]), placed)).filter(fault => fault !== 'overlaps');
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults)).toEqual(new Set(['apart']));
  });

  test('placed later it touches two areas, and nothing coloured meets its yellow side', () => {
    const laid = on([at('9', 0, 0)]);
    const places = tilePlaces(laid, tileNumber('12'));
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(placed => contactsOf(laid, placed) > 1)).toBe(true);
    expect(tileFault(on([at('9', 0, 0)]), at('12', 1, 0, 0))).toBeNull();
    const facing = [0, 1, 2, 3, 4, 5].filter(turns => tileFault(on([first]), { ...at('4', 0, -1), turns }) === null);
    expect(
      facing.every(
        turns =>
          !boardOf(on([first, { ...at('4', 0, -1), turns }]))
            .borders.flat()
            .includes(5),
      ),
    ).toBe(true);
  });
});

test('there are never more cities or guards than tokens and figures (RNW-Q85, RNW-Q203)', () => {
  for (let i = 0; i < 40; i++) {
    const seed = `full land ${i}`;
    const s = setup(null, { board: 'random', factions: 'dealt', explore: 'off', bow: 'on' }, 4, chanceFrom(seed));
    while (s.year === 0 && s.ask) apply(s, s.ask.seats.find(seat => s.answers[seat] === null)!, 0);
    expect(broken(s), seed).toEqual([]);
    expect(s.cities.filter(city => city >= 0).length, seed).toBeLessThanOrEqual(7);
  }
});

describe('all tiles with a city on one board', () => {
  const all = ['2', '3', '4', '5', '6', '7', '8', '11'].map(tileNumber);
  const laid = [{ tile: all[0]!, at: { q: 0, r: 0 }, turns: 0 }];
  for (const tile of all.slice(1)) laid.push(tilePlaces({ content: null, placement: laid }, tile)[0]!);
  const cityAt11B = (modules: Readonly<Record<string, string>>): number => {
    const s = emptyState(
      null,
      termsOf({ board: 'random', factions: 'dealt', ...modules }),
      4,
      chanceFrom('all cities'),
    );
    s.placement = laid;
    populate(s);
    expect(s.cities.filter(city => city >= 0)).toHaveLength(modules.free === 'on' ? 8 : 7);
    return s.cities[AREA_IDS.indexOf('11B')]!;
  };

  test('leaves 11B without a city when there are seven tokens (RNW-Q85)', () => {
    expect(cityAt11B({ bow: 'on' })).toBe(-1);
  });
  test('has the eight of the Free Cities, one of them in 11B (RNW-690, F03)', () => {
    expect(cityAt11B({ bow: 'on', free: 'on' })).toBeGreaterThanOrEqual(0);
  });
});
