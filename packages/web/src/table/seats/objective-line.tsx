/** What the viewer needs to win and how it stands, in one line that is always there. */
import Goal from 'icon:lucide/goal';
import type { AnyView } from '../../local/messages.ts';
import { IconButton } from '../../parts/button.tsx';
import { useNarrow } from '../../parts/use-screen.ts';
import { useShared } from '../state/table-context.ts';
import { PhraseText } from '../words/phrase-text.tsx';
import css from './objective-line.module.css';

interface ObjectiveLineProps {
  view: AnyView;
  /** Opens the title in one page. */
  onSummary: (() => void) | null;
}

export function ObjectiveLine({ view, onSummary }: ObjectiveLineProps) {
  const { title, words } = useShared();
  const narrow = useNarrow(); // there a press shows what the line cuts off
  const objective = title.ui.objective?.(view) ?? null;
  if (!objective) return null;
  const { aim, now, warning } = objective;
  return (
    <div className={css.line} data-spot="objective" data-warns={warning !== null}>
      {onSummary ? (
        <IconButton className={css.goal} icon={Goal} label={words.text('learn.summary')} onClick={onSummary} />
      ) : (
        <Goal className={css.sign} />
      )}
      <p className={css.words} tabIndex={narrow ? 0 : undefined}>
        {warning && (
          <strong className={css.warning}>
            <PhraseText of={warning} />{' '}
          </strong>
        )}
        <span className={css.now}>
          <PhraseText of={now} />{' '}
        </span>
        <span className={css.aim}>
          <PhraseText of={aim} />
        </span>
      </p>
    </div>
  );
}
