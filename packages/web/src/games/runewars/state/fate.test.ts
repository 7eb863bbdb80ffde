import type { Frame } from '@interregnum/kernel';
import { DESTINIES, type Destiny, FATE, type Fate } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { destiniesOf } from './fate.ts';

const among = (cards: readonly Fate[], destiny: Destiny): number =>
  cards.filter(card => FATE[card]!.destiny === destiny).length;
const all = [...FATE.keys()];

test('every Fate card lies in the open discards or may still come', () => {
  const { discarded, left } = destiniesOf({ content: null, fateDiscard: [0, 1, 2], frames: [] });
  for (const destiny of DESTINIES) {
    expect(discarded[destiny]).toBe(among([0, 1, 2], destiny));
    expect(discarded[destiny] + left[destiny]).toBe(among(all, destiny));
  }
});

test('the cards of the draw under way lie open, too: they can come no more', () => {
  const frames = [{ proc: 'test', locals: { cards: [3, 4] } } as unknown as Frame];
  const { discarded, left } = destiniesOf({ content: null, fateDiscard: [0, 1, 2], frames });
  for (const destiny of DESTINIES) {
    expect(discarded[destiny]).toBe(among([0, 1, 2], destiny));
    expect(left[destiny]).toBe(among(all.slice(5), destiny));
  }
});
