/** Text in columns: widths without colours, padding, wrapping, cutting. */
import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes; colours take none. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

const gap = (text: string, width: number) => ' '.repeat(Math.max(0, width - widthOf(text)));
export const padEnd = (text: string, width: number): string => text + gap(text, width);
export const padStart = (text: string, width: number): string => gap(text, width) + text;

/** Breaks plain or coloured text between words; lines after the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** Breaks between cells; the words of a cell stay together, unless they alone are wider than a line. */
export const wrapCells = (cells: readonly string[], width: number, indent = ''): string[] =>
  wrap(cells.map(cell => (fits(indent + cell, width) ? noBreaks(cell) : cell)).join(' '), width, indent).map(spaces);

const fits = (text: string, width: number): boolean => widthOf(text) <= width;

const noBreaks = (cell: string): string => `${cell.replaceAll(' ', '\u00a0')}\u00a0`;
const spaces = (line: string): string => line.replaceAll('\u00a0', ' ').trimEnd();

/** Plain text cut to a width. */
export const shortened = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
