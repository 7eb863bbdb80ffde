/** The table in words: everything that the board shows, as text. */

import type { AnyView } from '../../local/messages.ts';
import { useShared } from '../state/table-context.ts';
import css from './words-panel.module.css';

export function WordsPanel({ view }: { view: AnyView }) {
  const { title, words, seatNames } = useShared();
  return (
    <ul className={css.words}>
      {title.ui.describeTable(view, words.text, seatNames).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
