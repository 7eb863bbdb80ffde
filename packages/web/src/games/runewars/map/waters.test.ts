import { setupChoices } from '@interregnum/kernel';
import { AREA_IDS, areaNumber, runewars, type View } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { type Layout, layoutFor } from './layout.ts';
import { watersNow } from './waters.ts';

const OPTIONS = setupChoices(runewars.meta, { board: 'preset', bow: 'on', explore: 'on' }, 2);
const viewOf = (position: Readonly<Record<string, unknown>>): View =>
  runewars.rules.view(runewars.proof.position.read({ season: 'summer', ...position }, OPTIONS, 2), 0);

/** Between which areas there is water of a kind. */
function between(position: Readonly<Record<string, unknown>>, kind: 'open' | 'ice'): (readonly number[])[] {
  const view = viewOf(position);
  const layout: Layout = layoutFor(view, false);
  const paths = watersNow(layout, view)[kind].path;
  return layout.curves.lines.filter(({ path }) => paths.includes(path)).map(line => line.between);
}

const printed = between({}, 'open');
const flooded = areaNumber('10D');
const isAt = (area: number) => (pair: readonly number[]) => pair.includes(area);

test('water is drawn where it is printed, as ice in winter', () => {
  expect(printed.length).toBeGreaterThan(0);
  expect(between({}, 'ice')).toEqual([]);
  expect(between({ season: 'winter' }, 'open')).toEqual([]);
  expect(between({ season: 'winter' }, 'ice')).toEqual(printed);
});

test('a flooded area has water on all its sides', () => {
  const waters = between({ tokens: { '10D': 'flooded-area 2+ up' } }, 'open');
  const sides = layoutFor(viewOf({}), false).borders[flooded]!.length;
  expect(waters.filter(isAt(flooded))).toHaveLength(sides);
  expect(waters.filter(pair => !isAt(flooded)(pair))).toEqual(printed.filter(pair => !isAt(flooded)(pair)));
});

test('water is ice where both lands lie under cryomancy, elsewhere it stays open', () => {
  const [pair, ...others] = printed;
  const areas = Object.fromEntries(pair!.map(area => [AREA_IDS[area]!, 'cryomancy 1']));
  expect(between({ areas }, 'ice')).toContainEqual(pair);
  expect(between({ areas }, 'open')).toEqual(others.filter(other => !between({ areas }, 'ice').includes(other)));
});
