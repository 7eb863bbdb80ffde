/** Setup choices behind the name of a title: ` (advanced)`; nothing for a title that leaves no choice. */
import type { SetupChoices } from '@interregnum/kernel';

export function inBrackets(choices: SetupChoices): string {
  const values = Object.values(choices);
  return values.length === 0 ? '' : ` (${values.join(', ')})`;
}
