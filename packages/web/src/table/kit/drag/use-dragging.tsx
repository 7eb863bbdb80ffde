/** Dragging a piece or a card to where it shall go: in one movement what picking it up and pressing the place does. */
import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './drag.module.css';
import { type Drag, movedTo, pressed } from './drag.ts';

interface DragRules<T> {
  /** The attribute of places where something can be put down; its value names the place. */
  place: string;
  /** It leaves its place: targets light up. */
  onLift?(what: T): void;
  onDrop(what: T, place: string): void;
  /** Put down where there is no place, or called off. */
  onBack?(what: T): void;
  /** What goes along with the pointer. */
  draw(what: T): ReactNode;
}

export interface Dragging<T> {
  /** For the element of something that can be dragged now. */
  handle(what: T): { 'data-drag': string; onPointerDown(event: ReactPointerEvent): void };
  ghost: ReactNode;
}

/** Whatever lies above a place does not hide it. */
function placeAt(x: number, y: number, place: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest(`[${place}]`)?.getAttribute(place);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

/** The press that ends a drag is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

export function useDragging<T>(rules: DragRules<T>): Dragging<T> {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const [ghost, setGhost] = useState<HTMLDivElement | null>(null);
  const at = useRef({ x: 0, y: 0 });
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  useEffect(() => {
    const follow = () => ghost?.style.setProperty('translate', `${at.current.x}px ${at.current.y}px`);
    follow();
    if (!drag) return;
    const { what } = drag;
    const back = () => {
      setDrag(null);
      if (drag.lifted) latest.current.onBack?.(what);
    };
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const next = movedTo(drag, pointerId, [x, y]);
      at.current = { x, y };
      follow();
      if (next === null) back();
      else if (next !== drag) {
        latest.current.onLift?.(what);
        setDrag(next);
      }
    };
    const up = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerId !== drag.pointer) return;
      const place = drag.lifted ? placeAt(x, y, latest.current.place) : null;
      if (drag.lifted) swallowClick();
      if (place === null) return back();
      setDrag(null);
      latest.current.onDrop(what, place);
    };
    /** What is held goes back, and nothing else is closed. */
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      back();
    };
    const listeners = { pointermove: move, pointerdown: move, pointerup: up, pointercancel: back };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener);
    addEventListener('keydown', key, { capture: true });
    return () => {
      removeEventListener('keydown', key, { capture: true });
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener);
    };
  }, [drag, ghost]);
  return {
    handle: what => ({
      'data-drag': '',
      onPointerDown(event) {
        if (event.button !== 0 || !event.isPrimary) return;
        at.current = { x: event.clientX, y: event.clientY };
        setDrag(pressed(what, event.pointerId, [event.clientX, event.clientY]));
      },
    }),
    ghost:
      drag?.lifted &&
      createPortal(
        <div ref={setGhost} className={css.ghost} aria-hidden="true" data-dragged="">
          <div className={css.held}>{rules.draw(drag.what)}</div>
        </div>,
        document.body,
      ),
  };
}
