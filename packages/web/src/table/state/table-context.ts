/** What everything at a table shares: the title, its words, and the way to a rule. */
import type { Seat } from '@interregnum/kernel';
import { createContext, use } from 'react';
import type { Title } from '../../shelf/titles.ts';
import type { TableWords } from '../words/wording.ts';
import type { TableSource } from './source.ts';

export interface TableShared {
  title: Title;
  source: TableSource;
  words: TableWords;
  seatNames: readonly string[];
  /** The seat of whoever looks at this screen; `null`: nobody's. */
  self: Seat | null;
  /** By seat: the level of the bot that plays it; `null`: a person. */
  bots: readonly (string | null)[];
  openRule(id: string): void;
}

export const TableContext = createContext<TableShared | null>(null);

export function useShared(): TableShared {
  const shared = use(TableContext);
  if (!shared) throw new Error('this belongs inside a table');
  return shared;
}
