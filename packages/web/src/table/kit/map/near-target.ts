/** A finger is broader than many places on a map: a press beside something that can be played means it. */
import { type RefObject, useEffect } from 'react';

/** How far from a fingertip's middle something is still under it, in pixels. */
const REACH = 22;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Spot {
  x: number;
  y: number;
}

const beyond = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to);

/** How far a spot is from a box; 0 inside. */
const distance = ({ x, y }: Spot, box: Box): number =>
  Math.hypot(beyond(x, box.left, box.right), beyond(y, box.top, box.bottom));

const toMiddle = ({ x, y }: Spot, box: Box): number =>
  Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);

/** Which of the boxes a press means: the nearest within reach, unless it was nearer to the middle of what it hit. */
export function meant(press: Spot, targets: readonly Box[], hit: Box | null): number | null {
  const own = hit ? toMiddle(press, hit) : Infinity;
  const near = targets
    .map((box, index) => ({ index, far: distance(press, box), middle: toMiddle(press, box) }))
    .filter(({ far, middle }) => far <= REACH && middle < own)
    .sort((a, b) => a.far - b.far || a.middle - b.middle);
  return near[0]?.index ?? null;
}

/** What a press on the map would play: what it hit, or for a finger what is beside it; `null`: nothing. */
export function offerAt(map: Element, event: MouseEvent): Element | null {
  if (!(event.target instanceof Element)) return null;
  const hit = event.target.closest('[data-offer]');
  if (hit) return hit;
  const touched = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!touched) return null;
  const targets = [...map.querySelectorAll('[data-offer]')]
    .map(target => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 2 * REACH);
  const area = event.target.closest('[data-area], [role="button"]')?.getBoundingClientRect() ?? null;
  const boxes = targets.map(({ box }) => box);
  const index = meant({ x: event.clientX, y: event.clientY }, boxes, area);
  return index === null ? null : targets[index]!.target;
}

/** Hands a finger's press that hit nothing playable on to the target beside it. */
export function useNearTargets(map: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const press = (event: MouseEvent) => {
      const offer = offerAt(element, event);
      if (!offer || offer.contains(event.target as Element)) return;
      event.stopPropagation();
      offer.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    element.addEventListener('click', press, { capture: true });
    return () => element.removeEventListener('click', press, { capture: true });
  }, [map]);
}
