import { setupChoices } from '@interregnum/kernel';
import { AREA_IDS, areaNumber, boardOf, type Option, runewars, type View } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { clickArea, draggable, putDown } from './clicks.ts';
import { countsOf, destinationOf, reachersOf, sourcesOf } from './marching.ts';
import { brought, NOTHING_PICKED } from './selection.ts';
import { sumOf, unitGroupsOf } from './unit-groups.ts';

const POSITION = {
  turn: 'primary 1',
  season: 'summer',
  orders: { 1: 'mobilize', 2: 'fortify' },
  areas: { '5A': 'D: 2 footman 1 knight', '3A': 'D: 3 footman', '4C': '' },
};
const [FROM, OTHER, TO] = [areaNumber('5A'), areaNumber('3A'), areaNumber('4C')];

/** Mobilize, before or after an area was activated. */
function mobilizing(activated?: string): { view: View; options: readonly Option[] } {
  const s = runewars.proof.position.read(POSITION, setupChoices(runewars.meta, { board: 'preset' }, 2), 2);
  if (activated) {
    const at = s.ask!.options[0]!.findIndex(({ code }) => code === `activate:${activated}`);
    runewars.rules.apply(s, 0, at);
  }
  return { view: runewars.rules.view(s, 0), options: s.ask!.options[0]! };
}

const named = (areas: readonly number[]): string[] => areas.map(area => AREA_IDS[area]!).sort();

test('before an area is activated one sees who could come, as those who are offered afterwards', () => {
  const before = mobilizing();
  const reachable = [...before.options.flatMap(o => (o.type === 'activate' ? [o.area] : []))].filter(
    area => reachersOf(before.view, area).length > 0,
  );
  expect(reachable.length).toBeGreaterThan(3);
  for (const area of reachable.slice(0, 12)) {
    const after = mobilizing(AREA_IDS[area]);
    if (!after.options.some(({ type }) => type === 'from')) continue;
    const offered = sourcesOf(after.view, after.options, NOTHING_PICKED);
    expect(named(reachersOf(before.view, area).map(source => source.area))).toEqual(
      named(offered.map(source => source.area)),
    );
  }
});

test('each source has a way of neighbours to the target', () => {
  const { view, options } = mobilizing('4A');
  expect(AREA_IDS[destinationOf(view)!]).toBe('4A');
  const sources = sourcesOf(view, options, NOTHING_PICKED);
  expect(sources.length).toBeGreaterThan(0);
  const { neighbours } = boardOf(view);
  for (const { area, way } of sources) {
    expect([way[0], way.at(-1)]).toEqual([area, destinationOf(view)]);
    for (const [i, next] of way.slice(1).entries()) expect(neighbours[way[i]!]).toContain(next);
  }
});

test('whoever needs portals goes into one and comes out of the other', () => {
  const gates = [FROM, areaNumber('2B')] as const;
  const position = {
    ...POSITION,
    influence: { 1: 3 },
    tokens: { [AREA_IDS[gates[0]]!]: 'magic-portal 1 up', [AREA_IDS[gates[1]]!]: 'magic-portal 2+ up' },
  };
  const s = runewars.proof.position.read(
    position,
    setupChoices(runewars.meta, { board: 'preset', explore: 'on' }, 2),
    2,
  );
  const found = reachersOf(runewars.rules.view(s, 0), gates[1]);
  expect(found.find(({ area }) => area === FROM)?.way).toEqual(gates);
});

test('a press on a source counts all who are there, another one none of them', () => {
  const { view, options } = mobilizing('4A');
  const [{ area } = { area: -1 }] = sourcesOf(view, options, NOTHING_PICKED);
  const first = clickArea(view, options, NOTHING_PICKED, area);
  if (first.do !== 'pick') throw new Error('a press on a source picks');
  const counts = first.what.counts!;
  expect(sumOf(counts)).toBe(
    unitGroupsOf(options).reduce((sum, group) => sum + (group.area === area ? group.codes.length : 0), 0),
  );
  const picked = { ...NOTHING_PICKED, counts };
  expect(sourcesOf(view, options, picked).find(source => source.area === area)!.n).toBe(sumOf(counts));
  const second = clickArea(view, options, picked, area);
  expect(second.do === 'pick' && sumOf(second.what.counts!)).toBe(0);
});

test('who is dragged before the activation is counted after it', () => {
  const before = mobilizing();
  expect(draggable(before.view, before.options, false).has(FROM)).toBe(true);
  expect(draggable(before.view, before.options, true).size).toBe(0);
  const to = reachersOf(before.view, TO).length > 0 ? TO : areaNumber('4A');
  expect(putDown(before.view, before.options, NOTHING_PICKED, FROM, to)).toEqual({ do: 'pick', what: { area: to } });
  const after = mobilizing(AREA_IDS[to]);
  const [source] = sourcesOf(after.view, after.options, NOTHING_PICKED);
  brought.set({ from: source!.area, to });
  expect(sumOf(countsOf(after.view, unitGroupsOf(after.options), NOTHING_PICKED))).toBeGreaterThan(0);
  brought.set({ from: OTHER, to: OTHER });
  expect(countsOf(after.view, unitGroupsOf(after.options), NOTHING_PICKED)).toEqual({});
  brought.set(null);
});

test('fingers see the target of an activation first, and activate it with the second press', () => {
  const { view, options } = mobilizing();
  expect(clickArea(view, options, NOTHING_PICKED, TO, true)).toEqual({ do: 'pick', what: { area: TO } });
  expect(clickArea(view, options, { ...NOTHING_PICKED, area: TO }, TO, true)).toEqual({
    do: 'choose',
    code: 'activate:4C',
  });
  expect(clickArea(view, options, NOTHING_PICKED, TO)).toEqual({ do: 'choose', code: 'activate:4C' });
});
