/** The 78 faction cards (OKC-250). */
import type { FactionCard } from './card.ts';
import { clans } from './clans.ts';
import type { Faction } from './factions.ts';
import { gathering } from './gathering.ts';
import { nobility } from './nobility.ts';
import { uprising } from './uprising.ts';

export const DECKS: Readonly<Record<Faction, readonly FactionCard[]>> = { clans, uprising, nobility, gathering };

export const FACTION_CARDS: readonly FactionCard[] = Object.values(DECKS).flat();
