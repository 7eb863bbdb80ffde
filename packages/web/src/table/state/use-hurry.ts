/** Somebody presses on before the next question is drawn: the press counts there, where an option stands on its spot. */
import { useEffect, useRef } from 'react';

/** Pieces on the board and in the panels beside it; buttons of the dock say something else at every question. */
const ZONE = '[data-board], [data-beside]';
/** So long a press waits, in milliseconds. */
const PATIENCE = 2000;
/** Further than this it was a drag. */
const STILL = 7;

interface Press {
  x: number;
  y: number;
  pointerType: string;
  at: number;
  /** The question that was drawn then. */
  question: number;
}

const pressOf = ({ clientX, clientY, pointerType }: PointerEvent, question: number): Press => ({
  x: clientX,
  y: clientY,
  pointerType,
  at: performance.now(),
  question,
});

/** Presses again what now stands there. */
function pressAgain({ x, y, pointerType }: Press): void {
  const hit = document.elementFromPoint(x, y);
  if (!hit?.closest(ZONE)) return;
  const click = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType };
  if (hit.closest('[data-offer]')) hit.dispatchEvent(new PointerEvent('click', click));
}

/** `question`: the one that is drawn; `asked`: whether the viewer may answer it, and nothing covers the table. */
export function useHurry(question: number, asked: boolean, isPast: (question: number) => boolean): void {
  const held = useRef<Press | null>(null);
  useEffect(() => {
    let from: Press | null = null;
    const down = (event: PointerEvent) => {
      from = pressOf(event, question);
    };
    const up = (event: PointerEvent) => {
      const press = pressOf(event, question);
      const still = from !== null && Math.hypot(press.x - from.x, press.y - from.y) < STILL;
      const onTable = document.elementFromPoint(press.x, press.y)?.closest(ZONE);
      if (still && onTable && isPast(question)) held.current = press;
    };
    document.addEventListener('pointerdown', down, { capture: true });
    document.addEventListener('pointerup', up, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', down, { capture: true });
      document.removeEventListener('pointerup', up, { capture: true });
    };
  }, [question, isPast]);

  useEffect(() => {
    const press = held.current;
    if (!press || press.question === question) return;
    const isNext = press.question + 1 === question && performance.now() - press.at < PATIENCE;
    if (isNext && !asked) return;
    const isAnswered = isNext && isPast(question); // one of several wishes that were given together
    held.current = isAnswered ? { ...press, question } : null;
    if (isNext && !isAnswered) pressAgain(press);
  }, [question, asked, isPast]);
}
