/** Keeps a map readable from any distance: far away badges and names grow, and text that would be too small is left out. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Rect } from './geometry.ts';

/** Below so many pixels for a unit of the map things are enlarged, and by how much at most. */
const TOKEN = { readable: 0.62, largest: 1.35 };
const NAME = { readable: 0.62, largest: 1.2 };
const BADGE = { readable: 0.78, largest: 2.8 };
/** Text is never drawn smaller than this, in pixels. */
export const SMALLEST = 10;
/** After the last of several changes. */
const SETTLED = 120;

const grown = (pixels: number, { readable, largest }: typeof TOKEN): string =>
  Math.min(largest, Math.max(1, readable / Math.max(0.1, pixels))).toFixed(2);

/** The sizes are set only on what grows (`data-grows`), so that the rest of the map keeps its styles. */
function grow(svg: SVGSVGElement, pixels: number): void {
  for (const part of svg.querySelectorAll<SVGElement>('[data-grows]')) {
    part.style.setProperty('--token-scale', grown(pixels, TOKEN));
    part.style.setProperty('--name-scale', grown(pixels, NAME));
    part.style.setProperty('--badge-scale', grown(pixels, BADGE));
  }
}

/** Below so many pixels for a unit of the map one is far away: titles show single badges instead of every piece. */
const FAR = 0.42;

/** Styles ask the map: `[data-distance="far"] …`. */
const tellDistance = (svg: SVGSVGElement, pixels: number): void => {
  svg.dataset.distance = pixels < FAR ? 'far' : 'near';
};

/** What grows or shrinks for a moment; what glows for ever is as large as it will be. */
const changing = (svg: SVGSVGElement): Element[] =>
  svg.getAnimations({ subtree: true }).flatMap(({ effect }) => {
    const ends = effect !== null && effect.getComputedTiming().endTime !== Infinity;
    return ends && effect instanceof KeyframeEffect && effect.target ? [effect.target] : [];
  });

/** What is left out here is told by the card of the area. A piece that arrives is looked at when it is there. */
function leaveOut(svg: SVGSVGElement): void {
  const parts = changing(svg);
  const still = [...svg.querySelectorAll('text')].filter(text => !parts.some(part => part.contains(text)));
  const sizes = still.map(text => {
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    return { text, size: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) };
  });
  for (const { text, size } of sizes) text.toggleAttribute('data-too-small', size < SMALLEST);
}

/** On its way nothing has the size that it will have. */
const isGliding = (svg: SVGSVGElement): boolean => changing(svg).some(part => part.parentNode === svg);

/** Gives back what is to be called when the camera has moved; `scaleNow`: how near it is. */
export function useLegible(svg: RefObject<SVGSVGElement | null>, whole: Rect, scaleNow: () => number): () => void {
  const looked = useRef<number | null>(null);
  const look = useCallback(() => {
    const element = svg.current;
    if (!element || isGliding(element)) return;
    looked.current = scaleNow();
    const fitted = Math.min(element.clientWidth / whole.width, element.clientHeight / whole.height);
    tellDistance(element, fitted * scaleNow());
    grow(element, fitted * scaleNow());
    leaveOut(element);
  }, [svg, whole, scaleNow]);
  const soon = useSettled(look);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    const drawn = new MutationObserver(soon);
    drawn.observe(element, { childList: true, subtree: true });
    const arrived = ['animationend', 'transitionend'] as const;
    for (const event of arrived) element.addEventListener(event, soon);
    return () => {
      resized.disconnect();
      drawn.disconnect();
      for (const event of arrived) element.removeEventListener(event, soon);
    };
  }, [svg, look, soon]);
  /** What only slides stays as large as it is. */
  return useCallback(() => {
    if (looked.current !== scaleNow()) soon();
  }, [soon, scaleNow]);
}

/** Calls it once when several calls are over. */
function useSettled(action: () => void): () => void {
  const call = useCallback(() => {
    clearTimeout(timers.get(action));
    timers.set(action, setTimeout(action, SETTLED));
  }, [action]);
  useEffect(() => () => clearTimeout(timers.get(action)), [action]);
  return call;
}

const timers = new WeakMap<() => void, ReturnType<typeof setTimeout>>();
