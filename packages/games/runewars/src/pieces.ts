/** Areas, units, cards and tokens as numbers: what states hold. Ids and how many there are, no content changes. */
import type { Id } from '@interregnum/kernel';
import { HEROES } from './content/heroes.ts';
import { REWARDS } from './content/rewards.ts';
import { TACTICS } from './content/tactics.ts';
import { TILES } from './content/tiles.ts';
import { UNITS } from './content/units.ts';
import { FACTIONS, ORDERS, RESOURCES, type UnitId } from './content/words.ts';

/** Stands for no area, nobody, nothing. */
export const NONE = -1;

// --- the year ---------------------------------------------------------------------------------------------------------

export const [SPRING, SUMMER, FALL, WINTER] = [0, 1, 2, 3] as const;
export const LAST_SEASON = WINTER;
/** RNW-393. */
export const LAST_YEAR = 7;

// --- factions --------------------------------------------------------------------------------------------------------

/** 0 to 3, in the order of `FACTIONS`. */
export type FactionNumber = Id<'faction'>;
export const FACTION_NUMBERS: readonly FactionNumber[] = [...FACTIONS.keys()];
/** 0 to 2: food, wood, ore. */
export type Dial = number;
export const DIALS: readonly Dial[] = [...RESOURCES.keys()];
export const FOOD: Dial = RESOURCES.indexOf('food');
export const WOOD: Dial = RESOURCES.indexOf('wood');
export const ORE: Dial = RESOURCES.indexOf('ore');
export const DIAL_TOP = 8;

// --- units -----------------------------------------------------------------------------------------------------------

/** Types of units: four for each faction, the neutral ones, then reinforcements. */
export type UnitType = Id<'unit'>;
/** All of the box; `in-play.ts` says which of them are in a game. */
const UNIT_TYPES: readonly UnitType[] = [...UNITS.keys()];
export const NEUTRAL_TYPES: readonly UnitType[] = UNIT_TYPES.filter(type => UNITS[type]!.faction === null);
const FACTION_OF: readonly FactionNumber[] = UNITS.map(({ faction }) => (faction ? FACTIONS.indexOf(faction) : NONE));
export const isNeutral = (type: UnitType): boolean => FACTION_OF[type] === NONE;
/** The faction of a type; `NONE` for neutral ones. */
export const factionOfType = (type: UnitType): FactionNumber => FACTION_OF[type]!;

const unitNumbers = new Map<string, UnitType>(UNITS.map(({ id }, i) => [id, i]));
export const unitNumber = (id: UnitId): UnitType => unitNumbers.get(id)!;

// --- tiles and areas -------------------------------------------------------------------------------------------------

/** Map tiles by number, then home realms by faction. */
export type TileNumber = Id<'tile'>;
export const FIRST_HOME: TileNumber = TILES.length - FACTIONS.length;
export const homeTile = (faction: FactionNumber): TileNumber => FIRST_HOME + faction;
export const tileNumber = (id: string): TileNumber => TILES.findIndex(tile => tile.id === id);

/** Every area of every tile, whether it is on the board or not, in the order of tile number and letter. */
export type Area = Id<'area'>;
const AREA_LIST = TILES.flatMap((tile, number) =>
  tile.areas.map(({ letter }) => ({ id: `${tile.id}${letter}`, tile: number })),
);
export const AREA_COUNT = AREA_LIST.length;
export const AREA_IDS: readonly string[] = AREA_LIST.map(({ id }) => id);
export const TILE_OF: readonly TileNumber[] = AREA_LIST.map(({ tile }) => tile);
const areaNumbers = new Map(AREA_IDS.map((id, i) => [id, i]));
export const areaNumber = (id: string): Area => areaNumbers.get(id) ?? NONE;
const AREAS_OF_TILE: readonly (readonly Area[])[] = TILES.map((_, tile) =>
  AREA_LIST.flatMap((area, i) => (area.tile === tile ? [i] : [])),
);
export const areasOfTile = (tile: TileNumber): readonly Area[] => AREAS_OF_TILE[tile]!;
/** The faction whose home realm an area belongs to; `NONE` for others. */
export const HOME_OF: readonly FactionNumber[] = AREA_LIST.map(({ tile }) =>
  tile >= FIRST_HOME ? tile - FIRST_HOME : NONE,
);

// --- cards and tokens ------------------------------------------------------------------------------------------------

/** Cards with several copies are known by their title: copies are alike. */
export type TacticsCard = number;
export type RewardCard = number;
export type QuestCard = number;
export type HeroNumber = number;
export type ObjectiveCard = number;
export type SeasonCardNumber = number;
/** 0 to 29; printed with 1 more. */
export type Fate = number;
export type City = number;
export type TitleNumber = number;
export type DevelopmentNumber = number;
/** As printed: 0 to 8. */
export type OrderNumber = number;
export type Exploration = number;
/** RNW-548. */
export const GARRISON: OrderNumber = ORDERS.indexOf('garrison');
/** 0: false, 1: dragon. */
export type RuneToken = number;
export const FALSE_RUNE: RuneToken = 0;
export const DRAGON_RUNE: RuneToken = 1;

const numbered = (list: readonly { readonly id: string }[]) => {
  const numbers = new Map(list.map(({ id }, i) => [id, i]));
  return (id: string): number => numbers.get(id) ?? NONE;
};
export const tacticsNumber = numbered(TACTICS);
export const rewardNumber = numbered(REWARDS);
export const heroNumber = numbered(HEROES);

export const ATTRIBUTES_OF_HERO = 3;
