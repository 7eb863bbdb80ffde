/** The online table that everything around it shares. */
import { createContext, use } from 'react';
import type { Sitting } from './sitting.ts';
import type { OnlineTable } from './source.ts';

export const OnlineContext = createContext<OnlineTable | null>(null);

export function useOnline(): OnlineTable {
  const online = use(OnlineContext);
  if (!online) throw new Error('this belongs to an online table');
  return online;
}

/** A part of the sitting; drawn anew only when it changes. */
export const useSitting = <R>(read: (sitting: Sitting) => R): R => useOnline().sitting.use(read);
