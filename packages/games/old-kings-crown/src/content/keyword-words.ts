/** Printed Keywords as content files write them: `quest 2`, `eliminate all`, `eliminate captain heir`, `loyal`. */
import { NotationError, type Path } from '@interregnum/kernel';
import { type Keyword, type PlainWord, TRAITS, type Trait } from './traits.ts';

const PLAIN: readonly PlainWord[] = ['deploy', 'invulnerable', 'loyal', 'pathfinder', 'resilient'];
const COUNTED = ['authority', 'bolster', 'quest'] as const;
const HIGHEST = 5;

const isTrait = (word: string): word is Trait => (TRAITS as readonly string[]).includes(word);

export function writeKeyword(keyword: Keyword): string {
  switch (keyword.word) {
    case 'authority':
    case 'bolster':
    case 'quest':
      return `${keyword.word} ${keyword.value}`;
    case 'eliminate':
      return keyword.traits === 'all' ? 'eliminate all' : ['eliminate', ...keyword.traits].join(' ');
    case 'vulnerable':
      return `vulnerable ${keyword.trait}`;
    default:
      return keyword.word;
  }
}

export function keywordIn([word = '', ...rest]: readonly string[]): Keyword | null {
  const plain = PLAIN.find(one => one === word);
  if (plain) return rest.length === 0 ? { word: plain } : null;
  const counted = COUNTED.find(one => one === word);
  if (counted) return rest.length === 1 && isValue(rest[0]!) ? { word: counted, value: Number(rest[0]) } : null;
  if (word === 'vulnerable') return rest.length === 1 && isTrait(rest[0]!) ? { word, trait: rest[0] } : null;
  if (word !== 'eliminate' || rest.length === 0) return null;
  if (rest.join() === 'all') return { word, traits: 'all' };
  return rest.every(isTrait) ? { word, traits: rest } : null;
}

const isValue = (text: string): boolean => /^\d$/.test(text) && Number(text) >= 1 && Number(text) <= HIGHEST;

export function readKeyword(text: string, path: Path): Keyword {
  const found = keywordIn(text.toLowerCase().split(/\s+/));
  if (found) return found;
  throw new NotationError(
    path,
    `expected a Keyword such as "quest 2" (1 to ${HIGHEST}), "eliminate all", "vulnerable follower" or ${PLAIN.join(', ')}, not '${text.slice(0, 40)}'`,
  );
}
