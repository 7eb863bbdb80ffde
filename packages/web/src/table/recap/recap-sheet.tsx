/** Since your last decision: what happened, with the way to each moment of it. */
import type { LogEntry } from '../../local/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useShared } from '../state/table-context.ts';
import css from './recap-sheet.module.css';
import { Story } from './story.tsx';

interface RecapSheetProps {
  entries: readonly LogEntry[];
  /** Places on the board are marked. */
  marked: boolean;
  onLook(at: number): void;
  onClose(): void;
}

export default function RecapSheet({ entries, marked, onLook, onClose }: RecapSheetProps) {
  const { text } = useShared().words;
  return (
    <Sheet
      title={text('table.log.since')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {text('recap.on')}
        </Button>
      }
    >
      <div className={css.recap}>
        <Story entries={entries} onLook={onLook} />
        {marked && (
          <p className={css.note}>
            <span className={css.sample} aria-hidden="true" /> {text('recap.marked')}
          </p>
        )}
      </div>
    </Sheet>
  );
}
