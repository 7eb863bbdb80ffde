import { expect, test } from 'vitest';
import { freestPlace, placesAround } from './near-press.ts';

const SCREEN = { x: 1000, y: 600 };

test('a notice stands below the press, and above it where something can be played below', () => {
  const places = placesAround({ x: 500, y: 300 }, 200, 60, SCREEN);
  expect(freestPlace(places, [])).toMatchObject({ left: 400, top: 318 });
  expect(freestPlace(places, [{ left: 450, top: 330, right: 550, bottom: 400 }])).toMatchObject({ top: 222 });
});

test('where all around the press can be played, a notice stands farther off', () => {
  const places = placesAround({ x: 180, y: 560 }, 340, 80, { x: 360, y: 640 });
  const dock = { left: 0, top: 440, right: 360, bottom: 640 };
  const menu = { left: 0, top: 0, right: 360, bottom: 50 };
  expect(freestPlace(places, [dock])).toMatchObject({ top: 8 });
  expect(freestPlace(places, [dock, menu])).toMatchObject({ top: 280 });
});

test('a notice stays on the screen', () => {
  for (const { left, top, right, bottom } of placesAround({ x: 995, y: 595 }, 200, 60, SCREEN)) {
    expect([left >= 0, top >= 0, right <= 1000, bottom <= 600]).toEqual([true, true, true, true]);
  }
});
