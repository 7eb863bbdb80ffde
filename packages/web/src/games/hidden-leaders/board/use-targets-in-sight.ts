/** Where the table does not fit on the screen it moves until the first target is in sight. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Props } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';

export function useTargetsInSight({ view, choices, reducedMotion }: Props): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const question = choices.length > 0 ? questionKey(view) : '';
  useEffect(() => {
    const box = board.current;
    const fits = box !== null && box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
    if (!question || !box || (fits && !matchMedia('(max-width: 60rem)').matches)) return;
    const target = box.querySelector('section:not(:last-of-type) [data-offer]');
    target?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'nearest', inline: 'center' });
  }, [question, reducedMotion]);
  return board;
}
