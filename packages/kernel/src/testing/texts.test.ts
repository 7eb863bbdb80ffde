/** The checks of texts find what a translation gets wrong. */
import { describe, expect, it } from 'vitest';
import { slotsIn, textChecks } from './texts.ts';

const english = { 'log.tax': '{seat} takes {n, plural, one {# coin} other {# coins of {who}}}.', end: 'Over.' };
const german = { 'log.tax': '{seat} nimmt {n, plural, one {# Münze} other {# Münzen von {who}}}.', end: 'Aus.' };

/** The names of the checks that fail. */
const failing = (...about: Parameters<typeof textChecks>): string[] =>
  textChecks(...about).flatMap(({ name, run }) => {
    try {
      void run();
      return [];
    } catch {
      return [name];
    }
  });

describe('the slots of a message', () => {
  it('are found within the cases of plural and select, and the cases of select count', () => {
    expect(slotsIn(english['log.tax'])).toEqual(['n', 'seat', 'who']);
    expect(slotsIn('{side, select, red {the {colour} one} other {none}}')).toEqual([
      'colour',
      'side is other',
      'side is red',
    ]);
  });
  it('must be closed', () => {
    expect(() => slotsIn('{seat wins')).toThrow("a brace is not closed in '{seat wins'");
  });
});

describe('texts', () => {
  it('pass when both languages say the same', () => {
    expect(failing({ en: english, de: german })).toEqual([]);
  });
  it.each([
    ['a language is missing', { en: english }, 'English and German are spoken'],
    ['a message is empty', { en: english, de: { ...german, end: ' ' } }, 'de has no empty message'],
    ['a message is missing', { en: english, de: { end: 'Aus.' } }, 'de has the messages of English'],
    ['a message is too much', { en: english, de: { ...german, more: 'Mehr.' } }, 'de has the messages of English'],
    [
      'a slot is misspelt',
      { en: english, de: { ...german, 'log.tax': '{seet} nimmt {n, plural, one {#} other {# von {who}}}.' } },
      'de has the slots and cases of English in every message',
    ],
  ])('fail when %s', (_what, texts, name) => {
    expect(failing(texts)).toContain(name);
  });
  it('fail when they hide a message beside them', () => {
    expect(failing({ en: english, de: german }, { end: 'The end.' })).toEqual([
      'no message hides one of those beside it',
    ]);
  });
});
