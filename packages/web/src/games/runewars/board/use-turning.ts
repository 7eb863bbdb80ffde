/** The tile in hand is turned by the wheel over a place that glows, and by twisting two fingers on the map. */
import { type RefObject, useEffect, useRef } from 'react';

type Turn = (by: 1 | -1) => void;

/** So far the wheel goes for one turn, in pixels, and fingers in degrees. */
const NOTCH = 60;
const TWIST = 35;
/** A pointer that stays within this goes on turning, though the place under it is gone. */
const STILL = 24;

const angleOf = ({ touches: [a, b] }: TouchEvent): number | null =>
  a && b ? (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI : null;

/** From -180 to 180. */
const between = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

function turnByWheel(map: SVGSVGElement, turn: { current: Turn }): () => void {
  let rolled = 0;
  let turnedAt: { x: number; y: number } | null = null;
  const wheel = (event: WheelEvent) => {
    const onSite = (event.target as Element).closest('[data-offer="site"]') !== null;
    const still = turnedAt && Math.hypot(event.clientX - turnedAt.x, event.clientY - turnedAt.y) < STILL;
    if (!onSite && !still) return;
    event.preventDefault();
    event.stopPropagation();
    rolled += event.deltaY;
    turnedAt = { x: event.clientX, y: event.clientY };
    if (Math.abs(rolled) < NOTCH) return;
    turn.current(rolled > 0 ? 1 : -1);
    rolled = 0;
  };
  map.addEventListener('wheel', wheel, { passive: false, capture: true });
  return () => map.removeEventListener('wheel', wheel, { capture: true });
}

function turnByFingers(map: SVGSVGElement, turn: { current: Turn }): () => void {
  let from: number | null = null;
  const move = (event: TouchEvent) => {
    const now = angleOf(event);
    if (now === null || from === null) from = now;
    else if (Math.abs(between(from, now)) >= TWIST) {
      turn.current(between(from, now) > 0 ? 1 : -1);
      from = now;
    }
  };
  const end = () => {
    from = null;
  };
  map.addEventListener('touchmove', move, { passive: true });
  map.addEventListener('touchend', end);
  return () => {
    map.removeEventListener('touchmove', move);
    map.removeEventListener('touchend', end);
  };
}

export function useTurning(within: RefObject<SVGGElement | null>, active: boolean, turn: Turn): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const map = within.current?.ownerSVGElement;
    if (!map || !active) return;
    const ends = [turnByWheel(map, latest), turnByFingers(map, latest)];
    return () => {
      for (const end of ends) end();
    };
  }, [within, active]);
}
