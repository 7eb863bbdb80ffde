/** Tables of text. Columns of numbers stand to the right. */
import { padEnd, padStart, widthOf } from './width.ts';

const isNumeric = (cell: string) => /^[+-]?[\d.,–\s]*\d[\d.,–\s%]*$/.test(cell);

/** Lines of a table under its header. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = header.map((cell, i) => Math.max(widthOf(cell), ...rows.map(row => widthOf(row[i] ?? ''))));
  const right = header.map((_, i) => rows.length > 0 && rows.every(row => isNumeric(row[i] ?? '')));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (right[i] ? padStart(cell, widths[i]!) : padEnd(cell, widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(header), widths.map(width => '─'.repeat(width)).join('  '), ...rows.map(line)];
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const percentRange = ([low, high]: readonly [number, number]): string =>
  `${(100 * low).toFixed(1)} – ${percent(high)}`;
