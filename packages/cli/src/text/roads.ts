/** A map of places joined by roads, drawn with characters. */

export interface Place {
  x: number;
  y: number;
  /** Lines of the label, in the middle of the place; each is plain text and the colour it gets. */
  label: readonly { text: string; paint(text: string): string }[];
}

/** The map in so many columns and rows; `roads` join places by their number in the list. */
export function drawRoads(
  places: readonly Place[],
  roads: readonly (readonly [number, number])[],
  columns: number,
  rows: number,
  roadPaint: (text: string) => string,
): string[] {
  const cells = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
  const margin = Math.ceil(Math.max(...places.flatMap(place => place.label.map(line => line.text.length))) / 2);
  const scaleX = scale(places.map(place => place.x), margin, columns - 1 - margin); // biome-ignore format: one line
  const scaleY = scale(places.map(place => place.y), 0, rows - 2); // biome-ignore format: one line
  const spots = places.map(({ x, y }) => ({ column: scaleX(x), row: scaleY(y) }));
  for (const [a, b] of roads) drawRoad(cells, spots[a]!, spots[b]!, roadPaint);
  for (const [i, place] of places.entries()) writeLabel(cells, place, spots[i]!);
  return cells.map(row => row.join('').trimEnd());
}

interface Spot {
  column: number;
  row: number;
}

function scale(values: readonly number[], first: number, last: number): (value: number) => number {
  const least = Math.min(...values);
  const step = (Math.max(...values) - least) / (last - first);
  return value => Math.round(first + (value - least) / step);
}

function drawRoad(cells: string[][], from: Spot, to: Spot, paint: (text: string) => string): void {
  const wide = to.column - from.column;
  const high = to.row - from.row;
  const length = Math.max(Math.abs(wide), Math.abs(high));
  const stroke = paint(strokeOf(wide, high));
  for (let i = 1; i < length; i++) {
    const row = Math.round(from.row + (high * i) / length);
    cells[row]![Math.round(from.column + (wide * i) / length)] = stroke;
  }
}

function strokeOf(wide: number, high: number): string {
  if (high === 0) return '─';
  if (wide === 0) return '│';
  return Math.abs(wide) > 6 * Math.abs(high) ? '╌' : wide * high > 0 ? '╲' : '╱';
}

/** A blank on either side keeps the label apart from the roads. */
function writeLabel(cells: string[][], { label }: Place, { column, row }: Spot): void {
  label.forEach(({ text, paint }, i) => {
    const characters = [' ', ...[...text].map(paint), ' '];
    const line = cells[Math.min(row + i, cells.length - 1)]!;
    const start = Math.max(0, Math.min(column - Math.floor(characters.length / 2), line.length - characters.length));
    line.splice(start, characters.length, ...characters);
  });
}
