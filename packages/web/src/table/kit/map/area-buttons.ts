/** The areas of a map as things to click, focus and walk over with the arrow keys. */
import { type KeyboardEvent, type SVGProps, useRef, useState } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where the areas are, and which of them are neighbours. */
export interface Net {
  areas: readonly number[];
  /** By area. */
  anchors: readonly { x: number; y: number }[];
  borders: readonly (readonly number[])[];
}

/** The neighbour that lies best in a direction. */
export function neighbourTowards({ anchors, borders }: Net, area: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const from = anchors[area]!;
  let best: number | null = null;
  let bestFit = 0.25;
  for (const to of borders[area]!) {
    const [dx, dy] = [anchors[to]!.x - from.x, anchors[to]!.y - from.y];
    const fit = (dx * direction[0] + dy * direction[1]) / Math.hypot(dx, dy);
    if (fit > bestFit) [best, bestFit] = [to, fit];
  }
  return best;
}

interface AreaEvents {
  onArea(area: number): void;
  /** The area under pointer or focus. */
  onLook(area: number | null): void;
  /** A long press, the other mouse button, or the key I: what stands there? */
  onInspect?(area: number): void;
}

/** What makes the drawing of an area a button; one of them takes part in the order of Tab. */
export function useAreaButtons(
  net: Net,
  { onArea, onLook, onInspect }: AreaEvents,
): (area: number) => SVGProps<SVGPathElement> {
  const [walker, setWalker] = useState(net.areas[0]!);
  const elements = useRef(new Map<number, SVGPathElement>());
  /** With the next picture, so that a finger that sets out to move the map does not wait for it. */
  const looking = useRef(0);
  const look = (area: number | null) => {
    cancelAnimationFrame(looking.current);
    looking.current = requestAnimationFrame(() => onLook(area));
  };

  const onKey = (e: KeyboardEvent, area: number) => {
    if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      onArea(area);
      return;
    }
    if (e.key === 'i') onInspect?.(area);
    const next = neighbourTowards(net, area, e.key);
    if (next === null) return;
    e.preventDefault();
    setWalker(next);
    elements.current.get(next)?.focus();
  };

  return area => ({
    ref: element => {
      if (element) elements.current.set(area, element);
    },
    role: 'button',
    tabIndex: area === walker ? 0 : -1,
    onClick: () => onArea(area),
    onContextMenu: e => {
      if (!onInspect) return;
      e.preventDefault();
      onInspect(area);
    },
    onKeyDown: e => onKey(e, area),
    onPointerEnter: () => look(area),
    onPointerLeave: () => look(null),
    onFocus: () => {
      setWalker(area);
      onLook(area);
    },
    onBlur: () => onLook(null),
  });
}
