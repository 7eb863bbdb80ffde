/** Tiles, cities and exploration tokens in content files: the shape of a tile is for good, what its areas are is not. */
import { expectMap, expectOneOf, expectText, NotationError, type Path } from '@interregnum/kernel';
import type { City, ExplorationToken, Tile, TileArea } from '../card.ts';
import { CITIES } from '../cities.ts';
import { EXPLORATION_TOKENS } from '../exploration.ts';
import { TILES } from '../tiles.ts';
import { UNITS } from '../units.ts';
import { type Border, COMPASS, type Compass, NEUTRAL_UNITS, RESOURCES, SHAPES } from '../words.ts';
import { type Chapter, cards, keepSum } from './chapter.ts';
import {
  type Field,
  flag,
  list,
  number,
  numbers,
  on,
  only,
  type Part,
  type Parts,
  readParts,
  record,
  word,
  writeParts,
} from './field.ts';

// --- tiles -------------------------------------------------------------------------------------------------------------------

const MOST_YIELD = 5;
const MOST_NEUTRALS = 4;
/** Coloured sides of an area and of a tile: more of them would leave no way to lay tiles against each other. */
const MOST_SIDES = 2;
const MOST_ON_TILE = 4;
const NOBODY = 'none';

const neutral: Field<TileArea['neutral']> = {
  read: (value, path) => {
    const text = expectText(value, 30, path);
    if (text === NOBODY) return null;
    const [n, ...unit] = text.split(' ');
    const among = number(1, MOST_NEUTRALS).read(Number(n), path, 1);
    return { n: among, unit: expectOneOf(unit.join(' '), NEUTRAL_UNITS, path) };
  },
  write: there => (there === null ? NOBODY : `${there.n} ${there.unit}`),
};

type Borders = TileArea['borders'];
const COLOURS: readonly Border[] = ['mountain', 'water'];

/** The yellow side of tile 12 is the rulebook's, and stays (RNW-543). */
const borders: Field<Borders> = {
  read: (value, path, before) => {
    const said = expectMap(value, COMPASS, path);
    const yellow = COMPASS.find(side => before[side] === 'yellow');
    if (yellow !== undefined && said[yellow] !== undefined && said[yellow] !== 'yellow')
      throw new NotationError([...path, yellow], 'the yellow side stays yellow');
    const sides = COMPASS.flatMap((side): (readonly [Compass, Border])[] => {
      if (side === yellow) return [[side, 'yellow']];
      return said[side] === undefined ? [] : [[side, expectOneOf(said[side], COLOURS, [...path, side])]];
    });
    if (sides.length > MOST_SIDES) throw new NotationError(path, `expected at most ${MOST_SIDES} coloured sides`);
    return Object.fromEntries(sides);
  },
  write: sides => sides,
};

const yields: Parts<TileArea> = Object.fromEntries(
  RESOURCES.map(res => {
    const amount = number(0, MOST_YIELD);
    const part: Part<TileArea> = {
      read: (area, value, path) => ({ ...area, yields: { ...area.yields, [res]: amount.read(value, path, 0) } }),
      write: area => area.yields[res],
    };
    return [res, part];
  }),
);
const AREA: Parts<TileArea> = {
  ...yields,
  neutral: on('neutral', neutral),
  city: on('isCity', flag),
  borders: on('borders', borders),
};

const areaOf = ({ areas }: Tile, letter: string): TileArea | undefined => areas.find(one => one.letter === letter);
const areaPart = (letter: string): Part<Tile> => ({
  read: (tile, value, path) => ({
    ...tile,
    areas: tile.areas.map(area => (area.letter === letter ? readParts(area, AREA, value, path) : area)),
  }),
  write: tile => writeParts(areaOf(tile, letter)!, AREA),
  isOf: tile => areaOf(tile, letter) !== undefined,
});

/** Numbered tiles are the map; the others belong to factions. */
export const isHome = ({ id }: Tile): boolean => !/^\d/.test(id);
const citiesOn = ({ areas }: Tile): number => areas.filter(({ isCity }) => isCity).length;

function completeTile(tile: Tile, path: Path): Tile {
  const before = TILES.find(({ id }) => id === tile.id)!;
  if (citiesOn(tile) !== citiesOn(before))
    throw new NotationError(path, `expected ${citiesOn(before)} areas with a city on this tile, not ${citiesOn(tile)}`);
  const crowded = tile.areas.find(area => area.isCity && area.neutral !== null);
  if (crowded) throw new NotationError([...path, crowded.letter, 'neutral'], 'a city has no neutral units');
  const guarded = isHome(tile) ? tile.areas.find(area => area.neutral !== null) : undefined;
  if (guarded) throw new NotationError([...path, guarded.letter, 'neutral'], 'a home realm has no neutral units');
  const sides = tile.areas.reduce((sum, area) => sum + Object.keys(area.borders).length, 0);
  if (sides > MOST_ON_TILE)
    throw new NotationError(path, `expected at most ${MOST_ON_TILE} coloured sides, not ${sides}`);
  return tile;
}

export const tiles: Chapter<Tile> = {
  name: 'tiles',
  things: TILES,
  idOf: ({ id }) => id,
  words: () => ({}),
  parts: Object.fromEntries([...'ABCDEF'].map(letter => [letter, areaPart(letter)])),
  told: {},
  complete: completeTile,
};

/** As many neutral figures as the tiles of one box print. */
export function checkNeutrals(
  all: readonly Tile[],
  units: readonly { readonly id: string; readonly figures: number }[],
): void {
  const base = all.filter(({ module }) => module === 'base').flatMap(({ areas }) => areas);
  for (const id of NEUTRAL_UNITS) {
    const asked = base.reduce((sum, area) => sum + (area.neutral?.unit === id ? area.neutral.n : 0), 0);
    const { figures } = units.find(unit => unit.id === id) ?? UNITS[0]!;
    if (asked > figures)
      throw new NotationError(['tiles'], `tiles 1 to 9 ask for ${asked} ${id}, and there are ${figures} figures`);
  }
}

// --- cities ------------------------------------------------------------------------------------------------------------------

const force: Field<City['units']> = record<City['units']>({
  shape: on('shape', word(SHAPES)),
  n: on('n', number(0, 6)),
});

/** Only the Lost City has an area of its own, which it adds to; only it and the Free Cities can have a rune. */
export const cities = cards<City>('cities', CITIES, {
  words: ({ id }) => ({ name: `card.${id}` }),
  parts: {
    units: on('units', force),
    tactics: on('tactics', number(0, 5)),
    influence: on('influence', number(0, 6)),
    quests: on('quests', number(0, 4)),
    yields: only(({ isLost }) => isLost, on('yields', numbers(RESOURCES, 0, MOST_YIELD))),
    rune: only(({ isLost, module }) => isLost || module === 'free', on('hasRune', flag)),
  },
  told: {},
});

// --- exploration tokens ------------------------------------------------------------------------------------------------------

const MOST_TOKENS = 12;
const backs: Field<ExplorationToken['backs']> = {
  read: (value, path, before) => {
    const [one, more] = list({ read: (n, at) => number(0, MOST_TOKENS).read(n, at, 0), write: n => n }, 2, 2).read(
      value,
      path,
      before,
    );
    return [one!, more!];
  },
  write: counts => counts,
};

export const tokens: Chapter<ExplorationToken> = {
  name: 'exploration tokens',
  things: EXPLORATION_TOKENS,
  idOf: ({ kind }) => kind,
  words: ({ kind }) => ({ name: `token.${kind}`, text: `tokenText.${kind}` }),
  parts: { backs: on('backs', backs) },
  told: {},
  check: (all, path) => {
    for (const back of [0, 1] as const)
      keepSum(
        `tokens with the back ${back === 0 ? '1' : '2+'}`,
        EXPLORATION_TOKENS,
        all,
        token => token.backs[back],
        path,
      );
  },
};
