/** Which answers stand beside the question as plain buttons; all others lie on the table and in the controls. */
import { ASK, type Option, type View } from '@interregnum/old-kings-crown';

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

const LISTS: ReadonlySet<string> = new Set([ASK.retire, ASK.loyal]);

/** A list that is confirmed as it stands has no button beside it. */
export const offersItself = (option: Option, { ask }: Pick<View, 'ask'>): boolean =>
  !PLAIN.has(option.type) || (ask !== null && LISTS.has(ask.id));
