import { boardOf } from '@interregnum/epix';
import { describe, expect, test } from 'vitest';
import { curvesOf } from './curves.ts';

/** The pieces of a path as undirected strings, so that a border reads the same from both sides. */
function pieces(path: string): Set<string> {
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => `${numbers[2 * i]},${numbers[2 * i + 1]}`);
  const out = new Set<string>();
  for (let i = 0; i + 3 < points.length; i += 3) {
    const piece = points.slice(i, i + 4);
    const forward = piece.join(' ');
    const backward = piece.reverse().join(' ');
    out.add(forward < backward ? forward : backward);
  }
  return out;
}

describe.each([2, 3, 4])('the map for %i players', seats => {
  const board = boardOf({ content: null, seats });
  const { outlines, coast, borders } = curvesOf(board);

  test('neighbours share exactly the curve of their border', () => {
    for (const area of board.areas) {
      const own = pieces(outlines[area]!);
      for (const other of board.areas) {
        if (other === area) continue;
        const common = [...pieces(outlines[other]!)].filter(piece => own.has(piece));
        expect(common.length > 0, `${area} and ${other}`).toBe(board.borders[area]!.includes(other));
      }
    }
  });

  test('every piece of an outline is coast or border', () => {
    const drawn = new Set([
      ...pieces(coast),
      ...borders
        .split('M')
        .filter(Boolean)
        .flatMap(line => [...pieces(line)]),
    ]);
    for (const area of board.areas) {
      for (const piece of pieces(outlines[area]!)) expect(drawn.has(piece), piece).toBe(true);
    }
  });

  test('areas that are not on this map have no outline', () => {
    outlines.forEach((path, area) => {
      expect(path === '').toBe(!board.areas.includes(area));
    });
  });
});
