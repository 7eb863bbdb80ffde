import { HEROES } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { PORTRAITS } from './portraits.ts';

test('every hero has a face, and no two are alike', () => {
  expect(PORTRAITS).toHaveLength(HEROES.length);
  expect(new Set(PORTRAITS.map(face => JSON.stringify(face))).size).toBe(HEROES.length);
});
