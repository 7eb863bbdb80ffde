import type { OldKingsCrownEvent } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { withNews } from './stages.ts';

const struck = (card: number): OldKingsCrownEvent => ({ type: 'struck', party: 1, card, by: null });

test('whoever falls at a Region is remembered until the next one is chosen', () => {
  const first = withNews([], [struck(3)]);
  const both = withNews(first, [struck(5)]);
  expect(both.map(({ card }) => card)).toEqual([3, 5]);
  const next = withNews(both, [struck(6), { type: 'regionChosen', party: 0, region: 1 }, struck(7)]);
  expect(next.map(({ card }) => card)).toEqual([7]);
});
