/** Words of the coach: `{area.orval}` is the word of the game by that key, with its help. */
import { keyed } from '../parts/keyed.ts';
import { useShared } from '../table/state/table-context.ts';
import { Term } from '../table/words/term.tsx';

/** What may not begin a line. */
const CLOSING = /^[.,:;!?…)]+/;

export function CoachText({ said }: { said: string }) {
  const { words } = useShared();
  const pieces = said.split(/\{([^}]+)\}/);
  return keyed(pieces).map(({ key, at, item }) => {
    if (at % 2 === 0) return at === 0 ? item : item.replace(CLOSING, '');
    const closing = CLOSING.exec(pieces[at + 1] ?? '')?.[0] ?? '';
    return <Term key={key} term={item} word={words.word(item) ?? item} closing={closing} />;
  });
}
