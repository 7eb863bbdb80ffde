/** What a strong bot would do here, and what else it considered. */

import X from 'icon:lucide/x';
import type { BaseOption } from '@interregnum/kernel';
import type { Advice } from '../../local/messages.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { type Hovered, hovering } from '../kit/hovered.tsx';
import type { Choice } from '../kit/title.ts';
import { useShared } from '../state/table-context.ts';
import css from './hint.module.css';

const SHOWN = 4;

interface HintProps {
  /** `null` while the bot thinks. */
  advice: Advice | null;
  choices: readonly Choice<BaseOption>[];
  describe(choice: Choice<BaseOption>): string;
  hovered: Hovered;
  onChoose(index: number): void;
  onClose(): void;
}

export function Hint({ advice, choices, describe, hovered, onChoose, onClose }: HintProps) {
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
        {considered.map(({ option, share, value }) => {
          const choice = choices.find(x => x.index === option);
          if (!choice) return null;
          return (
            <li key={option} className={css.item} style={{ '--share': `${Math.round(100 * share)}%` }}>
              <Button
                look="quiet"
                className={css.choice}
                onClick={() => onChoose(option)}
                {...hovering(hovered, option)}
              >
                <span>{describe(choice)}</span>
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
