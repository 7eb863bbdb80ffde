/** Moving about on the map: wheel, drag, pinch, double tap; the browser only shifts one layer meanwhile. */

import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Rect } from '../map/places.ts';

export interface Camera {
  zoomBy(factor: number): void;
  fit(): void;
  /** Brings a part of the map as near as possible into the upper half. */
  show(part: Rect): void;
  /** Whether the last press was a drag, so that its click is none. */
  dragged(): boolean;
}

interface Frame {
  scale: number;
  x: number;
  y: number;
}

const FITTED: Frame = { scale: 1, x: 0, y: 0 };
const CLOSEST = 5;
const DRAG_FROM = 7;
/** How near `show` goes, and how much of the height it uses. */
const NEAR = 2;
const SHARE = 0.52;

/** What the window shows in units of the map, the sea at the edges included. */
function roomOf(svg: SVGSVGElement, whole: Rect): Rect {
  const scale = Math.min(svg.clientWidth / whole.width, svg.clientHeight / whole.height);
  const [width, height] = [svg.clientWidth / scale, svg.clientHeight / scale];
  const [x, y] = [whole.x - (width - whole.width) / 2, whole.y - (height - whole.height) / 2];
  return { x, y, width, height };
}

/** Keeps the map in sight. */
function within(whole: Rect, { scale, x, y }: Frame): Frame {
  const clamp = (value: number, start: number, length: number) => {
    const low = (start + length) * (1 - scale);
    const high = start * (1 - scale);
    return Math.min(high, Math.max(low, value));
  };
  return { scale, x: clamp(x, whole.x, whole.width), y: clamp(y, whole.y, whole.height) };
}

const zoomed = (whole: Rect, frame: Frame, factor: number, [px, py]: readonly [number, number]): Frame => {
  const scale = Math.min(CLOSEST, Math.max(1, frame.scale * factor));
  const grown = scale / frame.scale;
  return within(whole, { scale, x: px - (px - frame.x) * grown, y: py - (py - frame.y) * grown });
};

/** The frame that shows a part of the map as large as fits into the upper share of the room. */
function framing(part: Rect, room: Rect): Frame {
  const scale = Math.max(1, Math.min(NEAR, room.width / part.width, (room.height * SHARE) / part.height));
  const x = room.x + (room.width - part.width * scale) / 2 - part.x * scale;
  const y = room.y + (room.height * SHARE - part.height * scale) / 2 - part.y * scale;
  return { scale, x, y };
}

type Spot = readonly [number, number];
const centreOf = ({ x, y, width, height }: Rect): Spot => [x + width / 2, y + height / 2];
const middleOf = (spots: readonly Spot[]): Spot => [
  spots.reduce((sum, p) => sum + p[0], 0) / spots.length,
  spots.reduce((sum, p) => sum + p[1], 0) / spots.length,
];
const spreadOf = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  layer: RefObject<SVGGElement | null>,
  whole: Rect,
): Camera {
  const frame = useRef<Frame>(FITTED);
  const dragging = useRef(false);

  const move = useCallback(
    (next: Frame, glide = false) => {
      frame.current = next;
      const style = layer.current?.style;
      if (!style) return;
      style.transition = glide ? 'transform var(--calm) var(--ease-out)' : 'none';
      style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      svg.current?.style.setProperty('--zoom', String(next.scale));
    },
    [svg, layer],
  );

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const inMap = (clientX: number, clientY: number): Spot => {
      const p = new DOMPoint(clientX, clientY).matrixTransform(element.getScreenCTM()!.inverse());
      return [p.x, p.y];
    };
    const pressed = new Map<number, Spot>();
    let start: Spot = [0, 0];
    const down = (e: PointerEvent) => {
      if (pressed.size === 0) {
        dragging.current = false;
        start = [e.clientX, e.clientY];
      }
      pressed.set(e.pointerId, inMap(e.clientX, e.clientY));
    };
    const drag = (e: PointerEvent) => {
      if (!pressed.has(e.pointerId)) return;
      if (!dragging.current && Math.hypot(e.clientX - start[0], e.clientY - start[1]) < DRAG_FROM) return;
      if (!dragging.current) element.setPointerCapture(e.pointerId);
      dragging.current = true;
      const before = [...pressed.values()];
      pressed.set(e.pointerId, inMap(e.clientX, e.clientY));
      const after = [...pressed.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const { scale, x, y } = frame.current;
      const factor = before.length > 1 ? spreadOf(after) / Math.max(1, spreadOf(before)) : 1;
      move(zoomed(whole, within(whole, { scale, x: x + to[0] - from[0], y: y + to[1] - from[1] }), factor, to));
    };
    /** The click of this press, if any, comes before the next turn of the loop. */
    const up = (e: PointerEvent) => {
      pressed.delete(e.pointerId);
      setTimeout(() => {
        if (pressed.size === 0) dragging.current = false;
      });
    };
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      move(zoomed(whole, frame.current, Math.exp(-e.deltaY * 0.0016), inMap(e.clientX, e.clientY)));
    };
    const twice = (e: MouseEvent) => {
      const next = frame.current.scale > 1.05 ? FITTED : zoomed(whole, frame.current, 2.2, inMap(e.clientX, e.clientY));
      move(next, true);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', drag);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('dblclick', twice);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('dblclick', twice);
    };
  }, [svg, move, whole]);

  const show = useCallback(
    (part: Rect) => {
      if (svg.current) move(framing(part, roomOf(svg.current, whole)), true);
    },
    [svg, move, whole],
  );

  return useMemo(
    () => ({
      zoomBy: factor => move(zoomed(whole, frame.current, factor, centreOf(whole)), true),
      fit: () => move(FITTED, true),
      show,
      dragged: () => dragging.current,
    }),
    [move, show, whole],
  );
}
