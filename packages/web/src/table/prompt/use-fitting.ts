/** Chooses the compact form of a question where the other one does not fit, whatever the reason: words, letters, screen. */
import { type RefObject, useLayoutEffect } from 'react';

const scrollers = (bar: HTMLElement): Element[] => [...bar.querySelectorAll('[data-scrolls]')];
const overflows = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;

/** Set by hand: it follows from how high the words come out, and must be there before anybody sees them. */
function fit(bar: HTMLElement): void {
  delete bar.dataset.compact;
  if (scrollers(bar).some(overflows)) bar.dataset.compact = 'true';
}

/** The form stays while a question is open, so that nothing moves between two presses; another size is measured anew. */
export function useFitting(bar: RefObject<HTMLElement | null>, question: number | null, answering: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is measured when all of it is there
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const measure = () => fit(current);
    measure();
    for (const part of scrollers(current)) part.scrollTop = 0;
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [bar, question, answering]);
}
