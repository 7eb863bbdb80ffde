import { yieldGame } from '@interregnum/yield';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** Words of a plural stand in braces, too. */
const slots = (message: string) =>
  [...new Set([...message.matchAll(/(?<!(?:=\d+|one|other|yes|no) )\{([a-z]\w*)[,}]/g)].map(x => x[1]))].sort();

test('every language has the same messages', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test('a translation has no slot that the English message does not have', () => {
  for (const [key, message] of Object.entries(de)) {
    const known = slots(en[key]!);
    expect(
      slots(message).filter(slot => !known.includes(slot)),
      key,
    ).toEqual([]);
  }
});

test('no message of the browser hides one of the rules', () => {
  for (const key of Object.keys(en)) expect(yieldGame.words.texts.en![key], key).toBeUndefined();
});
