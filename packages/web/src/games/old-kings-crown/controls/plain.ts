/** Which answers stand beside the question as plain buttons; all others lie on the table and in the controls. */
import type { Option } from '@interregnum/old-kings-crown';

const PLAIN = new Set<Option['type']>([
  'none',
  'pass',
  'normal',
  'stay',
  'done',
  'decline',
  'stop',
  'draw',
  'return',
  'keep',
  'skip',
  'retreat',
  'retreatWithHerald',
]);

export const offersItself = (option: Option): boolean => !PLAIN.has(option.type);
