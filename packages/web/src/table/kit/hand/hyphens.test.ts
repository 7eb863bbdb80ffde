import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.ts';

const shown = (words: string) => hyphenated(words).replaceAll('\u00AD', '·');

test('long words are parted between syllables, in either language', () => {
  expect(shown('Doppelschildkröte')).toBe('Dop·pel·schild·kröte');
  expect(shown('Dreischwertechse')).toBe('Drei·schwer·techse');
  expect(shown('Recruitment')).toBe('Re·cruit·ment');
  expect(shown('Underestimated Squire')).toBe('Un·de·re·sti·ma·ted Squire');
});

test('short words stay whole, and no end is left alone', () => {
  expect(shown('Keen Koi')).toBe('Keen Koi');
  expect(shown('Half-Eaten Bull')).toBe('Half-Eaten Bull');
  for (const part of shown('Unterwasserkünstler').split('·')) expect(part.length).toBeGreaterThanOrEqual(2);
});

test('nothing but places to break is added', () => {
  for (const words of ['Säbelzahntroll', 'Queer Quartermaster', '']) {
    expect(hyphenated(words).replaceAll('\u00AD', '')).toBe(words);
  }
});
