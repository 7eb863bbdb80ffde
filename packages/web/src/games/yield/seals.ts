/** The seals of the Houses, for the shelf and the table. */
import type { SealLook } from '../../parts/seal.tsx';

/** The Houses of Yield by Leader: Keralon, Lemron, Basil, Vymar, Pavyr. */
export const YIELD_HOUSES: readonly SealLook[] = [
  { colour: 'keralon', shape: 'diamond', pattern: 'dots' },
  { colour: 'lemron', shape: 'circle', pattern: 'stripes' },
  { colour: 'basil', shape: 'star', pattern: 'crosshatch' },
  { colour: 'vymar', shape: 'hexagon', pattern: 'waves' },
  { colour: 'pavyr', shape: 'square', pattern: 'diagonals' },
];
/** Without Leaders, by seat: colours that are easily told apart come first. */
export const YIELD_ORDER: readonly number[] = [0, 4, 3, 1, 2];
