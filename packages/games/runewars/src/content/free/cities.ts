/** The eight city tokens of the Rise of the Free Cities, in place of the seven others (RNW-690). */
import type { City } from '../card.ts';
import type { Shape } from '../words.ts';

type Line = readonly [
  name: string,
  units: number,
  Shape,
  tactics: number,
  influence: number,
  quests: number,
  hasRune: boolean,
];

/** CF1..CF8. */
const LINES: readonly Line[] = [
  ['Free Tamalir', 3, 'triangle', 2, 3, 1, false],
  ['Free Greyhaven', 2, 'circle', 3, 2, 1, true],
  ['Free Dawnsmoor', 2, 'triangle', 2, 3, 1, true],
  ['Free Riverwatch', 2, 'rectangle', 1, 3, 2, false],
  ['Free Nerekhall', 2, 'circle', 3, 2, 1, false],
  ['Free Forge', 1, 'rectangle', 2, 4, 1, false],
  ['Free Frostgate', 1, 'hexagon', 2, 2, 2, true],
  ['Free Archaut', 1, 'hexagon', 2, 3, 2, false],
];

export const FREE_CITIES: readonly City[] = LINES.map(([name, n, shape, tactics, influence, quests, hasRune], i) => ({
  id: `CF${i + 1}`,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  module: 'free',
  isLost: false,
  yields: { food: 0, wood: 0, ore: 0 },
  units: { shape, n },
  tactics,
  influence,
  quests,
  hasRune,
}));
