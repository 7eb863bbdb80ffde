/** Every language says the same: the same messages with the same slots and cases. */
import { describe, expect, it } from 'vitest';
import { hiddenLeaders } from '../src/index.ts';

const english = hiddenLeaders.words.texts.en!;
const languages = Object.keys(hiddenLeaders.words.texts).filter(language => language !== 'en');

const namesIn = (message: string): string[] => [...message.matchAll(/\{(\w+)(?=\}|, )/g)].map(([, name]) => name!);

/** A case that a translation misspells would never be chosen. */
const selectsIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+), select,((?: \w+ \{[^{}]*\})+)\}/g)].map(
    ([, name, cases]) => `${name}: ${cases!.match(/\w+(?= \{)/g)!.sort()}`,
  );

const slotsIn = (message: string): string[] => [...new Set([...namesIn(message), ...selectsIn(message)])].sort();

const slotsByKey = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, slotsIn(message)]));

describe('Hidden Leaders speaks', () => {
  it('English and German', () => {
    expect(Object.keys(hiddenLeaders.words.texts).sort()).toEqual(['de', 'en']);
  });
  it.each(Object.keys(hiddenLeaders.words.texts))('%s without an empty message', language => {
    const messages = Object.entries(hiddenLeaders.words.texts[language]!);
    expect(messages.filter(([, message]) => message.trim() === '')).toEqual([]);
  });
});

describe.each(languages)('%s', language => {
  const messages = hiddenLeaders.words.texts[language]!;
  it('has the messages of English', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });
  it('has the placeholders and cases of English in every message', () => {
    expect(slotsByKey(messages)).toEqual(slotsByKey(english));
  });
});
