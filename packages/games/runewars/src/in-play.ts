/** What of the box is in a game by the modules in use: units, decks and tokens before the first shuffle (VIII.2). */
import type { WithContent } from '@interregnum/kernel';
import { DEVELOPMENT_TOKENS } from './content/card.ts';
import { CITIES } from './content/cities.ts';
import { HEROES } from './content/heroes.ts';
import type { Module } from './content/modules.ts';
import { OBJECTIVES } from './content/objectives.ts';
import { QUESTS } from './content/quests.ts';
import { TILES } from './content/tiles.ts';
import { TITLES } from './content/titles.ts';
import { UNITS } from './content/units.ts';
import { ORDERS, SEASONS } from './content/words.ts';
import {
  FACTION_NUMBERS,
  type FactionNumber,
  factionOfType,
  GARRISON,
  isNeutral,
  NEUTRAL_TYPES,
  type OrderNumber,
  type SeasonCardNumber,
  type UnitType,
} from './pieces.ts';
import { byContent, byTerms, numbersIn, type Terms } from './terms.ts';

type Agreed = { readonly terms: Terms };

// --- units -----------------------------------------------------------------------------------------------------------

export const unitTypes = numbersIn(UNITS);
/** Figures in the box, by type. */
export const figures = byContent(({ units }, uses): readonly number[] =>
  units.flatMap(({ module, figures: n }) => (uses(module) ? [n] : [])),
);
/** The types of all factions. */
export const factionTypes = byTerms((uses): readonly UnitType[] =>
  UNITS.flatMap(({ module }, type) => (uses(module) && !isNeutral(type) ? [type] : [])),
);
const typesByFaction = byTerms((uses): readonly (readonly UnitType[])[] =>
  FACTION_NUMBERS.map(faction =>
    UNITS.flatMap(({ module }, type) => (uses(module) && factionOfType(type) === faction ? [type] : [])),
  ),
);
export const typesOf = (t: Agreed, faction: FactionNumber): readonly UnitType[] => typesByFaction(t)[faction]!;
const ownByFaction = byTerms((uses): readonly (readonly UnitType[])[] =>
  FACTION_NUMBERS.map(faction => [
    ...UNITS.flatMap(({ module }, type) => (uses(module) && factionOfType(type) === faction ? [type] : [])),
    ...NEUTRAL_TYPES,
  ]),
);
/** A faction's types and the neutral ones. */
export const typesWithNeutrals = (t: Agreed, faction: FactionNumber): readonly UnitType[] => ownByFaction(t)[faction]!;

// --- cards -------------------------------------------------------------------------------------------------------------

const copiesIn = (list: 'tactics' | 'rewards') =>
  byContent((content, uses): readonly number[] =>
    content[list].flatMap(({ module, copies }, i) => (uses(module) ? new Array<number>(copies).fill(i) : [])),
  );
export const heroesIn = numbersIn(HEROES);
/** RNW-552, RNW-Q217: TB03 belongs to the Commanders and stays in the box without them. */
export const tacticsCards = copiesIn('tactics');
export const rewardCards = copiesIn('rewards');
export const questCards = numbersIn(QUESTS);
export const objectiveCards = numbersIn(OBJECTIVES);
export const titlesIn = numbersIn(TITLES);
const seasonDecks = byContent(({ seasonCards }, uses): readonly (readonly SeasonCardNumber[])[] =>
  SEASONS.map(season => seasonCards.flatMap((card, i) => (card.season === season && uses(card.module) ? [i] : []))),
);
export const seasonDeck = (t: Agreed & WithContent, season: number): readonly SeasonCardNumber[] =>
  seasonDecks(t)[season]!;
/** The Order cards of every player (RNW-038, RNW-548). */
export const orderCards = byTerms((uses): readonly OrderNumber[] =>
  [...ORDERS.keys()].filter(order => order !== GARRISON || uses('bow')),
);

// --- tiles and tokens --------------------------------------------------------------------------------------------------

export const tilesIn = numbersIn(TILES);
/** City tokens that are laid out in setup (RNW-011, RNW-690, RNW-Q320). */
export const cityTokens = byTerms((uses): readonly number[] => {
  const box: Module = uses('free') ? 'free' : 'base';
  return CITIES.flatMap(({ module }, i) => (module === box ? [i] : []));
});
/** Rune tokens: false, dragon. */
export const runeStock = byTerms((uses): readonly number[] => (uses('bow') ? [22, 26] : [17, 21]));
/** Development tokens of a player, by kind. */
export const developmentTokens = byTerms((uses): typeof DEVELOPMENT_TOKENS =>
  uses('bow') ? { ...DEVELOPMENT_TOKENS, 'training-ground': 2 } : DEVELOPMENT_TOKENS,
);
