/** Finds the corner of the map where a panel hides least of what can be played, and of the areas that it is about. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The places of a panel of this size in the four corners of a room, the most convenient first. */
export function cornersOf(room: Box, width: number, height: number, gap: number): [Corner, Box][] {
  const place = (right: boolean, bottom: boolean): Box => {
    const left = right ? room.right - gap - width : room.left + gap;
    const top = bottom ? room.bottom - gap - height : room.top + gap;
    return { left, top, right: left + width, bottom: top + height };
  };
  return [
    ['top-right', place(true, false)],
    ['bottom-right', place(true, true)],
    ['top-left', place(false, false)],
    ['bottom-left', place(false, true)],
  ];
}

export function freestCorner(corners: readonly [Corner, Box][], areas: readonly Box[]): Corner {
  const hidden = ([, box]: [Corner, Box]) => areas.reduce((sum, area) => sum + overlap(box, area), 0);
  return corners.reduce((best, each) =>
    hidden(each as [Corner, Box]) < hidden(best as [Corner, Box]) ? each : best,
  )[0];
}

interface Placement {
  corner: Corner;
  /** From the edges of the board to those of the map, in pixels. */
  inset: { top: number; right: number; bottom: number; left: number };
}

const FIRST: Placement = { corner: 'top-right', inset: { top: 0, right: 0, bottom: 0, left: 0 } };
const GAP = 8;
/** What can be played counts so many times as much as what is only talked about. */
const PLAYABLE = 8;

const boxesOf = (root: Element, selector: string): Box[] =>
  [...root.querySelectorAll(selector)].map(element => element.getBoundingClientRect());

/** Narrower than this share of the room, what stands at its left edge is left alone: the room begins beside it. */
const NARROW = 1 / 4;

export function besideTools({ left, top, right, bottom }: Box, fixtures: readonly Box[]): Box {
  const tools = fixtures.filter(
    box => box.left <= left && box.right - left < (right - left) * NARROW && box.bottom > top && box.top < bottom,
  );
  return { left: Math.max(left, ...tools.map(box => box.right)), top, right, bottom };
}

function placementFor(panel: HTMLElement, areas: string): Placement {
  const board = panel.closest('[data-board]');
  const map = board?.querySelector('[data-map]') ?? board;
  if (!board || !map) return FIRST;
  const outer = board.getBoundingClientRect();
  const fixtures = boxesOf(board, '[data-fixture]');
  const room = besideTools(map.getBoundingClientRect(), fixtures);
  const { width, height } = panel.getBoundingClientRect();
  const about = areas === '' ? [] : boxesOf(map, areas);
  const precious = [...boxesOf(map, '[data-offer], [data-destination]'), ...fixtures].flatMap(box =>
    Array.from({ length: PLAYABLE }, () => box),
  );
  return {
    corner: freestCorner(cornersOf(room, width, height, GAP), [...about, ...precious]),
    inset: {
      top: room.top - outer.top + GAP,
      right: outer.right - room.right + GAP,
      bottom: outer.bottom - room.bottom + GAP,
      left: room.left - outer.left + GAP,
    },
  };
}

/** `areas`: what the panel is about; it stays where it is until that, the question or the screen changes. */
export function useCorner(
  panel: RefObject<HTMLElement | null>,
  areas: readonly number[],
  question: number | null,
): Placement {
  const [placement, setPlacement] = useState(FIRST);
  const settled = useRef('');
  const about = areas.map(area => `[data-area="${area}"]`).join();
  const settle = useEffectEvent(() => {
    if (panel.current) setPlacement(placementFor(panel.current, about));
  });
  useLayoutEffect(() => {
    const now = `${about} ${question}`;
    if (settled.current === now) return;
    settled.current = now;
    settle();
  });
  useEffect(() => {
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, []);
  return placement;
}
