/** The seals of the realms, by seat. */
import type { SealLook } from '../../parts/seal.tsx';

export const EPIX_SEALS: readonly SealLook[] = [
  { colour: 'blue', shape: 'circle', pattern: 'stripes' },
  { colour: 'yellow', shape: 'diamond', pattern: 'dots' },
  { colour: 'red', shape: 'square', pattern: 'diagonals' },
  { colour: 'green', shape: 'hexagon', pattern: 'crosshatch' },
];
