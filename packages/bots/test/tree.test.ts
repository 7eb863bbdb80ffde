/** Choosing at a node of the search tree. */
import { expect, test } from 'vitest';
import { type Branch, type Crossroads, select } from '../src/ismcts/tree.ts';

const branch = (code: string, prior: number): Branch => ({
  code,
  prior,
  visits: 0,
  sum: 0,
  impression: null,
});

test('a deal that offers only what seemed unlikely in other deals still gets an answer', () => {
  const elsewhere = Array.from({ length: 12 }, (_, i) => branch(`likely ${i}`, 0.08));
  const here = [branch('unlikely', 0.01), branch('less unlikely', 0.02)];
  const at: Crossroads = {
    seat: 0,
    motive: 0,
    visits: 0,
    sum: 0,
    branches: [...elsewhere, ...here],
    byCode: null,
    byOption: [null, ...here],
    codes: ['idle', 'unlikely', 'less unlikely'],
  };
  expect(select(at, 0.15)).toBe(2);
});
