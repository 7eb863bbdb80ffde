/** Which rule explains which term. */
import type { Keyword } from '@interregnum/old-kings-crown';

const OF_KEYWORD: Readonly<Record<Keyword['word'], string>> = {
  authority: 'OKC-205',
  bolster: 'OKC-206',
  deploy: 'OKC-208',
  eliminate: 'OKC-210',
  invulnerable: 'OKC-216',
  loyal: 'OKC-217',
  resilient: 'OKC-218',
  pathfinder: 'OKC-219',
  quest: 'OKC-225',
  vulnerable: 'OKC-226',
};

const isKeyword = (word: string): word is Keyword['word'] => Object.hasOwn(OF_KEYWORD, word);

export function termRule(term: string): string | null {
  const [kind, word = ''] = term.split('.');
  return kind === 'keyword' && isKeyword(word) ? OF_KEYWORD[word] : null;
}
