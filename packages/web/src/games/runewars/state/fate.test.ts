import { DESTINIES, FATE } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { destiniesOf } from './fate.ts';

test('every Fate card lies in the open discards or may still come', () => {
  const { discarded, left } = destiniesOf({ fateDiscard: [0, 1, 2] });
  for (const destiny of DESTINIES) {
    expect(discarded[destiny]).toBe(FATE.slice(0, 3).filter(card => card.destiny === destiny).length);
    expect(discarded[destiny] + left[destiny]).toBe(FATE.filter(card => card.destiny === destiny).length);
  }
});
