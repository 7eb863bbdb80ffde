/** Which rule explains which term. */
import type { UsedWord } from '../cards/used-words.ts';

const OF_KEYWORD: Readonly<Record<UsedWord['word'], string>> = {
  authority: 'OKC-205',
  bolster: 'OKC-206',
  deploy: 'OKC-208',
  eliminate: 'OKC-210',
  fortify: 'OKC-213',
  invulnerable: 'OKC-216',
  loyal: 'OKC-217',
  resilient: 'OKC-218',
  pathfinder: 'OKC-219',
  pillage: 'OKC-220',
  quest: 'OKC-225',
  vulnerable: 'OKC-226',
  reinforce: 'OKC-236',
  retreat: 'OKC-241',
};

const BY_KIND: Readonly<Record<string, string>> = { window: 'OKC-040', region: 'OKC-006', trait: 'OKC-003' };

/** Where the word alone would find nothing, or another thing of the same name. */
const BY_TERM: Readonly<Record<string, string>> = {
  'zone.top': 'OKC-282',
  'zone.bottom': 'OKC-282',
  'zone.discard': 'OKC-283',
  'zone.site': 'OKC-006',
  'zone.removed': 'OKC-032',
  'cause.location': 'OKC-166',
  'cause.crisis': 'OKC-102',
  'cause.effect': 'OKC-009',
  'cause.simulacrum': 'OKC-S8',
  'aim.heir': 'OKC-216',
};

const isKeyword = (word: string): word is UsedWord['word'] => Object.hasOwn(OF_KEYWORD, word);

export function termRule(term: string): string | null {
  const [kind, word = ''] = term.split('.');
  if (kind === 'keyword' && isKeyword(word)) return OF_KEYWORD[word];
  return BY_TERM[term] ?? BY_KIND[kind!] ?? null;
}
