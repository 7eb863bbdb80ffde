/** Cards, tiles, Regions and Locations as numbers: what states hold. The tables of `content/` say what they mean. */
import { type WithContent, workedOut } from '@interregnum/kernel';
import { builtIn, type CrownContent } from './content/built-in.ts';
import type { FactionCard } from './content/card.ts';
import { FACTION_CARDS } from './content/cards.ts';
import { COMMANDERS, type Commander } from './content/commanders.ts';
import { contentOf } from './content/contents.ts';
import type { Effect } from './content/effect.ts';
import { FACTIONS, type Faction } from './content/factions.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import type { KingdomCard } from './content/kingdom-card.ts';
import { ADJACENT, LOCATION_DATA, LOCATIONS, type LocationData, REGIONS } from './content/map.ts';
import { SIMULACRUM_AGENT, SIMULACRUM_BOLSTER, TRAIT_OF_NUMBER, type Value } from './content/simulacrum.ts';
import { TACTICS, type Tactic } from './content/tactics.ts';
import { bolster, eliminateAll, type Keyword, type Trait, vulnerable } from './content/traits.ts';

/** A faction card, or a value of the Simulacrum. */
export type Card = number;
/** A Kingdom Card. */
export type Kingdom = number;
export type Tile = number;
/** 0 to 2, from the Highlands down. */
export type RegionNumber = number;
/** 0 to 5; two to each Region, the left one first. */
export type LocationNumber = number;
/** A seat, or the Simulacrum. */
export type Party = number;
export const SIMULACRUM: Party = 4;

/** Stands for no card, no Location, nobody. */
export const NONE = -1;

// --- faction cards ---------------------------------------------------------------------------------------------------

export const CARD_COUNT = FACTION_CARDS.length;
export const CARDS: readonly Card[] = [...FACTION_CARDS.keys()];

const cardNumbers = new Map(FACTION_CARDS.map((card, i) => [card.id, i]));
export const cardNumber = (id: string): Card => cardNumbers.get(id)!;

const byFaction = new Map<Faction, readonly Card[]>(
  FACTIONS.map(faction => [faction, CARDS.filter(card => FACTION_CARDS[card]!.faction === faction)]),
);
export const cardsOf = (faction: Faction): readonly Card[] => byFaction.get(faction)!;

// --- values of the Simulacrum (OKC-S5) -------------------------------------------------------------------------------

const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 'agent', 'retreat'];
/** Three values next to Regions, and one that is played after a Tie. */
export const TIE_SLOT = 3;

/** The value that lies at a Region, or was played after a Tie, as a card. */
export const valueCard = (slot: number, value: Value): Card =>
  CARD_COUNT + VALUES.length * slot + VALUES.indexOf(value);
export const isValue = (card: Card): boolean => card >= CARD_COUNT;
export const printedValue = (card: Card): Value => VALUES[(card - CARD_COUNT) % VALUES.length]!;
export const slotOf = (card: Card): number => Math.floor((card - CARD_COUNT) / VALUES.length);

const traitOfNumber = (n: number): Trait => TRAIT_OF_NUMBER.find(([upTo]) => n <= upTo)![1];

function valueData(value: Value): Pick<FactionCard, 'trait' | 'strength' | 'keywords'> {
  if (value === 'retreat') return { trait: 'ruse', strength: null, keywords: [] };
  if (value === 'agent')
    return { trait: 'agent', strength: SIMULACRUM_AGENT, keywords: [eliminateAll, vulnerable('follower')] };
  const trait = traitOfNumber(value);
  return { trait, strength: value, keywords: trait === 'cavalry' ? [bolster(SIMULACRUM_BOLSTER)] : [] };
}

// --- what is printed -------------------------------------------------------------------------------------------------

const VALUE_DATA = Array.from({ length: TIE_SLOT + 1 }, () => VALUES.map(valueData)).flat();
const ALL_DATA = [...FACTION_CARDS, ...VALUE_DATA] as const;

export const IS_SUPPORTER: readonly boolean[] = ALL_DATA.map(card => card.strength !== null);
export const TRAIT: readonly Trait[] = ALL_DATA.map(card => card.trait);

export const isRuse = (card: Card): boolean => TRAIT[card] === 'ruse';
export const isFactionRuse = (card: Card): boolean => card < CARD_COUNT && TRAIT[card] === 'ruse';

// --- tiles, commanders, Kingdom Cards: the sources of effects ----------------------------------------------------------

export const TILE_COUNT = TACTICS.length;
const tilesByFaction = new Map<Faction, readonly Tile[]>(
  FACTIONS.map(faction => [faction, [...TACTICS.keys()].filter(tile => TACTICS[tile]!.faction === faction)]),
);
export const tilesOf = (faction: Faction): readonly Tile[] => tilesByFaction.get(faction)!;

/** Whatever has an effect: tiles first, then commanders, Kingdom Cards and faction cards. */
export type Source = number;
const FIRST_COMMANDER = TILE_COUNT;
const FIRST_KINGDOM = FIRST_COMMANDER + COMMANDERS.length;
const FIRST_CARD = FIRST_KINGDOM + KINGDOM_CARDS.length;

export const tileSource = (tile: Tile): Source => tile;
export const kingdomSource = (kingdom: Kingdom): Source => FIRST_KINGDOM + kingdom;
export const cardSource = (card: Card): Source => FIRST_CARD + card;
const commanders = new Map<Faction, Source>(COMMANDERS.map(({ faction }, i) => [faction, FIRST_COMMANDER + i]));
export const commanderSource = (faction: Faction): Source => commanders.get(faction)!;

export type SourceData =
  | { kind: 'tile'; tile: Tile; data: Omit<Tactic, 'effects'> }
  | { kind: 'commander'; data: Omit<Commander, 'effects'> }
  | { kind: 'kingdom'; kingdom: Kingdom; data: Omit<KingdomCard, 'effects' | 'limit'> }
  | { kind: 'card'; card: Card; data: Omit<FactionCard, 'strength' | 'keywords' | 'text'> };

export const SOURCES: readonly SourceData[] = [
  ...TACTICS.map((data, tile): SourceData => ({ kind: 'tile', tile, data })),
  ...COMMANDERS.map((data): SourceData => ({ kind: 'commander', data })),
  ...KINGDOM_CARDS.map((data, kingdom): SourceData => ({ kind: 'kingdom', kingdom, data })),
  ...FACTION_CARDS.map((data, card): SourceData => ({ kind: 'card', card, data })),
];

const SOURCE_IDS: readonly string[] = SOURCES.map(({ data }) => data.id);
/** The rule of a source is its id. */
export const sourceId = (source: Source): string => SOURCE_IDS[source]!;
// --- the map ---------------------------------------------------------------------------------------------------------

export const REGION_COUNT = REGIONS.length;
export const REGION_NUMBERS: readonly RegionNumber[] = [...REGIONS.keys()];
export const LOCATION_NUMBERS: readonly LocationNumber[] = [...LOCATIONS.keys()];

export const regionOf = (location: LocationNumber): RegionNumber => location >> 1;
const LOCATIONS_OF: readonly (readonly LocationNumber[])[] = REGION_NUMBERS.map(region => [2 * region, 2 * region + 1]);
export const locationsOf = (region: RegionNumber): readonly LocationNumber[] => LOCATIONS_OF[region]!;
/** OKC-007, OKC-Q85. */
const ADJACENT_TO: readonly (readonly RegionNumber[])[] = REGIONS.map(region =>
  ADJACENT[region].map(other => REGIONS.indexOf(other)),
);
export const adjacentTo = (region: RegionNumber): readonly RegionNumber[] => ADJACENT_TO[region]!;

// --- what a content says ---------------------------------------------------------------------------------------------

/** A content by the numbers of cards, sources and Locations. */
export interface Printed {
  /** OKC-001: cards without a printed Strength count 0 (OKC-252). */
  readonly strength: readonly number[];
  readonly keywords: readonly (readonly Keyword[])[];
  /** OKC-205, OKC-225. */
  readonly authority: readonly number[];
  readonly quest: readonly number[];
  readonly bolster: readonly number[];
  readonly effects: readonly (readonly Effect[])[];
  readonly locations: readonly LocationData[];
}

const sumOf = (keywords: readonly Keyword[], word: 'authority' | 'quest' | 'bolster'): number =>
  keywords.reduce((sum, one) => (one.word === word ? sum + one.value : sum), 0);

export const printedIn = workedOut((content: CrownContent): Printed => {
  const keywords = [...content.keywords, ...VALUE_DATA.map(card => card.keywords)];
  const strengths = [...content.strengths, ...VALUE_DATA.map(card => card.strength)];
  return {
    strength: strengths.map(strength => strength ?? 0),
    keywords,
    authority: keywords.map(list => sumOf(list, 'authority')),
    quest: keywords.map(list => sumOf(list, 'quest')),
    bolster: keywords.map(list => sumOf(list, 'bolster')),
    effects: SOURCE_IDS.map(id => content.programs[id]!),
    locations: LOCATIONS.map((id, location) => ({ ...LOCATION_DATA[id], influence: content.influence[location]! })),
  };
});

export const printed = (t: WithContent): Printed => printedIn(contentOf(t));

export const effectsOf = (t: WithContent, source: Source): readonly Effect[] => printed(t).effects[source]!;
export const locationData = (t: WithContent, location: LocationNumber): LocationData => printed(t).locations[location]!;

const NO_TEXT: readonly Effect[] = [];
export const textIn = (content: CrownContent, card: Card): readonly Effect[] =>
  isValue(card) ? NO_TEXT : printedIn(content).effects[cardSource(card)]!;

/** Whether a source does what it does as built in, so that what bots know of it holds. */
export const isAsBuiltIn = ({ programs }: CrownContent, source: Source): boolean =>
  programs[sourceId(source)] === builtIn.programs[sourceId(source)];
