/** Cards, tiles, Regions and Locations as numbers: what states hold. The tables of `content/` say what they mean. */
import type { WithContent } from '@interregnum/kernel';
import { builtIn, type CrownContent } from './content/built-in.ts';
import type { FactionCard } from './content/card.ts';
import { FACTION_CARDS } from './content/cards.ts';
import { COMMANDERS, type Commander } from './content/commanders.ts';
import { contentOf } from './content/contents.ts';
import type { Effect } from './content/effect.ts';
import { FACTIONS, type Faction } from './content/factions.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import type { KingdomCard } from './content/kingdom-card.ts';
import { ADJACENT, LOCATIONS, type LocationData, REGIONS } from './content/map.ts';
import { VALUE_CARDS, VALUES, type Value } from './content/simulacrum.ts';
import { TACTICS, type Tactic } from './content/tactics.ts';
import type { Trait } from './content/traits.ts';

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

/** The value that lies at a Region, or was played after a Tie, as a card. */
export const valueCard = (slot: number, value: Value): Card =>
  CARD_COUNT + VALUES.length * slot + VALUES.indexOf(value);
export const isValue = (card: Card): boolean => card >= CARD_COUNT;
export const printedValue = (card: Card): Value => VALUES[(card - CARD_COUNT) % VALUES.length]!;
export const slotOf = (card: Card): number => Math.floor((card - CARD_COUNT) / VALUES.length);

// --- what is printed, whatever the content ---------------------------------------------------------------------------

const ALL_DATA = [...FACTION_CARDS, ...VALUE_CARDS] as const;

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

export const effectsOf = (t: WithContent, source: Source): readonly Effect[] => contentOf(t).effects[source]!;
export const locationData = (t: WithContent, location: LocationNumber): LocationData =>
  contentOf(t).locations[location]!;

const NO_TEXT: readonly Effect[] = [];
export const textIn = ({ effects }: CrownContent, card: Card): readonly Effect[] =>
  isValue(card) ? NO_TEXT : effects[cardSource(card)]!;

/** Whether a source does what it does as built in, so that what bots know of it holds. */
export const isAsBuiltIn = ({ effects }: CrownContent, source: Source): boolean =>
  effects[source] === builtIn.effects[source];
