import { expect, test } from 'vitest';
import { isInside } from '../../../table/kit/map/scatter.ts';
import { sceneryOf } from './growth.ts';
import { layoutFor } from './places.ts';

const LAYOUTS = [2, 3, 4, 5].flatMap(seats => [
  layoutFor({ content: null, seats }, false),
  layoutFor({ content: null, seats }, true),
]);

test.each(LAYOUTS)('map for $board.seats, upright $upright: every Location stands in its own country', layout => {
  for (const location of layout.areas) {
    const { x, y } = layout.anchors[location]!;
    for (const other of layout.areas) {
      expect(isInside(layout.cells[other]!, [x, y]), `${location} in ${other}`).toBe(other === location);
    }
  }
});

test.each(LAYOUTS)('map for $board.seats, upright $upright: neighbouring countries share their corners', layout => {
  const seen = new Map<string, number>();
  for (const location of layout.areas) {
    const cell = layout.cells[location]!;
    cell.forEach((p, i) => {
      const q = cell[(i + 1) % cell.length]!;
      const key = [p.join(), q.join()].sort().join(' ');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    });
  }
  expect(Math.max(...seen.values())).toBe(2);
  const inner = [...seen.values()].filter(count => count === 2).length;
  expect(inner).toBeGreaterThan(layout.areas.length);
  expect(layout.curves.coast.match(/M/g)).toHaveLength(1);
});

test.each(LAYOUTS)('map for $board.seats, upright $upright: what grows stands in its country, on the sheet', layout => {
  for (const location of layout.areas) {
    for (const { at } of sceneryOf(layout, location)) expect(isInside(layout.cells[location]!, at)).toBe(true);
  }
});
