/** Finds a place for a notice: near the last press, where it hides least of what can be played. */
import { type Box, overlap } from '../kit/aside/corner.ts';

interface Spot {
  x: number;
  y: number;
}

let pressed: Spot | null = null;

/** Remembers where the player presses; by keyboard the thing that has the focus. */
export function followPresses(): () => void {
  const byPointer = (event: PointerEvent) => {
    pressed = { x: event.clientX, y: event.clientY };
  };
  const byKey = () => {
    const box = document.activeElement?.getBoundingClientRect();
    if (box && box.width > 0) pressed = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  document.addEventListener('pointerdown', byPointer, { capture: true });
  document.addEventListener('keydown', byKey, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', byPointer, { capture: true });
    document.removeEventListener('keydown', byKey, { capture: true });
  };
}

const GAP = 18;
const EDGE = 8;

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** Below the spot, above it, to its sides, and farther off at the top and in the middle; all of them on the screen. */
export function placesAround({ x, y }: Spot, width: number, height: number, screen: Spot): Box[] {
  const starts: readonly Spot[] = [
    { x: x - width / 2, y: y + GAP },
    { x: x - width / 2, y: y - GAP - height },
    { x: x + GAP, y: y - height / 2 },
    { x: x - GAP - width, y: y - height / 2 },
    { x: x - width / 2, y: EDGE },
    { x: x - width / 2, y: (screen.y - height) / 2 },
  ];
  return starts.map(start => {
    const [left, top] = [clamp(start.x, screen.x - width), clamp(start.y, screen.y - height)];
    return { left, top, right: left + width, bottom: top + height };
  });
}

export function freestPlace(places: readonly Box[], avoided: readonly Box[]): Box {
  const hidden = (place: Box) => avoided.reduce((sum, box) => sum + overlap(place, box), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

export function placeNearPress(notice: HTMLElement): Box {
  const { width, height } = notice.getBoundingClientRect();
  const spot = pressed ?? { x: innerWidth / 2, y: innerHeight / 4 };
  const playable = [...document.querySelectorAll('[data-board] [data-offer], [data-panel="prompt"] button')];
  const under = { left: spot.x - GAP, top: spot.y - GAP, right: spot.x + GAP, bottom: spot.y + GAP };
  const avoided = [under, ...playable.map(each => each.getBoundingClientRect())];
  return freestPlace(placesAround(spot, width, height, { x: innerWidth, y: innerHeight }), avoided);
}
