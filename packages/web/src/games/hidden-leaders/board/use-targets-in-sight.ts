/** Where the table does not fit on the screen it moves until the first target is in sight. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Props } from '../state/props.ts';

export function useTargetsInSight({
  question: asked,
  options,
  reducedMotion,
}: Props): RefObject<HTMLDivElement | null> {
  const middle = useRef<HTMLDivElement>(null);
  const question = options.length > 0 ? asked : null;
  useEffect(() => {
    if (question === null || !isCrowded(middle.current)) return;
    const target = middle.current?.querySelector('[data-offer]');
    target?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'nearest', inline: 'center' });
  }, [question, reducedMotion]);
  return middle;
}

/** On a phone the parties have a way of their own to go. */
function isCrowded(middle: HTMLElement | null): boolean {
  const board = middle?.parentElement;
  if (!board) return false;
  return document.documentElement.dataset.screen !== 'desk' || board.scrollHeight > board.clientHeight;
}
