/** English with accents and a third more letters, made of the catalogues: whoever tries a table in it sees what other languages will do. */
import type { Catalogue } from '@interregnum/kernel';

/** As pseudo-languages are called (BCP 47, region of private use). */
export const LONG_ENGLISH = 'en-XA';

const MORE = 0.3;
const PLAIN = 'aeiouyAEIOUcnC';
const ACCENTED = 'áëîöûýÅÉÍÖÜçñÇ';

const accented = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Letters of the middle are said twice. */
function lengthenedWord(word: string): string {
  const more = Math.round(word.length * MORE);
  const middle = Math.ceil(word.length / 2);
  const twice = word.slice(Math.max(0, middle - more), middle);
  return [...word.slice(0, middle), ...twice, ...word.slice(middle)].map(accented).join('');
}

const lengthenedText = (text: string): string => text.replace(/\p{L}{2,}/gu, lengthenedWord);

/** Where the brace that stands at `open` is closed. */
function closed(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at;
  }
  return message.length;
}

/** Arguments and the names of cases stay; the words of the cases are words like others. */
function lengthenedSlot(slot: string): string {
  const cases = slot.indexOf('{', 1);
  return cases < 0
    ? slot
    : slot.slice(0, cases) + eachPart(slot.slice(cases, -1), word => word, inCase) + slot.slice(-1);
}

const inCase = (words: string): string => `{${lengthened(words.slice(1, -1))}}`;

function eachPart(message: string, text: (part: string) => string, braced: (part: string) => string): string {
  const open = message.indexOf('{');
  if (open < 0) return text(message);
  const end = closed(message, open) + 1;
  return text(message.slice(0, open)) + braced(message.slice(open, end)) + eachPart(message.slice(end), text, braced);
}

const lengthened = (message: string): string => eachPart(message, lengthenedText, lengthenedSlot);

export const lengthenedCatalogue = (english: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(english).map(([key, message]) => [key, lengthened(message)]));

/** A catalogue in a language, where there is one. Long English is spoken only where the examples are. */
export function inLanguage(texts: Readonly<Record<string, Catalogue>>, language: string): Catalogue | undefined {
  const isLong = import.meta.env.VITE_EXAMPLES === '1' && language === LONG_ENGLISH;
  return isLong ? lengthenedCatalogue(texts.en ?? {}) : texts[language];
}
