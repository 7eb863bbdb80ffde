/** Pieces that titles build their menus from. */
import type { BaseOption } from '@interregnum/kernel';
import type { Choice, MenuItem } from '../titles/drawing.ts';

/** Longer lists are worth a group. */
export const LONG_LIST = 14;

export const leaves = <O extends BaseOption>(choices: readonly Choice<O>[]): MenuItem<O>[] =>
  choices.map(choice => ({ label: choice.words, choice }));

/** A group that opens; a single choice stands for itself. */
export function group<O extends BaseOption>(
  label: string,
  choices: readonly Choice<O>[],
  items: () => MenuItem<O>[] = () => leaves(choices),
): MenuItem<O>[] {
  if (choices.length <= 1) return leaves(choices);
  return [{ label, hint: `${choices.length} choices`, items }];
}

/** The choices by a key, in the order they come. */
export function byKey<O extends BaseOption, K>(
  choices: readonly Choice<O>[],
  key: (option: O) => K,
): [K, Choice<O>[]][] {
  const groups = new Map<K, Choice<O>[]>();
  for (const choice of choices) {
    const k = key(choice.option);
    const list = groups.get(k);
    if (list) list.push(choice);
    else groups.set(k, [choice]);
  }
  return [...groups];
}
