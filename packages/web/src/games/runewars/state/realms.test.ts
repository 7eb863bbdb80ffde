import { setupChoices } from '@interregnum/kernel';
import { areaNumber, controllerOf, NONE, runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { layoutFor } from '../map/layout.ts';
import { frontierOf, realmsOf } from './realms.ts';

const s = runewars.proof.position.read(
  { areas: { '5A': 'D: 2 footman', '5B': 'D: 1 knight' } },
  setupChoices(runewars.meta, { board: 'preset' }, 2),
  2,
);
const view = runewars.rules.view(s, 0);
const layout = layoutFor(view, false);

test('everything that is held belongs to one realm, and nothing else', () => {
  const realms = realmsOf(view, layout.areas);
  for (const { seat, areas } of realms) for (const area of areas) expect(controllerOf(view, area)).toBe(seat);
  expect(realms.flatMap(({ areas }) => areas)).toHaveLength(
    layout.areas.filter(area => controllerOf(view, area) !== NONE).length,
  );
});

test('a realm ends at the coast and where another land begins, not between its own areas', () => {
  const own = [areaNumber('5A'), areaNumber('5B')];
  const frontier = frontierOf(layout, own);
  const between = (a: number, b: number) =>
    layout.curves.lines.find(line => line.between.includes(a) && line.between.includes(b));
  expect(frontier).toContain(layout.curves.coast);
  expect(between(own[0]!, own[1]!)).toBeDefined();
  expect(frontier).not.toContain(between(own[0]!, own[1]!)!.path);
  for (const other of layout.borders[own[0]!]!.filter(area => !own.includes(area)))
    expect(frontier).toContain(between(own[0]!, other)!.path);
});
