/** What a strong bot would do here, and what else it considered. */

import X from 'icon:lucide/x';
import type { BaseOption } from '@interregnum/kernel';
import type { Advice } from '../../local/messages.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { type Hovered, hovering } from '../kit/hovered.tsx';
import { useShared } from '../state/table-context.ts';
import css from './hint.module.css';

const SHOWN = 4;

interface HintProps {
  /** `null` while the bot thinks. */
  advice: Advice | null;
  options: readonly BaseOption[];
  describe(option: BaseOption): string;
  hovered: Hovered;
  onChoose(code: string): void;
  onClose(): void;
}

export function Hint({ advice, options, describe, hovered, onChoose, onClose }: HintProps) {
  const { text } = useShared().words;
  const considered = advice?.considered.slice(0, SHOWN) ?? [];
  return (
    <aside className={css.hint} aria-label={text('table.hint')}>
      <header className={css.header}>
        <div role="status">
          <h2>{text(advice ? 'table.hint.title' : 'table.hint.thinking')}</h2>
        </div>
        <IconButton icon={X} label={text('sheet.close')} onClick={onClose} />
      </header>
      <ul className={css.list}>
        {considered.map(({ code, share, value }) => {
          const option = options.find(each => each.code === code);
          if (!option) return null;
          return (
            <li key={code} className={css.item} style={{ '--share': `${Math.round(100 * share)}%` }}>
              <Button look="quiet" className={css.option} onClick={() => onChoose(code)} {...hovering(hovered, code)}>
                <span>{describe(option)}</span>
                <span className={css.numbers}>
                  {text('table.hint.share', { share: Math.round(100 * share), value: Math.round(100 * value) })}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      {advice && <p className={css.note}>{text('table.hint.note')}</p>}
    </aside>
  );
}
