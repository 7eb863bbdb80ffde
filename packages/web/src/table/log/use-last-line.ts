/** Keeps the end of a growing list in sight until somebody looks for an earlier line. */
import type { Seat } from '@interregnum/kernel';
import { type RefObject, useEffect, useRef } from 'react';

/** In pixels. */
const NEAR_THE_END = 60;
/** How long after a gesture the box still moves by it, in milliseconds. */
const BY_HAND = 700;
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;

/** `box` scrolls a single list; another selection of it (`who`) is read from its end. */
export function useLastLine(box: RefObject<HTMLDivElement | null>, now: boolean, who: Seat | null): void {
  const following = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever it is about, it begins at the end
  useEffect(() => {
    const [outer, list] = [box.current, box.current?.lastElementChild];
    if (!outer || !list || !now) return;
    let gesture = Number.NEGATIVE_INFINITY;
    const follow = () => {
      if (following.current) outer.scrollTop = outer.scrollHeight;
    };
    // Lines get their height only when they are seen: the box also scrolls when nobody has touched it.
    const scrolled = () => {
      const nearTheEnd = outer.scrollHeight - outer.scrollTop - outer.clientHeight < NEAR_THE_END;
      if (nearTheEnd || performance.now() - gesture < BY_HAND) following.current = nearTheEnd;
    };
    const touched = () => {
      gesture = performance.now();
      scrolled();
    };
    following.current = true;
    follow();
    const grown = new ResizeObserver(follow);
    grown.observe(list);
    const stop = new AbortController();
    outer.addEventListener('scroll', scrolled, { passive: true, signal: stop.signal });
    for (const each of GESTURES) outer.addEventListener(each, touched, { passive: true, signal: stop.signal });
    return () => {
      grown.disconnect();
      stop.abort();
    };
  }, [box, now, who]);
}
