/** What a strong bot would do here, why, and how sure it is; the first tap shows it on the table, the second plays it. */
import X from 'icon:lucide/x';
import type { BaseOption } from '@interregnum/kernel';
import { type MouseEvent, useState } from 'react';
import type { Advice } from '../../local/messages.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { type Hovered, hovering } from '../kit/hovered.tsx';
import { useShared } from '../state/table-context.ts';
import css from './hint.module.css';
import { type Advised, advised } from './hints.ts';

interface HintProps {
  /** `null` while the bot thinks. */
  advice: Advice | null;
  options: readonly BaseOption[];
  describe(option: BaseOption): string;
  /** Why one would take an option, in a clause; `null`: nothing to say. */
  because(option: BaseOption): string | null;
  hovered: Hovered;
  onChoose(code: string): void;
  onClose(): void;
}

export function Hint({ advice, options, onClose, ...props }: HintProps) {
  const { text } = useShared().words;
  const [shown, show] = useState<string | null>(null);
  return (
    <aside className={css.hint} aria-label={text('table.hint')}>
      <header className={css.header}>
        <div role="status">
          <h2>{text(advice ? 'table.hint.title' : 'table.hint.thinking')}</h2>
        </div>
        <IconButton icon={X} label={text('sheet.close')} onClick={onClose} />
      </header>
      <ul className={css.list}>
        {advised(advice, options).map(hint => (
          <li key={hint.option.code}>
            <OneHint {...props} {...hint} shown={shown === hint.option.code} onShow={show} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface OneHintProps extends Advised, Pick<HintProps, 'describe' | 'because' | 'hovered' | 'onChoose'> {
  shown: boolean;
  onShow(code: string): void;
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

function OneHint({ option, sure, value, shown, describe, because, hovered, onChoose, onShow }: OneHintProps) {
  const { text } = useShared().words;
  const { code } = option;
  const press = (event: MouseEvent) => {
    if (!isTouch(event) || shown) return onChoose(code);
    onShow(code);
    hovered.set(code);
  };
  const why = because(option) ?? text('table.hint.expects', { value: Math.round(100 * value) });
  return (
    <Button
      look="quiet"
      className={css.option}
      data-sure={sure}
      data-shown={shown}
      {...hovering(hovered, code)}
      onClick={press}
    >
      <span className={css.what}>
        <span>{describe(option)}</span>
        <small>{shown ? text('table.hint.again') : why}</small>
      </span>
      <span className={css.sure}>{text(SURE[sure])}</span>
    </Button>
  );
}

const SURE = { sure: 'table.hint.sure', likely: 'table.hint.likely', perhaps: 'table.hint.perhaps' } as const;
