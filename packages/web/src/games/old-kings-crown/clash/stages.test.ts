import type { OldKingsCrownEvent } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { fallenOf } from './stages.ts';

const struck = (card: number): OldKingsCrownEvent => ({ type: 'struck', party: 1, card, by: null });
const chosen = (region: number): OldKingsCrownEvent => ({ type: 'regionChosen', party: 0, region });
const cardsOf = (history: readonly OldKingsCrownEvent[]) => fallenOf(history).map(({ card }) => card);

test('whoever falls at a Region is remembered until the next one is chosen', () => {
  expect(cardsOf([struck(3), { type: 'declinedTie', party: 1 }, struck(5)])).toEqual([3, 5]);
  expect(cardsOf([chosen(0), struck(3), struck(6), chosen(1), struck(7)])).toEqual([7]);
});
