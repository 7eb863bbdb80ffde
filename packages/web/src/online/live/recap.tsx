/** "Since you were away": what happened, in words. */
import { keyed } from '../../parts/keyed.ts';
import { Seal } from '../../parts/seal.tsx';
import { useShared } from '../../table/state/table-context.ts';
import { PhraseText } from '../../table/words/phrase-text.tsx';
import { useOnlineText } from '../parts/words.ts';
import { useOnline } from './online-context.ts';
import css from './recap.module.css';

export function Recap({ from }: { from: number }) {
  const t = useOnlineText();
  const { title } = useShared();
  const told = useOnline()
    .log()
    .slice(from)
    .filter(entry => entry.events.length > 0);
  if (told.length === 0) return <p>{t('recap.nothing')}</p>;
  return (
    <ol className={css.recap}>
      {told.map(entry => (
        <li key={entry.at}>
          <span className={css.seal}>{entry.seat !== null && <Seal seat={entry.seat} size={16} />}</span>
          <div>
            {keyed(entry.events).map(({ key, item: event }) => (
              <p key={key}>
                <PhraseText of={title.game.words.tell(event)} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
