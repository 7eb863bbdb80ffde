/** The map of Runewars: every area a brick with its yields, tokens, units and heroes; a list where there is no room. */
import { bigSets, type Seat } from '@interregnum/kernel';
import {
  AREA_IDS,
  type Area,
  boardOf,
  bordersOf,
  COMPASS,
  controllerOf,
  DRAGON_RUNE,
  developmentsAt,
  hasPeasant,
  heroesAt,
  kindOf,
  MOUNTAIN,
  NONE,
  RESOURCES,
  strongholdStrength,
  type View,
  WATER,
  yieldsOf,
} from '@interregnum/runewars';
import pc from 'picocolors';
import { type Brick, type BrickSize, drawBricks, extentOf } from '../../text/bricks.ts';
import { wrapCells } from '../../text/width.ts';
import type { Canvas } from '../drawing.ts';
import { letterOf, paintOf, unitsText } from './signs.ts';

const LEAST_WIDE = 9;
const MOST_WIDE = 14;
/** Bricks of five lines where there is room, else of three. */
const HIGH = 6;
const LOW = 4;

/** The map in so many rows at most. */
export function map(v: View, canvas: Canvas, rows: number): string[] {
  const size = sizeFor(v, canvas.columns, rows);
  if (size === null) return list(v, canvas);
  const board = boardOf(v);
  return board.areas.length === 0
    ? []
    : drawBricks(
        board.areas.map(area => brick(v, area, size)),
        size,
        pc.dim,
      );
}

function sizeFor(v: View, columns: number, rows: number): BrickSize | null {
  const hexes = boardOf(v).hexes.filter(hex => hex !== null);
  if (hexes.length === 0) return null;
  const extent = extentOf(hexes);
  const wide = Math.min(MOST_WIDE, Math.floor((columns - 1) / extent.columns));
  const fits = (high: number) => (extent.halves * high) / 2 + 1 <= rows;
  if (wide < LEAST_WIDE || !fits(LOW)) return null;
  return { wide, high: fits(HIGH) ? HIGH : LOW };
}

// --- a brick -----------------------------------------------------------------------------------------------------

const plain = (text: string): string => text;

function brick(v: View, area: Area, { wide }: BrickSize): Brick {
  const paint = paintOf(controllerOf(v, area));
  const heroes = heroesAt(v, area);
  const lines = [
    {
      text: fitting(wide - 1, AREA_IDS[area]!, yields(v, area), flags(v, area)),
      paint: (text: string) => pc.bold(paint(text)),
    },
    { text: unitsText(v, area), paint },
    { text: [...tokens(v, area), ...heroes.map(hero => `☻${letterOf(v, v.heroSeat[hero]!)}`)].join(' '), paint: plain },
  ];
  return { hex: boardOf(v).hexes[area]!, borders: borders(v, area), lines };
}

/** As many of these parts as there is room for. */
function fitting(width: number, ...parts: readonly string[]): string {
  return parts.reduce((line, part) =>
    part !== '' && line.length + 1 + part.length <= width ? `${line} ${part}` : line,
  );
}

/** `f1w2`. */
const yields = (v: View, area: Area): string =>
  yieldsOf(v, area)
    .map((n, dial) => (n > 0 ? `${RESOURCES[dial]![0]}${n}` : ''))
    .join('');

/** Activation tokens: `!D`. */
function flags(v: View, area: Area): string {
  const seats = v.activated.flatMap((areas, seat) => (bigSets.has(areas, area) ? [letterOf(v, seat)] : []));
  return seats.length > 0 ? `!${seats.join('')}` : '';
}

/** Stronghold, developments, peasant, city, waste tokens, rune token, exploration token. */
const tokens = (v: View, area: Area): string[] => [
  ...(v.strongholds[area] === NONE ? [] : [`♜${strongholdStrength(v, area)}`]),
  ...developmentsAt(v, area).map(() => '+'),
  ...(hasPeasant(v, area) ? ['♟'] : []),
  ...(v.cities[area] === NONE ? [] : ['⌂']),
  ...wasteSigns(v.bow.waste[area]!),
  ...(v.runes[area] === NONE ? [] : [runeSign(v, area)]),
  ...(v.exploreBacks[area] === 0 ? [] : [tokenSign(v, area)]),
];

/** Desolation, or so many cryomancy tokens. */
const wasteSigns = (waste: number): string[] => (waste === 0 ? [] : [waste < 0 ? '▒' : `░${waste}`]);

const runeSign = (v: View, area: Area): string => {
  const rune = v.runes[area] ?? null;
  return rune === null ? '◈' : rune === DRAGON_RUNE ? '◆' : '◇';
};
const tokenSign = (v: View, area: Area): string => {
  const token = v.explored[area] ?? null;
  return token === null || token === NONE ? '?' : kindOf(token).slice(0, 3);
};

const SIDES: Readonly<Record<number, string>> = {
  [MOUNTAIN]: pc.yellow('▲'),
  [WATER]: pc.blueBright('≈'),
  [MOUNTAIN | WATER]: pc.magenta('▲'),
};

/** By side, from the south-east on, as they are now: floods, ice and the Lost City count. */
function borders(v: View, area: Area): (string | null)[] {
  const board = boardOf(v);
  const { q, r } = board.hexes[area]!;
  const now = bordersOf(v)[area]!;
  return STEPS.map(([dq, dr]) => {
    const i = board.neighbours[area]!.findIndex(next => {
      const hex = board.hexes[next]!;
      return hex.q === q + dq && hex.r === r + dr;
    });
    return i < 0 ? null : (SIDES[now[i]! & (MOUNTAIN | WATER)] ?? null);
  });
}
const STEPS_BY_NAME = { SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0], N: [0, -1], NE: [1, -1] } as const;
const STEPS = COMPASS.map(name => STEPS_BY_NAME[name]);

// --- where there is no room --------------------------------------------------------------------------------------

const areaCell = (v: View, area: Area): string =>
  [
    pc.bold(AREA_IDS[area]!),
    flags(v, area),
    unitsText(v, area),
    ...tokens(v, area),
    ...heroesAt(v, area).map(hero => `☻${letterOf(v, v.heroSeat[hero]!)}`),
  ]
    .filter(part => part !== '')
    .join(' ');

/** Who holds what, then the areas of nobody with something in them. */
function list(v: View, canvas: Canvas): string[] {
  const { areas } = boardOf(v);
  const of = (seat: Seat) => areas.filter(area => controllerOf(v, area) === seat);
  const owners = [...v.factions.keys(), NONE].filter(seat => of(seat).length > 0);
  return owners.flatMap(seat =>
    wrapCells(
      of(seat).map(area => paintOf(seat)(areaCell(v, area))),
      canvas.columns,
      '  ',
    ),
  );
}
