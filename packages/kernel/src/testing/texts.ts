/** Every language says the same: the same messages with the same slots and cases. */
import { expect } from 'vitest';
import type { Catalogue } from '../phrase.ts';
import type { Check } from './check.ts';

/** The languages that everything of ours speaks. */
const LANGUAGES = ['de', 'en'];

/** The texts between matching braces, with what stands before each. */
function braced(message: string): { before: string; inner: string }[] {
  const out: { before: string; inner: string }[] = [];
  for (let at = 0, from = message.indexOf('{'); from >= 0; from = message.indexOf('{', at)) {
    let depth = 1;
    let to = from + 1;
    for (; depth > 0 && to < message.length; to++) depth += { '{': 1, '}': -1 }[message[to]!] ?? 0;
    if (depth > 0) throw new Error(`a brace is not closed in '${message}'`);
    out.push({ before: message.slice(at, from).trim(), inner: message.slice(from + 1, to - 1) });
    at = to;
  }
  return out;
}

/** Slots and the cases of `select`; a case that a translation misspells would never be chosen. */
export function slotsIn(message: string): string[] {
  const found = braced(message).flatMap(({ inner }): string[] => {
    const [, name, kind, cases] = /^(\w+), (select|plural),(.*)$/s.exec(inner) ?? [];
    if (name === undefined) return [inner];
    return braced(cases!).flatMap(one => [
      kind === 'select' ? `${name} is ${one.before}` : name,
      ...slotsIn(one.inner),
    ]);
  });
  return [...new Set(found)].sort();
}

const slotsByKey = (messages: Catalogue) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, slotsIn(message)]));

/** What must hold of messages by language. Messages of `others` are said beside them, so no key may be in both. */
export function textChecks(texts: Readonly<Record<string, Catalogue>>, others: Catalogue = {}): Check[] {
  const english = texts.en!;
  return [
    { name: 'English and German are spoken', run: () => expect(Object.keys(texts).sort()).toEqual(LANGUAGES) },
    {
      name: 'no message hides one of those beside it',
      run: () => expect(Object.keys(english).filter(key => key in others)).toEqual([]),
    },
    ...Object.entries(texts).flatMap(([language, messages]): Check[] => [
      {
        name: `${language} has no empty message`,
        run: () => expect(Object.keys(messages).filter(key => messages[key]!.trim() === '')).toEqual([]),
      },
      {
        name: `${language} has the messages of English`,
        run: () => expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort()),
      },
      {
        name: `${language} has the slots and cases of English in every message`,
        run: () => expect(slotsByKey(messages)).toEqual(slotsByKey(english)),
      },
    ]),
  ];
}
