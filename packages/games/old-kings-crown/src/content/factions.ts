/** The four factions (OKC-016, OKC-021), in the order of seats of a position and of the Sites of Power. */
import type { Provenance } from './provenance.ts';

export const FACTIONS = ['clans', 'uprising', 'nobility', 'gathering'] as const;
export type Faction = (typeof FACTIONS)[number];

export interface FactionData {
  name: string;
  /** What the ids of its cards begin with. */
  prefix: 'CL' | 'UP' | 'NO' | 'GA';
  letter: 'C' | 'U' | 'N' | 'G';
  /** Cards of its deck (OKC-250). */
  cards: number;
}

export const factionProvenance: Provenance = 'rulebook';

export const FACTION_DATA: Readonly<Record<Faction, FactionData>> = {
  clans: { name: 'The Clans', prefix: 'CL', letter: 'C', cards: 19 },
  uprising: { name: 'The Uprising', prefix: 'UP', letter: 'U', cards: 19 },
  nobility: { name: 'The Nobility', prefix: 'NO', letter: 'N', cards: 19 },
  gathering: { name: 'The Gathering', prefix: 'GA', letter: 'G', cards: 21 },
};
