/** Traits (OKC-003) and Keywords (OKC-205..OKC-245) as the cards carry them. */

/** In the order in which they are offered by The Borrowed Face (OKC-003, OKC-Q14). */
export const TRAITS = [
  'follower',
  'cavalry',
  'war-machine',
  'captain',
  'heir',
  'agent',
  'champion',
  'myth',
  'ritual',
  'ruse',
  'decree',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A Keyword with its value or Traits. */
export type Keyword =
  | { word: 'authority' | 'bolster' | 'quest'; value: number }
  | { word: 'eliminate'; traits: readonly Trait[] | 'all' }
  | { word: 'vulnerable'; trait: Trait }
  | { word: PlainWord };
export type PlainWord = 'deploy' | 'invulnerable' | 'loyal' | 'pathfinder' | 'resilient';
export type KeywordWord = Keyword['word'];

export const authority = (value: number): Keyword => ({ word: 'authority', value });
export const bolster = (value: number): Keyword => ({ word: 'bolster', value });
export const quest = (value: number): Keyword => ({ word: 'quest', value });
export const eliminate = (...traits: readonly Trait[]): Keyword => ({ word: 'eliminate', traits });
export const eliminateAll: Keyword = { word: 'eliminate', traits: 'all' };
export const vulnerable = (trait: Trait): Keyword => ({ word: 'vulnerable', trait });
export const deploy: Keyword = { word: 'deploy' };
export const invulnerable: Keyword = { word: 'invulnerable' };
export const loyal: Keyword = { word: 'loyal' };
export const pathfinder: Keyword = { word: 'pathfinder' };
export const resilient: Keyword = { word: 'resilient' };
