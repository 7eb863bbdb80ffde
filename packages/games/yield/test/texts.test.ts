/** Every language says the same: the same messages with the same slots and cases. */
import { describe, expect, it } from 'vitest';
import { yieldGame } from '../src/index.ts';

const english = yieldGame.words.texts.en!;
const languages = Object.keys(yieldGame.words.texts).filter(language => language !== 'en');

/** The texts between matching braces, with what stands before each. */
function braced(message: string): { before: string; inner: string }[] {
  const out: { before: string; inner: string }[] = [];
  for (let at = 0, from = message.indexOf('{'); from >= 0; from = message.indexOf('{', at)) {
    let depth = 1;
    let to = from + 1;
    for (; depth > 0 && to < message.length; to++) depth += { '{': 1, '}': -1 }[message[to]!] ?? 0;
    out.push({ before: message.slice(at, from).trim(), inner: message.slice(from + 1, to - 1) });
    at = to;
  }
  return out;
}

/** Slots and the cases of `select`; a case that a translation misspells would never be chosen. */
const slotsIn = (message: string): string[] => {
  const found = braced(message).flatMap(({ inner }): string[] => {
    const [, name, kind, cases] = /^(\w+), (select|plural),(.*)$/s.exec(inner) ?? [];
    if (name === undefined) return [inner];
    return braced(cases!).flatMap(one => [
      kind === 'select' ? `${name} is ${one.before}` : name,
      ...slotsIn(one.inner),
    ]);
  });
  return [...new Set(found)].sort();
};

const slotsByKey = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, slotsIn(message)]));

describe('Yield speaks', () => {
  it('English and German', () => {
    expect(Object.keys(yieldGame.words.texts).sort()).toEqual(['de', 'en']);
  });
  it.each(Object.keys(yieldGame.words.texts))('%s without an empty message', language => {
    const messages = Object.entries(yieldGame.words.texts[language]!);
    expect(messages.filter(([, message]) => message.trim() === '')).toEqual([]);
  });
});

describe.each(languages)('%s', language => {
  const messages = yieldGame.words.texts[language]!;
  it('has the messages of English', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });
  it('has the placeholders and cases of English in every message', () => {
    expect(slotsByKey(messages)).toEqual(slotsByKey(english));
  });
});
