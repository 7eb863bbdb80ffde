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

type Sizes = readonly (readonly [property: string, value: string])[];

const sizesAt = (pixels: number): Sizes => [
  ['--token-scale', grown(pixels, TOKEN)],
  ['--name-scale', grown(pixels, NAME)],
  ['--badge-scale', grown(pixels, BADGE)],
];

/** The sizes are set only on what grows (`data-grows`) and only where they change, so that the rest of the map keeps its styles. */
function grow({ style }: SVGElement, sizes: Sizes): void {
  for (const [property, value] of sizes)
    if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/** Below so many pixels for a unit of the map one is far away: titles show single badges instead of every piece. */
const FAR = 0.42;

/** Styles ask the map: `[data-distance="far"] …`. */
const tellDistance = (map: HTMLElement, pixels: number): void => {
  map.dataset.distance = pixels < FAR ? 'far' : 'near';
};

/** What grows or shrinks for a moment; what glows for ever is as large as it will be. */
const changing = (map: HTMLElement): Element[] =>
  map.getAnimations({ subtree: true }).flatMap(({ effect }) => {
    const ends = effect !== null && effect.getComputedTiming().endTime !== Infinity;
    return ends && effect instanceof KeyframeEffect && effect.target ? [effect.target] : [];
  });

/** What is left out here is told by the card of the area. */
function leaveOut(texts: readonly SVGTextElement[]): void {
  const sizes = texts.map(text => {
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
    return { text, size: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) };
  });
  for (const { text, size } of sizes) text.toggleAttribute('data-too-small', size < SMALLEST);
}

/** So many groups, or texts, are looked at between two frames. */
const GROUPS = 16;
const TEXTS = 60;

function* portions<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** Bit by bit, so that no frame waits for all of it. */
function* adapt(map: HTMLElement, pixels: number): Generator<void> {
  tellDistance(map, pixels);
  const sizes = sizesAt(pixels);
  /** Last the whole, for what comes later: to the parts it says nothing new. */
  const parts = [
    ...map.querySelectorAll<SVGElement>('[data-grows] > *'),
    ...map.querySelectorAll<SVGElement>('[data-grows]'),
  ];
  for (const some of portions(parts, GROUPS)) {
    for (const part of some) grow(part, sizes);
    yield;
  }
  /** A piece that arrives is looked at when it is there. */
  const unready = changing(map);
  const still = [...map.querySelectorAll('text')].filter(text => !unready.some(part => part.contains(text)));
  for (const some of portions(still, TEXTS)) {
    leaveOut(some);
    yield;
  }
}

/** On its way nothing has the size that it will have. */
const isGliding = (map: HTMLElement): boolean => changing(map).some(part => part.parentNode === map);

/** Gives back what is to be called when the camera has come to rest; `scaleNow`: how near it is. */
export function useLegible(map: RefObject<HTMLElement | null>, whole: Rect, scaleNow: () => number): () => void {
  const looked = useRef<number | null>(null);
  const work = useRef<number | undefined>(undefined);
  const begin = useCallback((): Generator<void> | null => {
    const element = map.current;
    cancelAnimationFrame(work.current ?? 0);
    if (!element || isGliding(element)) return null;
    looked.current = scaleNow();
    const fitted = Math.min(element.clientWidth / whole.width, element.clientHeight / whole.height);
    return adapt(element, fitted * scaleNow());
  }, [map, whole, scaleNow]);
  const lookAtOnce = useCallback(() => {
    for (const _bit of begin() ?? []);
  }, [begin]);
  const look = useCallback(() => {
    const bits = begin();
    const next = () => {
      if (!bits?.next().done) work.current = requestAnimationFrame(next);
    };
    next();
  }, [begin]);
  const soon = useSettled(look);
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    lookAtOnce();
    const resized = new ResizeObserver(lookAtOnce);
    resized.observe(element);
    const drawn = new MutationObserver(soon);
    drawn.observe(element, { childList: true, subtree: true });
    const arrived = ['animationend', 'transitionend'] as const;
    for (const event of arrived) element.addEventListener(event, soon);
    return () => {
      cancelAnimationFrame(work.current ?? 0);
      resized.disconnect();
      drawn.disconnect();
      for (const event of arrived) element.removeEventListener(event, soon);
    };
  }, [map, lookAtOnce, soon]);
  /** What only slides stays as large as it is. */
  return useCallback(() => {
    if (looked.current !== scaleNow()) look();
  }, [look, scaleNow]);
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
