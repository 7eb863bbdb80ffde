/** Small words that parts of all titles need. */
import type { TableProps } from './title.ts';

export type Text = TableProps['text'];

/** Names in a row, the way the language joins them. */
export const joined = (text: Text, words: readonly string[]): string =>
  words.map((word, i) => (i === 0 ? word : text(i === words.length - 1 ? 'list.last' : 'list.next') + word)).join('');

/** +2, −1. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
