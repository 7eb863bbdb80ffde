/** The map tiles by number, three of them of Banners of War (TILE1..TILE12), then the home realms (HOME-DAQAN and so on). */
import type { Tile, TileArea } from './card.ts';
import type { Module } from './modules.ts';
import type { Provenance } from './provenance.ts';
import type { Border, Compass, NeutralUnit } from './words.ts';

/** Where the area lies on its tile, food, wood and ore, who is there, coloured borders; areas A, B, … */
type Line = readonly [
  [q: number, r: number],
  [food: number, wood: number, ore: number],
  readonly [n: number, NeutralUnit] | 'city' | null,
  Readonly<Partial<Record<Compass, Border>>>?,
];

const area = ([[q, r], [food, wood, ore], there, borders = {}]: Line, i: number): TileArea => ({
  letter: 'ABCDEF'[i]!,
  hex: { q, r },
  yields: { food, wood, ore },
  neutral: there === null || there === 'city' ? null : { unit: there[1], n: there[0] },
  isCity: there === 'city',
  borders,
});
const tile = (id: string, from: Provenance, lines: readonly Line[], module: Module = 'base'): Tile => ({
  id,
  areas: lines.map(area),
  from,
  module,
});

/** The shapes of 1, 2 and 9, the yields of 1, the Giants, 5B, 5D and 8A are public. */
const NUMBERED: readonly Tile[] = [
  tile('1', 'inferred', [
    [[0, 0], [2, 0, 0], [2, 'razorwing'], { N: 'water' }],
    [
      [1, 0],
      [1, 1, 0],
      [2, 'beastman'],
    ],
    [[0, 1], [1, 0, 0], null],
  ]),
  tile('2', 'inferred', [
    [[0, 0], [0, 1, 2], [2, 'giant'], { N: 'mountain', NW: 'mountain' }],
    [[0, 1], [1, 1, 0], null],
    [[1, 1], [0, 0, 1], 'city', { S: 'water' }],
  ]),
  tile('3', 'ours', [
    [[0, 0], [0, 1, 0], 'city', { NW: 'water' }],
    [
      [0, 1],
      [1, 0, 1],
      [2, 'sorcerer'],
    ],
    [[1, 0], [2, 0, 1], [1, 'giant'], { NE: 'mountain' }],
    [[1, 1], [0, 1, 0], null],
  ]),
  tile('4', 'ours', [
    [[0, 0], [0, 0, 2], [2, 'hellhound'], { NW: 'water' }],
    [[1, 0], [1, 0, 0], 'city'],
    [[2, -1], [0, 1, 2], [1, 'dragon'], { NE: 'mountain', SE: 'mountain' }],
  ]),
  tile('5', 'ours', [
    [[0, 0], [1, 1, 0], [2, 'beastman'], { N: 'mountain' }],
    [[1, 0], [0, 0, 1], 'city'],
    [[0, 1], [0, 1, 0], null, { SE: 'mountain' }],
    [
      [1, 1],
      [0, 0, 2],
      [1, 'dragon'],
    ],
    [[2, 0], [2, 0, 0], [2, 'razorwing'], { NE: 'water' }],
  ]),
  tile('6', 'ours', [
    [[0, 0], [1, 0, 0], 'city'],
    [
      [0, 1],
      [0, 2, 0],
      [2, 'hellhound'],
    ],
    [[0, 2], [1, 0, 0], null, { S: 'water' }],
    [[1, 0], [1, 0, 2], [1, 'giant'], { N: 'mountain', SW: 'mountain' }],
    [
      [1, 1],
      [0, 1, 1],
      [2, 'sorcerer'],
    ],
  ]),
  tile('7', 'ours', [
    [[0, 0], [0, 1, 0], 'city'],
    [[0, -1], [1, 0, 1], [2, 'beastman'], { N: 'water' }],
    [[1, 0], [1, 1, 1], [1, 'dragon'], { SE: 'mountain' }],
    [[-1, 1], [1, 0, 0], null],
  ]),
  tile('8', 'ours', [
    [[0, 0], [0, 3, 0], [2, 'sorcerer'], { N: 'mountain' }],
    [[1, 0], [1, 0, 0], null, { S: 'water' }],
    [
      [2, 0],
      [1, 0, 1],
      [2, 'razorwing'],
    ],
    [
      [0, 1],
      [0, 0, 2],
      [2, 'hellhound'],
    ],
    [[1, 1], [1, 0, 0], 'city'],
    [[2, 1], [0, 1, 0], [2, 'beastman'], { SE: 'water' }],
  ]),
  tile('9', 'inferred', [
    [[0, 0], [1, 0, 2], [1, 'dragon'], { N: 'water' }],
    [[0, 1], [1, 1, 0], [2, 'razorwing'], { SE: 'mountain' }],
  ]),
];

/** Of 12 the one area and its yellow side are the rulebook's. */
const BOW: readonly Tile[] = [
  tile(
    '10',
    'ours',
    [
      [[0, 0], [1, 0, 0], null, { SW: 'water' }],
      [
        [1, -1],
        [0, 1, 1],
        [2, 'hellhound'],
      ],
      [[2, -1], [0, 0, 2], [2, 'sorcerer'], { NE: 'mountain' }],
      [[1, 0], [1, 1, 0], null],
    ],
    'bow',
  ),
  tile(
    '11',
    'ours',
    [
      [[0, 0], [2, 0, 0], [2, 'beastman'], { N: 'mountain' }],
      [[1, 0], [0, 1, 0], 'city'],
      [[1, 1], [0, 0, 1], null, { SW: 'water' }],
      [
        [2, 1],
        [1, 1, 0],
        [2, 'razorwing'],
      ],
    ],
    'bow',
  ),
  tile('12', 'inferred', [[[0, 0], [0, 0, 0], null, { N: 'yellow' }]], 'bow'),
];

export const HOME_REALMS: readonly Tile[] = [
  tile('daqan', 'ours', [
    [[0, 0], [2, 0, 1], null],
    [[1, 0], [1, 2, 0], null, { NE: 'mountain' }],
    [[0, 1], [0, 1, 2], null, { SW: 'water' }],
  ]),
  tile('latari', 'ours', [
    [[0, 0], [1, 2, 0], null, { N: 'water' }],
    [[0, 1], [0, 2, 1], null],
    [[1, 1], [1, 0, 2], null, { SE: 'water' }],
  ]),
  tile('waiqar', 'ours', [
    [[0, 0], [1, 0, 2], null, { N: 'mountain', NW: 'mountain' }],
    [[0, 1], [2, 1, 0], null],
    [[1, 1], [0, 2, 1], null, { S: 'mountain' }],
  ]),
  tile('uthuk', 'ours', [
    [[0, 0], [1, 0, 2], null, { NW: 'mountain' }],
    [[1, 0], [0, 2, 1], null],
    [[0, 1], [2, 1, 0], null, { S: 'mountain' }],
  ]),
];

export const TILES: readonly Tile[] = [...NUMBERED, ...BOW, ...HOME_REALMS];
