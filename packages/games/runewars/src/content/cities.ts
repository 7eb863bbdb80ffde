/** The city tokens: seven of the base game, the Lost City of Banners of War, the eight of the Free Cities. */
import type { City } from './card.ts';
import { FREE_CITIES } from './free/cities.ts';
import type { Shape } from './words.ts';

type Line = readonly [name: string, units: number, Shape, tactics: number, influence: number, quests: number];

/** CT1..CT7. */
const LINES: readonly Line[] = [
  ['Tamalir', 2, 'triangle', 1, 2, 1],
  ['Greyhaven', 2, 'circle', 2, 1, 1],
  ['Dawnsmoor', 2, 'triangle', 1, 3, 1],
  ['Riverwatch', 1, 'rectangle', 1, 2, 2],
  ['Nerekhall', 1, 'circle', 2, 2, 1],
  ['Forge', 1, 'rectangle', 1, 3, 1],
  ['Frostgate', 1, 'hexagon', 1, 1, 2],
];

const NO_YIELDS = { food: 0, wood: 0, ore: 0 } as const;

const BASE: readonly City[] = LINES.map(([name, n, shape, tactics, influence, quests], i) => ({
  id: `CT${i + 1}`,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  module: 'base',
  isLost: false,
  yields: NO_YIELDS,
  units: { shape, n },
  tactics,
  influence,
  quests,
  hasRune: false,
}));

/** CT8. */
const LOST_CITY: City = {
  id: 'CT8',
  name: 'The Lost City',
  nameFrom: 'public',
  textFrom: 'ours',
  module: 'bow',
  isLost: true,
  yields: { food: 1, wood: 1, ore: 1 },
  units: { shape: 'hexagon', n: 1 },
  tactics: 2,
  influence: 3,
  quests: 1,
  hasRune: true,
};

export const CITIES: readonly City[] = [...BASE, LOST_CITY, ...FREE_CITIES];
