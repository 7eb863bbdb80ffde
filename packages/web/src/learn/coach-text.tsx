/** Words of the coach: `{area.orval}` is the word of the game by that key, with its help. */
import { keyed } from '../parts/keyed.ts';
import { useShared } from '../table/state/table-context.ts';
import { Term } from '../table/words/term.tsx';

export function CoachText({ said }: { said: string }) {
  const { words } = useShared();
  return keyed(said.split(/\{([^}]+)\}/)).map(({ key, at, item }) =>
    at % 2 === 0 ? item : <Term key={key} term={item} word={words.word(item) ?? item} closing="" />,
  );
}
