/** The seals of the factions, for the shelf and the table. */
import type { SealLook } from '../../parts/seal.tsx';

/** The Clans, the Uprising, the Nobility, the Gathering. */
export const FACTION_SEALS: readonly SealLook[] = [
  { colour: 'clans', shape: 'circle', pattern: 'waves' },
  { colour: 'uprising', shape: 'triangle', pattern: 'diagonals' },
  { colour: 'nobility', shape: 'square', pattern: 'grid' },
  { colour: 'gathering', shape: 'hexagon', pattern: 'dots' },
];
