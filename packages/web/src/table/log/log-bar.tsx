/** Above the log: whom it is about, and all of its chapters folded or not. */
import FoldAll from 'icon:lucide/chevrons-down-up';
import UnfoldAll from 'icon:lucide/chevrons-up-down';
import { IconButton } from '../../parts/button.tsx';
import { keyed } from '../../parts/keyed.ts';
import quiet from '../../parts/quiet-select.module.css';
import { useShared } from '../state/table-context.ts';
import type { Chapter } from './chapters.ts';
import css from './log.module.css';
import type { Reading } from './use-reading.ts';

const EVERYBODY = 'everybody';

export function LogBar({ chapters, reading }: { chapters: readonly Chapter[]; reading: Reading }) {
  const { words, seatNames } = useShared();
  const { who, folded, readAbout, fold } = reading;
  const earlier = chapters.slice(0, -1).map(chapter => chapter.key);
  const allFolded = earlier.every(key => folded.has(key));
  return (
    <div className={css.bar}>
      <select
        className={quiet.select}
        aria-label={words.text('table.log.who')}
        value={who ?? EVERYBODY}
        onChange={({ target: { value } }) => readAbout(value === EVERYBODY ? null : Number(value))}
      >
        <option value={EVERYBODY}>{words.text('table.log.everybody')}</option>
        {keyed(seatNames).map(({ key, at: seat, item: name }) => (
          <option key={key} value={seat}>
            {name}
          </option>
        ))}
      </select>
      {earlier.length > 0 && (
        <IconButton
          icon={allFolded ? UnfoldAll : FoldAll}
          label={words.text(allFolded ? 'table.log.unfoldAll' : 'table.log.foldAll')}
          onClick={() => fold(allFolded ? [...folded] : earlier, !allFolded)}
        />
      )}
    </div>
  );
}
