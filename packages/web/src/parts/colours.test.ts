/** Seats get the colours that were chosen for them, and never two the same. */
import { describe, expect, test } from 'vitest';
import { coloured, FAMILIES, familyOf, readColours, shadeOf, swapped } from './colours.ts';
import { HOUSE_SEALS } from './seal.tsx';

const EPIX = ['blue', 'yellow', 'red', 'green'].map(colour => ({ colour, pattern: `of ${colour}` }));
const colours = (looks: readonly { colour: string }[]) => looks.map(({ colour }) => colour);

describe('chosen colours', () => {
  test('nothing chosen: everything stays', () => {
    expect(coloured(EPIX, [], EPIX)).toEqual(EPIX);
  });

  test('only the colour changes, in the shade of the title where it has one', () => {
    const [first] = coloured(EPIX, ['violet', 'red', 'blue'], EPIX);
    expect(first).toEqual({ colour: 'violet', pattern: 'of blue' });
    expect(colours(coloured(EPIX, ['violet', 'red', 'blue'], EPIX))).toEqual(['violet', 'red', 'blue', 'green']);
  });

  test('a seat that takes the colour of another gives its own', () => {
    expect(swapped(EPIX, 0, 'red')).toEqual(['red', 'yellow', 'blue', 'green']);
    expect(swapped(EPIX, 0, 'brown')).toEqual(['brown', 'yellow', 'red', 'green']);
    expect(swapped(EPIX, 0, 'blue')).toEqual(['blue', 'yellow', 'red', 'green']);
  });

  test('whatever was kept, no two seats look the same', () => {
    for (const family of FAMILIES) {
      const looks = coloured(
        HOUSE_SEALS,
        HOUSE_SEALS.map(() => family),
        HOUSE_SEALS,
      );
      expect(new Set(colours(looks)).size).toBe(HOUSE_SEALS.length);
    }
  });
});

test('every shade of every family belongs to it', () => {
  for (const family of FAMILIES) expect(familyOf({ colour: shadeOf(family, []) })).toBe(family);
});

test.each([null, 'null', '7', 'no JSON', '{"epix":"red"}'])('nonsense that was kept counts for nothing: %s', text => {
  expect(readColours(text)).toEqual({});
});

test('a colour that does not exist counts as none', () => {
  expect(readColours('{"epix":["red","plaid",3]}')).toEqual({ epix: ['red', null, null] });
});
