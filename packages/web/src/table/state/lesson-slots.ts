/** What a table has besides the game while somebody learns it there. */
import { createContext, type ReactNode, use } from 'react';

export interface LessonSlots {
  /** Above the question: what the coach says. */
  coach: ReactNode;
  /** In the menu. */
  menu: ReactNode;
}

/** `null`: a game, no lesson. */
export const LessonSlotsContext = createContext<LessonSlots | null>(null);
export const useLessonSlots = (): LessonSlots | null => use(LessonSlotsContext);
