/** Where rules are found in sources: the declaration or the step of a procedure that names them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placesOf } from '../src/rulebook/places.ts';
import { temporaryFolder } from './binary.ts';

const SOURCE = `/** The chapter (XYZ-001..XYZ-009). */
import { procedure } from './state.ts';

export const march = procedure<{ seat: number }>('march', {
  begin: s => start(s),
  fight: {
    who: (_, l) => l.seat,
    then: (s, l, a) => win(s, l, a), // XYZ-003
  },
});

/** XYZ-004: two
 * lines, XYZ-005. */
export function win(s: State): void {
  s.won = true;
  if (s.late) throw new Error('XYZ-006'); // XYZ-Q01
}
`;

test('rule ids are found with what they stand in', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'march.ts'), SOURCE);
  const known = ['XYZ-001', 'XYZ-003', 'XYZ-004', 'XYZ-005', 'XYZ-006', 'XYZ-010', 'XYZ-Q01'];
  const found = placesOf(folder, known);
  const names = (id: string) => found.get(id)!.map(({ line, name }) => [line, name]);
  expect(names('XYZ-001')).toEqual([[1, null]]);
  expect(names('XYZ-003')).toEqual([
    [1, null],
    [8, 'procedure march.fight'],
  ]);
  expect(names('XYZ-004')).toEqual([
    [1, null],
    [12, 'win'],
  ]);
  expect(names('XYZ-005')).toEqual([
    [1, null],
    [13, 'win'],
  ]);
  expect(names('XYZ-006')).toEqual([
    [1, null],
    [16, 'win'],
  ]);
  expect(names('XYZ-Q01')).toEqual([[16, 'win']]);
  expect(names('XYZ-010')).toEqual([]);
});
