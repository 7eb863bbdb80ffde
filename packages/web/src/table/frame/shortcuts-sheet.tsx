/** The list of keys. */
import { Sheet } from '../../parts/sheet.tsx';
import { useShared } from '../state/table-context.ts';
import { KEYS } from './shortcuts.ts';
import css from './shortcuts-sheet.module.css';

export default function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const { text } = useShared().words;
  const rows = [...KEYS, ['1–9', 'plain'] as const, ['Tab', 'tab'] as const];
  return (
    <Sheet title={text('table.keys')} onClose={onClose}>
      <dl className={css.keys}>
        {rows.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(`table.keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
