/** Where long words may be parted, so that a name fits into a narrow card: browsers do not know all languages. */

const SOFT = '\u00AD';
const VOWELS = 'aeiouyäöüéèàâêîôû';
/** Letters that are one sound, or begin a syllable together. */
const TOGETHER = new Set([
  ...['ch', 'ck', 'ph', 'sh', 'th', 'qu', 'st', 'sp', 'gn', 'wh', 'wr'],
  ...['bl', 'br', 'cl', 'cr', 'dr', 'fl', 'fr', 'gl', 'gr', 'kl', 'kr', 'pl', 'pr', 'tr'],
]);
/** Shorter words stay whole; so many letters at least stand before and after a break. */
const LONG = 8;
const BEFORE = 2;
const AFTER = 3;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);

/** The last consonants between two vowels go with the second one: one of them, or those that belong together. */
function startOfSyllable(word: string, vowel: number): number {
  const sch = [vowel - 4, vowel - 3].find(start => word.startsWith('sch', start));
  if (sch !== undefined) return sch;
  return TOGETHER.has(word.slice(vowel - 2, vowel)) ? vowel - 2 : vowel - 1;
}

function breaksOf(word: string): number[] {
  const breaks: number[] = [];
  for (let at = BEFORE + 1; at < word.length; at++) {
    if (!isVowel(word[at]) || isVowel(word[at - 1])) continue;
    const start = startOfSyllable(word, at);
    const hasVowelBefore = [...word.slice(0, start)].some(isVowel);
    if (hasVowelBefore && start >= BEFORE && word.length - start >= AFTER) breaks.push(start);
  }
  return breaks;
}

function parted(word: string): string {
  if (word.length < LONG) return word;
  const breaks = breaksOf(word.toLowerCase());
  return [...word].map((letter, at) => (breaks.includes(at) ? SOFT + letter : letter)).join('');
}

/** The same words with places at which a line may end inside of them. */
export const hyphenated = (words: string): string =>
  words
    .split(/(\p{L}+)/u)
    .map(parted)
    .join('');
