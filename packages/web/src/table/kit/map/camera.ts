/** Moving about on the map: wheel, drag, pinch, double tap; the browser only shifts one layer meanwhile. */

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Store, store } from '../../../parts/store.ts';
import type { Point, Rect } from './geometry.ts';
import { offerAt } from './near-target.ts';
import { centredOn, type Fit, type Frame, fitOf, inSightOf, inUnits, roomOf, shiftOf } from './overview.ts';

export interface Camera {
  /** How near it is; 1: the whole map. */
  scale(): number;
  /** Is told when the map has come to rest and no finger holds it any more. */
  onRest(listener: (() => void) | null): void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Brings a point of the map into the middle, as near as it is now. */
  goTo(point: Point): void;
  /** What is in sight, and how near; `null` until the map has been moved. */
  sight: Store<Sight | null>;
  /** Brings parts of the map into sight; it stays where it is when they are. */
  show(parts: readonly Element[]): void;
  /** Whether the last press was a drag or the second of two taps, so that its click is none. */
  dragged(): boolean;
}

export interface Sight {
  scale: number;
  part: Rect;
}

const FITTED: Frame = { scale: 1, x: 0, y: 0 };
const CLOSEST = 5;
const DRAG_FROM = 7;
/** Two taps within this time and distance belong together. */
const TWICE_WITHIN = 280;
const TWICE_NEAR = 32;
/** So long after its last move the map is at rest, and drawn anew for how near it is, in milliseconds. */
export const AT_REST = 160;
/** How near `show` goes, and what it leaves around the parts, in pixels. */
const NEAR = 2.5;
const MARGIN = 24;

/** Keeps the map in sight. */
function within(whole: Rect, { scale, x, y }: Frame): Frame {
  const clamp = (value: number, start: number, length: number) => {
    const low = (start + length) * (1 - scale);
    const high = start * (1 - scale);
    return Math.min(high, Math.max(low, value));
  };
  return { scale, x: clamp(x, whole.x, whole.width), y: clamp(y, whole.y, whole.height) };
}

const zoomed = (whole: Rect, frame: Frame, factor: number, [px, py]: Point): Frame => {
  const scale = Math.min(CLOSEST, Math.max(1, frame.scale * factor));
  const grown = scale / frame.scale;
  return within(whole, { scale, x: px - (px - frame.x) * grown, y: py - (py - frame.y) * grown });
};

/** The frame that shows a part of the map in the middle of the room, no farther than it is now. */
function framing(part: Rect, room: Rect, margin: number, now: number): Frame {
  const fitting = Math.min(room.width / (part.width + 2 * margin), room.height / (part.height + 2 * margin));
  const scale = Math.max(1, Math.min(Math.max(now, Math.min(NEAR, fitting)), fitting));
  const [cx, cy] = centreOf(part);
  const [rx, ry] = centreOf(room);
  return { scale, x: rx - cx * scale, y: ry - cy * scale };
}

/** The smallest box around some elements on the screen. */
function boxAround(parts: readonly Element[]): DOMRect {
  const boxes = parts.map(part => part.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))];
  const right = Math.max(...boxes.map(box => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map(box => box.bottom)) - top);
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

const centreOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];
const middleOf = (spots: readonly Point[]): Point => [
  spots.reduce((sum, p) => sum + p[0], 0) / spots.length,
  spots.reduce((sum, p) => sum + p[1], 0) / spots.length,
];
const spreadOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

/** The last taps, all times as those of events. */
interface Taps {
  tapped: number;
  at: Point;
  /** Until then a click belongs to a pair of taps. */
  quietUntil: number;
  /** When something that can be played was last pressed. */
  played: number;
}

const NO_TAPS: Taps = { tapped: Number.NEGATIVE_INFINITY, at: [0, 0], quietUntil: 0, played: Number.NEGATIVE_INFINITY };

/** Keeps the end of a press in mind; whether it is the second of two taps. What can be played is meant each time. */
function isSecondTap(taps: Taps, map: Element, e: PointerEvent, dragged: boolean): boolean {
  if (dragged) return false;
  if (offerAt(map, e)) {
    taps.played = e.timeStamp;
    taps.tapped = NO_TAPS.tapped;
    return false;
  }
  if (e.pointerType === 'mouse' || e.timeStamp - taps.played < TWICE_WITHIN) return false;
  const { tapped, at } = taps;
  const near = Math.hypot(e.clientX - at[0], e.clientY - at[1]) < TWICE_NEAR;
  const second = near && e.timeStamp - tapped < TWICE_WITHIN;
  taps.tapped = second ? NO_TAPS.tapped : e.timeStamp;
  taps.at = [e.clientX, e.clientY];
  if (second) taps.quietUntil = e.timeStamp + TWICE_WITHIN;
  return second;
}

export function useCamera(
  pane: RefObject<HTMLElement | null>,
  shifted: RefObject<HTMLElement | null>,
  whole: Rect,
  raised: boolean,
): Camera {
  const frame = useRef<Frame>(FITTED);
  const fit = useRef<Fit>(fitOf(whole, whole, raised));
  const dragging = useRef(false);
  const rested = useRef<(() => void) | null>(null);
  const taps = useRef<Taps>({ ...NO_TAPS });
  const [sight] = useState(() => store<Sight | null>(null));
  const atRest = useCallback(() => {
    if (!dragging.current) rested.current?.();
  }, []);
  const layer = useLayer(shifted, atRest);

  /** Once for each picture, however many fingers have moved. */
  const drawing = useRef(0);
  const move = useCallback(
    (next: Frame, glide = false) => {
      frame.current = next;
      cancelAnimationFrame(drawing.current);
      drawing.current = requestAnimationFrame(() => {
        layer.shift(shiftOf(next, fit.current), glide);
        sight.set({ scale: next.scale, part: inSightOf(next, roomOf(fit.current)) });
      });
    },
    [layer, sight],
  );

  /** Where the map lies on the screen is asked for when a gesture begins, not at each of its moves. */
  const measure = useCallback(() => {
    if (pane.current) fit.current = fitOf(pane.current.getBoundingClientRect(), whole, raised);
  }, [pane, whole, raised]);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const resized = () => {
      measure();
      if (frame.current !== FITTED) layer.shift(shiftOf(frame.current, fit.current), false);
    };
    resized();
    const observer = new ResizeObserver(resized);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane, measure, layer]);

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const inMap = (clientX: number, clientY: number): Point => inUnits(fit.current, [clientX, clientY]);
    const pressed = new Map<number, Point>();
    let start: Point = [0, 0];
    const zoomAt = (e: MouseEvent) => {
      const next = frame.current.scale > 1.05 ? FITTED : zoomed(whole, frame.current, 2.2, inMap(e.clientX, e.clientY));
      move(next, true);
    };
    const down = (e: PointerEvent) => {
      if (pressed.size === 0 && (e.target as Element).closest('[data-drag]')) return; // the piece moves, not the map
      if (pressed.size === 0) {
        measure();
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
      if (e.type === 'pointerup' && isSecondTap(taps.current, element, e, dragging.current)) zoomAt(e);
      setTimeout(() => {
        if (pressed.size > 0 || !dragging.current) return;
        dragging.current = false;
        layer.settle();
      });
    };
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      measure();
      move(zoomed(whole, frame.current, Math.exp(-e.deltaY * 0.0016), inMap(e.clientX, e.clientY)));
    };
    /** By mouse; a click that was played was not meant for the map. */
    const twice = (e: MouseEvent) => {
      const { tapped, played } = taps.current;
      if (e.timeStamp - Math.max(tapped, played) > 2 * TWICE_WITHIN) zoomAt(e);
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
  }, [pane, measure, move, layer, whole]);

  const show = useCallback(
    (parts: readonly Element[]) => {
      const element = pane.current;
      if (!element || parts.length === 0) return;
      measure();
      const box = boxAround(parts);
      if (isWithin(box, element.getBoundingClientRect()) && box.width >= element.clientWidth / 6) return;
      const { scale, x, y } = frame.current;
      const onMap = (px: number, py: number): Point => {
        const [ux, uy] = inUnits(fit.current, [px, py]);
        return [(ux - x) / scale, (uy - y) / scale];
      };
      const [[left, top], [right, bottom]] = [onMap(box.left, box.top), onMap(box.right, box.bottom)];
      const part = { x: left, y: top, width: right - left, height: bottom - top };
      move(within(whole, framing(part, roomOf(fit.current), MARGIN / fit.current.pixels, scale)), true);
    },
    [pane, measure, move, whole],
  );

  return useMemo(
    () => ({
      scale: () => frame.current.scale,
      onRest(listener) {
        rested.current = listener;
      },
      zoomBy: factor => move(zoomed(whole, frame.current, factor, centreOf(whole)), true),
      fit: () => move(FITTED, true),
      goTo: point => move(within(whole, centredOn(frame.current, roomOf(fit.current), point))),
      sight,
      show,
      dragged: () => dragging.current || performance.now() < taps.current.quietUntil,
    }),
    [move, show, whole, sight],
  );
}

interface Layer {
  shift(shift: string, glide: boolean): void;
  /** Waits for its rest anew. */
  settle(): void;
}

/** Shifts the drawn map as one picture: nothing on it is styled, laid out or painted again until it has come to rest. */
function useLayer(shifted: RefObject<HTMLElement | null>, rested: () => void): Layer {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  return useMemo(() => {
    const settle = () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (shifted.current) shifted.current.style.willChange = '';
        rested();
      }, AT_REST);
    };
    const shift = (to: string, glide: boolean) => {
      const style = shifted.current?.style;
      if (!style) return;
      style.transition = glide ? 'transform var(--calm) var(--ease-out)' : 'none';
      style.transform = to;
      style.willChange = 'transform';
      settle();
    };
    return { shift, settle };
  }, [shifted, rested]);
}
