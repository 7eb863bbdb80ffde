/** What happened, as a story: who did what, one after another. */
import { useId } from 'react';
import type { LogEntry } from '../../local/messages.ts';
import { keyed } from '../../parts/keyed.ts';
import { Seal } from '../../parts/seal.tsx';
import { useShared } from '../state/table-context.ts';
import { PhraseText } from '../words/phrase-text.tsx';
import { type Passage, passagesOf } from './since.ts';
import css from './story.module.css';

interface StoryProps {
  entries: readonly LogEntry[];
  /** Shows the table as it was after so many answers; left out: it cannot be shown. */
  onLook?(at: number): void;
}

export function Story({ entries, onLook }: StoryProps) {
  const { title, words } = useShared();
  const { text } = words;
  const passages = passagesOf(entries, title.game.words.tell);
  if (passages.length === 0) return <p>{text('recap.nothing')}</p>;
  return (
    <ol className={css.story}>
      {passages.map(passage => (
        <Told key={passage.key} passage={passage} {...(onLook && { onLook })} />
      ))}
    </ol>
  );
}

function Told({ passage: { at, seat, sentences }, onLook }: { passage: Passage; onLook?(at: number): void }) {
  const { words } = useShared();
  const id = useId();
  return (
    <li>
      <span className={css.seal}>{seat !== null && <Seal seat={seat} size={18} />}</span>
      <div id={id}>
        {keyed(sentences).map(({ key, item }) => (
          <p key={key}>
            <PhraseText of={item} />
          </p>
        ))}
      </div>
      {onLook && (
        <button type="button" className={css.look} aria-describedby={id} onClick={() => onLook(at)}>
          {words.text('recap.look')}
        </button>
      )}
    </li>
  );
}
