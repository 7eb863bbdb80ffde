/** Falls between two people at one device: nothing of the table is on the page while it is down. */

import Undo from 'icon:lucide/undo-2';
import type { Seat } from '@interregnum/kernel';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Seal } from '../../parts/seal.tsx';
import { useShared } from '../state/table-context.ts';
import { PhraseText, SeatName } from '../words/phrase-text.tsx';
import css from './curtain.module.css';

interface CurtainProps {
  next: Seat;
  /** Who had the device and may still take back. */
  before: Seat | null;
  onReady(): void;
  onTakeBack: (() => void) | null;
}

export function Curtain({ next, before, onReady, onTakeBack }: CurtainProps) {
  const { words, seatNames } = useShared();
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <main className={css.curtain}>
      <Seal seat={next} size={72} />
      <h1>
        <PhraseText of={{ key: 'table.curtain.title', args: { seat: { seat: next } } }} />
      </h1>
      <p>{words.text('table.curtain.text')}</p>
      <button ref={ready} type="button" className={css.ready} onClick={onReady}>
        {words.text('table.curtain.ready', { name: seatNames[next]! })}
      </button>
      {onTakeBack && before !== null && (
        <Button look="quiet" icon={Undo} onClick={onTakeBack}>
          {words.text('table.curtain.takeBack')} <SeatName seat={before} />
        </Button>
      )}
      <ButtonLink to="/" look="quiet">
        {words.text('error.home')}
      </ButtonLink>
    </main>
  );
}
