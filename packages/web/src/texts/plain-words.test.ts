import { meta } from '@interregnum/epix/meta';
import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';
import { titlesEn } from './titles-en.ts';

test('a title without words has a plain one for each that a title brings', () => {
  const words = plainWords([meta]);
  expect(Object.keys(words).sort()).toEqual(
    Object.keys(titlesEn)
      .filter(key => key.includes('.epix.') && !key.endsWith('.ours'))
      .sort(),
  );
  expect(words['setup.epix.mode.basic']).toBe('basic');
});
