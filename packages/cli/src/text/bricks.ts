/** A map of hexes as bricks, every column half a brick lower than the one before, drawn with box characters. */
import type { Hex } from '@interregnum/kernel';
import { JOINTS } from './map.ts';

type Paint = (text: string) => string;

export interface Brick {
  hex: Hex;
  /** By side, clockwise from the south-east: the sign in place of a plain line, `null` for none. */
  borders: readonly (string | null)[];
  /** As plain text, line by line, with its colour. */
  lines: readonly { text: string; paint: Paint }[];
}

export interface BrickSize {
  /** From one column to the next. */
  wide: number;
  /** From the top to the bottom line; even. */
  high: number;
}

interface Placed extends Brick {
  x: number;
  y: number;
}

/** How many bricks lie side by side, and how many halves above one another. */
export function extentOf(hexes: readonly Hex[]): { columns: number; halves: number } {
  const [left, right] = range(hexes.map(({ q }) => q));
  const [top, bottom] = range(hexes.map(halfOf));
  return { columns: right - left + 1, halves: bottom - top + 2 };
}

const range = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)];
const halfOf = ({ q, r }: Hex): number => 2 * r + q;

export function drawBricks(bricks: readonly Brick[], { wide, high }: BrickSize, line: Paint): string[] {
  const [left] = range(bricks.map(({ hex }) => hex.q));
  const [top] = range(bricks.map(({ hex }) => halfOf(hex)));
  const { columns, halves } = extentOf(bricks.map(({ hex }) => hex));
  const placed = bricks.map(
    (brick): Placed => ({ ...brick, x: (brick.hex.q - left) * wide, y: ((halfOf(brick.hex) - top) * high) / 2 }),
  );
  const joints = jointsOf(placed, columns * wide + 1, (halves * high) / 2 + 1, { wide, high });
  const grid = joints.map(row => row.map(lines => (lines === 0 ? ' ' : line(JOINTS[lines]!))));
  for (const brick of placed) {
    writeBorders(grid, brick, { wide, high });
    writeLines(grid, brick, { wide, high });
  }
  return grid.map(row => row.join('').trimEnd());
}

/** By the lines that meet in a point: up 1, right 2, down 4, left 8. */
const [UP, RIGHT, DOWN, LEFT] = [1, 2, 4, 8] as const;

function jointsOf(bricks: readonly Placed[], columns: number, rows: number, { wide, high }: BrickSize): number[][] {
  const joints = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  const join = (x: number, y: number, lines: number) => {
    joints[y]![x]! |= lines;
  };
  for (const { x, y } of bricks) {
    for (const row of [y, y + high])
      for (let i = 0; i <= wide; i++) join(x + i, row, (i > 0 ? LEFT : 0) | (i < wide ? RIGHT : 0));
    for (const column of [x, x + wide])
      for (let i = 0; i <= high; i++) join(column, y + i, (i > 0 ? UP : 0) | (i < high ? DOWN : 0));
  }
  return joints;
}

/** The points of each side between its ends, by side. */
function pointsOf({ x, y }: Placed, { wide, high }: BrickSize): (readonly (readonly [number, number])[])[] {
  const across = (row: number) => Array.from({ length: wide - 1 }, (_, i) => [x + 1 + i, row] as const);
  const down = (column: number, from: number) =>
    Array.from({ length: high / 2 - 1 }, (_, i) => [column, from + 1 + i] as const);
  const middle = y + high / 2;
  return [down(x + wide, middle), across(y + high), down(x, middle), down(x, y), across(y), down(x + wide, y)];
}

function writeBorders(grid: string[][], brick: Placed, size: BrickSize): void {
  for (const [side, points] of pointsOf(brick, size).entries()) {
    const sign = brick.borders[side] ?? null;
    if (sign !== null) for (const [x, y] of points) grid[y]![x] = sign;
  }
}

function writeLines(grid: string[][], { x, y, lines }: Placed, { wide, high }: BrickSize): void {
  for (const [i, { text, paint }] of lines.slice(0, high - 1).entries())
    for (const [j, letter] of [...text].slice(0, wide - 1).entries()) grid[y + 1 + i]![x + 1 + j] = paint(letter);
}
