/** The shape of a faction card, and what all cards of a Trait share (OKC-250..OKC-252). */
import type { Effect } from './effect.ts';
import type { Faction } from './factions.ts';
import type { Provenance } from './provenance.ts';
import {
  authority,
  bolster,
  deploy,
  eliminateAll,
  type Keyword,
  loyal,
  pathfinder,
  quest,
  resilient,
  type Trait,
  vulnerable,
} from './traits.ts';

export interface FactionCard {
  /** Its rule: CL01 to GA21. */
  id: string;
  name: string;
  nameFrom: Provenance;
  faction: Faction;
  trait: Trait;
  /** `null` for Strategy cards (OKC-001). */
  strength: number | null;
  keywords: readonly Keyword[];
  /** What the card says beyond its Keywords. */
  text: readonly Effect[];
  textFrom: Provenance;
  /** Not in the deck at the start (OKC-022). */
  setAside: boolean;
}

interface Pattern {
  /** One for each card of a faction, in the order of ids. */
  strengths: readonly (number | null)[];
  strengthsFrom: Provenance;
  keywords: readonly Keyword[];
  keywordsFrom: Provenance;
}

/** OKC-250: the same in every faction. Myths, Decrees and Rituals have what their own line says (OKC-251). */
export const PATTERN: Readonly<Record<Trait, Pattern>> = {
  follower: {
    strengths: [1, 1, 2, 2, 3, 3],
    strengthsFrom: 'ours',
    keywords: [quest(1)],
    keywordsFrom: 'ours',
  },
  cavalry: {
    strengths: [4, 4],
    strengthsFrom: 'rulebook',
    keywords: [bolster(2), quest(2)],
    keywordsFrom: 'rulebook',
  },
  'war-machine': { strengths: [5], strengthsFrom: 'rulebook', keywords: [deploy], keywordsFrom: 'rulebook' },
  captain: {
    strengths: [6, 7, 8, 9],
    strengthsFrom: 'rulebook',
    keywords: [authority(1), quest(2), pathfinder],
    keywordsFrom: 'inferred',
  },
  heir: { strengths: [10], strengthsFrom: 'rulebook', keywords: [loyal, resilient], keywordsFrom: 'rulebook' },
  agent: {
    strengths: [5],
    strengthsFrom: 'rulebook',
    keywords: [eliminateAll, vulnerable('follower')],
    keywordsFrom: 'rulebook',
  },
  champion: { strengths: [11], strengthsFrom: 'rulebook', keywords: [quest(3)], keywordsFrom: 'ours' },
  myth: { strengths: [12], strengthsFrom: 'rulebook', keywords: [], keywordsFrom: 'ours' },
  ritual: { strengths: [5, 3], strengthsFrom: 'ours', keywords: [resilient], keywordsFrom: 'ours' },
  ruse: { strengths: [null], strengthsFrom: 'rulebook', keywords: [], keywordsFrom: 'rulebook' },
  decree: { strengths: [null], strengthsFrom: 'rulebook', keywords: [], keywordsFrom: 'rulebook' },
};

/** A line of a faction's table: name, where the name comes from, and what is special about the card. */
export interface Line {
  trait: Trait;
  name: string;
  nameFrom: Provenance;
  keywords: readonly Keyword[];
  text: readonly Effect[];
  textFrom: Provenance;
}

export const line = (trait: Trait, name: string, nameFrom: Provenance = 'ours', part: Partial<Line> = {}): Line => ({
  trait,
  name,
  nameFrom,
  keywords: [],
  text: [],
  textFrom: 'rulebook',
  ...part,
});

const SET_ASIDE: readonly Trait[] = ['myth', 'ritual'];

/** The cards of a faction: ids count up from 01, Strengths and common Keywords come from the pattern. */
export function deck(faction: Faction, prefix: string, lines: readonly Line[]): readonly FactionCard[] {
  const seen = new Map<Trait, number>();
  return lines.map((entry, i) => {
    const nth = seen.get(entry.trait) ?? 0;
    seen.set(entry.trait, nth + 1);
    const { strengths, keywords } = PATTERN[entry.trait];
    const strength = strengths[nth];
    if (strength === undefined) throw new Error(`${entry.name}: one ${entry.trait} too many`);
    return {
      ...entry,
      id: `${prefix}${String(i + 1).padStart(2, '0')}`,
      faction,
      strength,
      keywords: [...keywords, ...entry.keywords],
      setAside: SET_ASIDE.includes(entry.trait),
    };
  });
}
