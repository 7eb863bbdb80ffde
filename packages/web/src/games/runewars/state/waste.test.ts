import type { View } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { wasteAt } from './waste.ts';

test('an area is desolated, under so many cryomancy tokens, or neither', () => {
  const view = { bow: { waste: [0, -1, 2] } } as unknown as View;
  expect([0, 1, 2, 3].map(area => wasteAt(view, area))).toEqual([
    null,
    { kind: 'desolation' },
    { kind: 'cryomancy', n: 2 },
    null,
  ]);
});
