/** Says why something cannot be done, with the rule. */

import X from 'icon:lucide/x';
import type { Refusal } from '@interregnum/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { useShared } from '../state/table-context.ts';
import { PhraseText } from '../words/phrase-text.tsx';
import { placeNearPress } from './near-press.ts';
import css from './refusal-notice.module.css';

const SHOWN_FOR = 9000;

export function RefusalNotice({ refusal, onClose }: { refusal: Refusal; onClose(): void }) {
  const { words, openRule } = useShared();
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [onClose]);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!notice.current || !refusal) return;
    const { left, top } = placeNearPress(notice.current);
    notice.current.style.translate = `${left}px ${top}px`;
  }, [refusal]);
  return (
    <div ref={notice} role="alert" className={css.notice}>
      <p>
        <PhraseText of={refusal.phrase} />
      </p>
      <Button look="quiet" onClick={() => openRule(refusal.rule)}>
        {words.text('table.why')}
        <small className={css.rule}>{refusal.rule}</small>
      </Button>
      <IconButton icon={X} label={words.text('sheet.close')} onClick={onClose} />
    </div>
  );
}
