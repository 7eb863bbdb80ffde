import { expect, test } from 'vitest';
import { isInside } from '../../../table/kit/map/scatter.ts';
import { layoutFor, unitPlace } from './places.ts';
import { drawingsOf } from './terrain.ts';

const LAYOUTS = [2, 3, 4].flatMap(seats => [
  layoutFor({ content: null, seats }, false),
  layoutFor({ content: null, seats }, true),
]);

test.each(LAYOUTS)('$board.id: what is drawn in an area stands inside it', layout => {
  for (const area of layout.board.areas) {
    const drawings = drawingsOf(layout, area);
    expect(drawings.length).toBeGreaterThan(5);
    for (const { at } of drawings) expect(isInside(layout.board.outlines[area]!, at)).toBe(true);
  }
});

test.each(LAYOUTS)('$board.id: tokens and names stand inside their area', layout => {
  for (const area of layout.board.areas) {
    const outline = layout.board.outlines[area]!;
    for (const unit of [0, 1, 2, 3]) expect(isInside(outline, unitPlace(layout, unit, area))).toBe(true);
    expect(isInside(outline, layout.names[area]!), `the name of ${area}`).toBe(true);
  }
});

test('the same map is drawn on every device', () => {
  const layout = layoutFor({ content: null, seats: 4 }, false);
  expect(drawingsOf(layout, 13)).toEqual(drawingsOf(layout, 13));
  expect(layoutFor({ content: null, seats: 4 }, false)).toBe(layout);
});
