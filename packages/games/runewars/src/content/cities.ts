/** The seven city tokens. */
import type { City } from './card.ts';
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

export const CITIES: readonly City[] = LINES.map(([name, n, shape, tactics, influence, quests], i) => ({
  id: `CT${i + 1}`,
  name,
  nameFrom: 'ours',
  textFrom: 'ours',
  units: { shape, n },
  tactics,
  influence,
  quests,
}));
