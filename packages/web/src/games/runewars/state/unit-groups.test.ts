import { areaNumber, type Option, unitNumber } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { codesFor, companiesOf, heroesIn } from './companies.ts';

const A = areaNumber('1A');
const [bowman, giant] = [unitNumber('bowman'), unitNumber('giant')];
const from = (unit: number, count: number): Option => ({
  type: 'from',
  area: A,
  unit,
  count,
  code: `${unit} ${count}`,
});

test('units of one kind and place are one company; own ones are named before allied neutrals', () => {
  const options: readonly Option[] = [
    from(giant, 1),
    from(bowman, 1),
    from(bowman, 2),
    { type: 'groupHero', hero: 3, code: 'take:HE04' },
  ];
  const companies = companiesOf(options);
  expect(companies.map(({ type, codes }) => [type, codes.length])).toEqual([
    [bowman, 2],
    [giant, 1],
  ]);
  expect(codesFor(companies, { [companies[0]!.key]: 2, [companies[1]!.key]: 1 })).toEqual([
    `${bowman} 2`,
    `${giant} 1`,
  ]);
  expect(codesFor(companies, {})).toEqual([]);
  expect(heroesIn(options)).toEqual([{ hero: 3, code: 'take:HE04' }]);
});
