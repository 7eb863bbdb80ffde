/** A title's rulebook, read from its Markdown. */
import { parseRulebook, type Rulebook } from '@interregnum/kernel';
import { Failure, messageOf } from '../failure.ts';
import { readText, shown } from '../files.ts';
import { rulebookOf, type Title } from '../games.ts';

export function loadRulebook(title: Title): Rulebook {
  const file = rulebookOf(title);
  try {
    return parseRulebook(readText(file));
  } catch (error) {
    throw new Failure(`${shown(file)}: ${messageOf(error)}`);
  }
}
