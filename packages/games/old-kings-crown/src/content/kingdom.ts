/** The 55 Kingdom Cards: 19 Allies, 18 Artefacts, 18 Sites. */
import { allies } from './allies.ts';
import { artefacts } from './artefacts.ts';
import type { KingdomCard } from './kingdom-card.ts';
import { sites } from './sites.ts';

export const KINGDOM_CARDS: readonly KingdomCard[] = [...allies, ...artefacts, ...sites];
