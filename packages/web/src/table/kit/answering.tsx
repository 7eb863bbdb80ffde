/** Buttons that answer the question: they stand beside it, whatever else the dock has to show, and never scroll. */
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  /** `null`: it is not there yet. */
  element: HTMLElement | null;
  /** Somebody puts buttons there, or takes them away again. */
  count(by: 1 | -1): void;
}

export const AnswerPlace = createContext<Place>({ element: null, count: () => {} });

interface AnswerPlaceNow {
  place: Place;
  setElement(element: HTMLElement | null): void;
  /** How many have put something there. */
  filled: number;
}

/** For the one that has the place. */
export function useAnswerPlace(): AnswerPlaceNow {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [filled, count] = useReducer((sum: number, by: 1 | -1) => sum + by, 0);
  return { place: useMemo(() => ({ element, count }), [element]), setElement, filled };
}

/** Puts what is inside there. */
export function Answering({ children }: { children: ReactNode }) {
  const { element, count } = use(AnswerPlace);
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, [count]);
  return element && createPortal(children, element);
}
