/** A map of areas with outlines, drawn with box characters. */

export interface MapArea {
  outline: readonly (readonly [number, number])[];
  /** Where the middle of the label goes. */
  at: { x: number; y: number };
  /** Lines of the label; each is plain text and the colour it gets. */
  label: readonly { text: string; paint(text: string): string }[];
}

/** By the lines that meet in a point: up 1, right 2, down 4, left 8. */
export const JOINTS = ' ╵╶╰╷│╭├╴╯─┴╮┤┬┼';

/** The map in so many columns and rows. The coordinates of the areas may be anything. */
export function drawMap(
  areas: readonly MapArea[],
  columns: number,
  rows: number,
  borderPaint: (text: string) => string,
): string[] {
  const points = areas.flatMap(area => area.outline);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const stepX = (Math.max(...points.map(([x]) => x)) - left) / (columns - 1);
  const stepY = (Math.max(...points.map(([, y]) => y)) - top) / (rows - 1);
  /** The area around the corner of four characters that lies above and left of this one. */
  const areaAt = (column: number, row: number) =>
    areas.findIndex(area => isInside(area.outline, left + (column - 0.5) * stepX, top + (row - 0.5) * stepY));
  const corners = grid(columns + 1, rows + 1, areaAt);
  const cells = grid(columns, rows, (column, row) => borderPaint(joint(corners, column, row)));
  for (const area of areas) {
    writeLabel(cells, area, Math.round((area.at.x - left) / stepX), Math.round((area.at.y - top) / stepY));
  }
  return cells.map(row => row.join(''));
}

const grid = <T>(columns: number, rows: number, make: (column: number, row: number) => T): T[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => make(column, row)));

/** Borders run between the corners that belong to different areas. */
function joint(corners: readonly (readonly number[])[], column: number, row: number): string {
  const [a, b] = [corners[row]![column], corners[row]![column + 1]];
  const [c, d] = [corners[row + 1]![column], corners[row + 1]![column + 1]];
  return JOINTS[(a !== b ? 1 : 0) | (b !== d ? 2 : 0) | (c !== d ? 4 : 0) | (a !== c ? 8 : 0)]!;
}

/** Even number of borders crossed on the way out: outside. */
function isInside(outline: MapArea['outline'], x: number, y: number): boolean {
  let inside = false;
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** A blank on either side keeps the label apart from the borders. */
function writeLabel(cells: string[][], { label }: MapArea, column: number, row: number): void {
  const first = Math.max(0, Math.min(row - Math.floor((label.length - 1) / 2), cells.length - label.length));
  label.forEach(({ text, paint }, i) => {
    const characters = [' ', ...[...text].map(paint), ' '];
    const line = cells[first + i]!;
    const start = Math.max(0, Math.min(column - Math.floor(characters.length / 2), line.length - characters.length));
    line.splice(start, characters.length, ...characters);
  });
}
