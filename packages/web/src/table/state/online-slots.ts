/** What a table has besides the game when its people sit in different places. */
import type { Seat } from '@interregnum/kernel';
import { createContext, type ReactNode, use } from 'react';

export interface OnlineSlots {
  chat: ReactNode;
  /** How many lines of the chat were not seen yet. */
  unread: ReactNode;
  /** With a player: whether they are there, how much time they have, who plays for them. */
  beside(seat: Seat): ReactNode;
  /** Above the question: what wants to be known or answered besides the game. */
  notices: ReactNode;
  /** In the menu. */
  menu: ReactNode;
  /** Where taking back is not free: asks the others. */
  askTakeBack(onAsked: () => void): ReactNode;
  /** On the end screen. */
  ending: ReactNode;
}

/** `null`: a table of this device. */
export const OnlineSlotsContext = createContext<OnlineSlots | null>(null);
export const useOnlineSlots = (): OnlineSlots | null => use(OnlineSlotsContext);
