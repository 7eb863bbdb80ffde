/** How a person is asked, whatever they sit at. */
import type { Question, Table } from './table.ts';

/** The person got up from the table. */
export const LEFT = Symbol('left');

/** The input ended in the middle of the game. */
export const CUT_OFF = Symbol('cut off');

export interface Person {
  /** The index of an option. */
  decide(table: Table, question: Question): Promise<number | typeof LEFT | typeof CUT_OFF>;
  /** Somebody else is thinking. */
  wait<T>(table: Table, work: () => Promise<T>): Promise<T>;
  /** The last view of the table. */
  finish(table: Table): void;
  /** Nothing more is asked. */
  close(): void;
}
