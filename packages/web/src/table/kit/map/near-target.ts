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

/** Hands a finger's press that hit nothing playable on to the target beside it. */
export function useNearTargets(map: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const element = map.current;
    if (!element) return;
    const press = (event: MouseEvent) => {
      const touched = event instanceof PointerEvent && event.pointerType === 'touch';
      if (!touched || !(event.target instanceof Element) || event.target.closest('[data-offer]')) return;
      const targets = [...element.querySelectorAll('[data-offer]')]
        .map(target => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 2 * REACH);
      const hit = event.target.closest('[data-area], [role="button"]')?.getBoundingClientRect() ?? null;
      const index = meant(
        { x: event.clientX, y: event.clientY },
        targets.map(({ box }) => box),
        hit,
      );
      if (index === null) return;
      event.stopPropagation();
      targets[index]!.target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    element.addEventListener('click', press, { capture: true });
    return () => element.removeEventListener('click', press, { capture: true });
  }, [map]);
}
