/** On a narrow screen the parties are a strip: it moves to the first party with a target. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Props } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';

export function useTargetsInSight({ view, choices }: Props): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  const question = choices.length > 0 ? questionKey(view) : '';
  useEffect(() => {
    const box = strip.current;
    if (!question || !box || box.scrollWidth <= box.clientWidth) return;
    const target = box.querySelector('[data-offer]')?.closest('article');
    if (target) box.scrollTo({ left: target.offsetLeft - box.offsetLeft - 8, behavior: 'smooth' });
  }, [question]);
  return strip;
}
