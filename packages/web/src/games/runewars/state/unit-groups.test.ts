import { areaNumber, type Option, unitNumber } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { codesFor, heroesIn, isNamingGroup, unitGroupsOf } from './unit-groups.ts';

const A = areaNumber('1A');
const [bowman, giant] = [unitNumber('bowman'), unitNumber('giant')];
const from = (unit: number, count: number): Option => ({
  type: 'from',
  area: A,
  unit,
  count,
  code: `${unit} ${count}`,
});

test('units of one kind and place are one group; own ones are named before allied neutrals', () => {
  const options: readonly Option[] = [
    from(giant, 1),
    from(bowman, 1),
    from(bowman, 2),
    { type: 'groupHero', hero: 3, code: 'take:HE04' },
  ];
  const groups = unitGroupsOf(options);
  expect(groups.map(({ type, codes }) => [type, codes.length])).toEqual([
    [bowman, 2],
    [giant, 1],
  ]);
  expect(codesFor(groups, { [groups[0]!.key]: 2, [groups[1]!.key]: 1 })).toEqual([`${bowman} 2`, `${giant} 1`]);
  expect(codesFor(groups, {})).toEqual([]);
  expect(heroesIn(options)).toEqual([{ hero: 3, code: 'take:HE04' }]);
});

test('a group is named until it has set out, also when nobody is left to be named', () => {
  expect(isNamingGroup([{ type: 'go', code: 'go' }])).toBe(true);
  expect(isNamingGroup([{ type: 'done', code: 'done' }])).toBe(false);
});
