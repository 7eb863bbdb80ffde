import { expect, test } from 'vitest';
import { journeysOf } from './journeys.ts';

test('cards and markers travel one event after another', () => {
  const { cards, markers } = journeysOf([
    { type: 'turn', seat: 1, round: 2 },
    { type: 'played', seat: 1, card: 7, extra: false },
    { type: 'moved', seat: 1, marker: 'red', from: 3, to: 5 },
    { type: 'drew', seat: 1, from: 'tavern', card: 9 },
    { type: 'refilled', slot: 0, card: 12, from: 'harbor' },
  ]);
  expect(cards).toEqual([
    { id: 'hero 7', step: 0, from: 'hand 1', to: null },
    { id: 'hero 9', step: 2, from: 'tavern', to: 'hand 1' },
    { id: 'hero 12', step: 3, from: 'harbor', to: null },
  ]);
  expect(markers).toEqual({ red: 1 });
});

test('a card that the viewer does not know does not travel', () => {
  const { cards } = journeysOf([{ type: 'discarded', seat: 2, card: null }]);
  expect(cards).toEqual([]);
});
