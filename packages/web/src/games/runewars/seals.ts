/** The seals of the four peoples, for the shelf and the table. */
import type { SealLook } from '../../parts/seal.tsx';

/** By faction: Daqan, Latari, Waiqar, Uthuk. */
export const RUNEWARS_PEOPLES: readonly SealLook[] = [
  { colour: 'blue', shape: 'diamond', pattern: 'solid' },
  { colour: 'green', shape: 'star', pattern: 'diagonals' },
  { colour: 'violet', shape: 'circle', pattern: 'dots' },
  { colour: 'copper', shape: 'triangle', pattern: 'crosshatch' },
];
