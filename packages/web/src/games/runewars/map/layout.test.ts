import { chanceFrom, setupChoices } from '@interregnum/kernel';
import { boardOf, runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { isInside } from '../../../table/kit/map/scatter.ts';
import { sceneryOf } from './growth.ts';
import { layoutFor } from './layout.ts';

const placementFor = (seats: number) =>
  runewars.rules.setup(setupChoices(runewars.meta, {}), seats, chanceFrom('layout')).placement;

const LAYOUTS = [2, 3, 4].flatMap(seats =>
  [false, true].map(tall => ({
    seats,
    tall,
    layout: layoutFor({ content: null, placement: placementFor(seats) }, tall),
  })),
);

test.each(LAYOUTS)('map for $seats, tall $tall: every area lies in its own outline', ({ layout }) => {
  for (const area of layout.areas) {
    const { x, y } = layout.anchors[area]!;
    for (const other of layout.areas) expect(isInside(layout.outlines[other]!, [x, y])).toBe(other === area);
  }
});

test.each(LAYOUTS)(
  'map for $seats, tall $tall: neighbours share two corners, and all borders are drawn',
  ({ layout }) => {
    const corner = ([x, y]: readonly [number, number]) => `${x} ${y}`;
    let pairs = 0;
    for (const area of layout.areas) {
      const own = new Set(layout.outlines[area]!.map(corner));
      for (const other of layout.borders[area]!) {
        pairs++;
        expect(layout.outlines[other]!.filter(p => own.has(corner(p)))).toHaveLength(2);
      }
    }
    expect(layout.curves.lines).toHaveLength(pairs / 2);
    expect(layout.mountains.length).toBeGreaterThan(0);
    expect(layout.waters.length).toBeGreaterThan(0);
  },
);

test.each(LAYOUTS)(
  'map for $seats, tall $tall: what grows stands in its area; peaks stand on borders',
  ({ layout }) => {
    const [first, ...others] = layout.areas;
    for (const area of others)
      for (const { at } of sceneryOf(layout, area)) expect(isInside(layout.outlines[area]!, at)).toBe(true);
    expect(sceneryOf(layout, first!).filter(({ symbol }) => symbol === 'peak')).toHaveLength(
      2 * layout.mountains.length,
    );
  },
);

test('an empty table can be drawn before the first tile lies', () => {
  expect(boardOf({ content: null, placement: [] }).areas).toEqual([]);
  expect(layoutFor({ content: null, placement: [] }, false).whole.width).toBeGreaterThan(0);
});
