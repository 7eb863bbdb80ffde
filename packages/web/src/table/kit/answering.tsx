/** Buttons that answer the question: they stand beside it, whatever else the dock has to show, and never scroll. */
import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place beside the question; `null`: it is not there yet. */
export const AnswerPlace = createContext<HTMLElement | null>(null);

/** Puts what is inside there. */
export function Answering({ children }: { children: ReactNode }) {
  const place = use(AnswerPlace);
  return place && createPortal(children, place);
}
