/**
 * The named questions about the state that modules may change: the base gives a value, active modules fold over it in
 * the order explore, then the expansion's. Rules ask these, never a module.
 */
import { query, type Seat, sets } from '@interregnum/kernel';
import { boardOf, MOUNTAIN, WATER } from './board.ts';
import { SHEETS } from './content/sheets.ts';
import { UNITS } from './content/units.ts';
import { attributeOf } from './heroes.ts';
import { type Explored, withThrones, withVillage } from './modules/explore/queries.ts';
import {
  type Area,
  DIALS,
  type Dial,
  DRAGON_RUNE,
  type FactionNumber,
  type HeroNumber,
  NONE,
  type TitleNumber,
  typesOf,
  type UnitType,
  YIELDS,
} from './pieces.ts';
import type { LastingEffect, PublicState, State } from './state.ts';
import { areasOf, citiesOf, controls, dialOf, isEmpty } from './table.ts';

const WINTER = 3;

// --- control and production --------------------------------------------------------------------------------------------

export { controllerOf as controller, controls, isEmpty } from './table.ts';

/** What an area yields of a resource. */
export const production = query((_: Explored, area: Area, dial: Dial): number => YIELDS[area]![dial]!, [withVillage]);

/** What all areas of a player yield, by dial (RNW-423, RNW-Q54). */
export const productionOf = (t: Explored, seat: Seat): number[] => {
  const areas = areasOf(t, seat);
  return DIALS.map(dial => areas.reduce((sum, area) => sum + production(t, area, dial), 0));
};

/** RNW-425: city areas that Rally Support counts, in the order of tile number and letter. */
export const rallyCities = (t: PublicState, seat: Seat): Area[] => citiesOf(t, seat);
/** Cities for cards and Objectives. */
export const cities = (t: PublicState, seat: Seat): Area[] => citiesOf(t, seat);

// --- runes -------------------------------------------------------------------------------------------------------------

export const RUNES_NEEDED = 6;
export const runesNeeded = (): number => RUNES_NEEDED;

/** What a view hides of rune tokens is `null`; whoever controls an area knows them. */
type Runed = Explored & { readonly runes: readonly (number | null)[] };
/** RNW-394: tokens in areas he controls, and what effects give. */
export const runes = query(
  (s: Runed, seat: Seat): number => {
    let n = 0;
    for (let area = 0; area < s.runes.length; area++) if (s.runes[area] === DRAGON_RUNE && controls(s, seat, area)) n++;
    return n;
  },
  [withThrones],
);

// --- strongholds and developments ----------------------------------------------------------------------------------------

/** RNW-428: an area that he controls without stronghold or city. */
export const isBuildable = (t: PublicState, seat: Seat, area: Area): boolean =>
  t.strongholds[area] === NONE && t.cities[area] === NONE && controls(t, seat, area);
/** RNW-460. */
export const slots = (_: PublicState, _area: Area): number => 1;
/** RNW-148. */
export const strongholdStrength = (t: PublicState, area: Area): number =>
  t.strongholds[area] === NONE ? 0 : t.damaged[area] === 1 ? 3 : 5;

// --- units -------------------------------------------------------------------------------------------------------------

export const types = (faction: FactionNumber): readonly UnitType[] => typesOf(faction);
export const health = (_: PublicState, type: UnitType): number => UNITS[type]!.health;
export const initiative = (_: PublicState, type: UnitType): number => UNITS[type]!.initiative;
export const isFast = (_: PublicState, type: UnitType): boolean => UNITS[type]!.isFast;
export const isFlying = (_: PublicState, type: UnitType): boolean => UNITS[type]!.isFlying;
export const supplyOf = (t: PublicState, type: UnitType): number => t.supply[type]!;
/** RNW-160: Fate cards for a type with so many standing units. */
export const cardsDue = (_: PublicState, standing: number): number => standing;
/** RNW-036, WI5. */
export const winterLimit = (t: PublicState, seat: Seat): number =>
  Math.max(0, dialOf(t, seat, 0) - (hasLasting(t, 'bitterCold') ? 1 : 0));
export const UNIT_LIMIT = 8;

// --- movement ----------------------------------------------------------------------------------------------------------

/** Something that lasts and is in force, of this player or of all. */
export const hasLasting = (t: Pick<PublicState, 'lasting'>, kind: LastingEffect['kind'], seat: Seat = NONE): boolean =>
  t.lasting.some(effect => effect.kind === kind && (effect.seat === NONE || effect.seat === seat));
export const lastingAmount = (t: Pick<PublicState, 'lasting'>, kind: LastingEffect['kind'], seat: Seat): number =>
  t.lasting.reduce(
    (sum, one) => (one.kind === kind && (one.seat === NONE || one.seat === seat) ? sum + one.n : sum),
    0,
  );

/** RNW-037, FA1: nobody is hindered by water. */
export const isFrozen = (t: Pick<PublicState, 'season' | 'lasting'>): boolean =>
  t.season === WINTER || hasLasting(t, 'iceForAll');

/** RNW-087: what a border must print to stop the figures of a player that do not fly. */
export function closedBorders(t: PublicState, seat: Seat): number {
  const water = isFrozen(t) || hasLasting(t, 'ignoreWater', seat) ? 0 : WATER;
  return water | (hasLasting(t, 'ignoreMountains', seat) ? 0 : MOUNTAIN);
}

/** RNW-087: whether the border between two neighbours is open; `closed` is `closedBorders` or 0 for who flies. */
export function isOpen(t: PublicState, from: Area, to: Area, closed: number): boolean {
  const board = boardOf(t.placement);
  const place = board.neighbours[from]!.indexOf(to);
  return place >= 0 && (board.borders[from]![place]! & closed) === 0;
}

/** RNW-083: where units of a player may pass. */
export const canPass = (t: PublicState, seat: Seat, area: Area): boolean => controls(t, seat, area) || isEmpty(t, area);

// --- heroes and Titles ---------------------------------------------------------------------------------------------------

export const mayQuest = (_: PublicState, _hero: HeroNumber): boolean => true;
/** RNW-285: Fate cards for a test. */
export const testCards = query(
  (s: State, hero: HeroNumber, attribute: number): number => attributeOf(s, hero, attribute),
  [],
);
export const PRIMARCH: TitleNumber = 0;
export const CAPTAIN: TitleNumber = 1;
export const MARSHAL: TitleNumber = 2;
export const HERO_LIMIT = 3;

/** RNW-410. */
export const startingInfluence = (t: Pick<PublicState, 'factions'>, seat: Seat): number =>
  SHEETS[t.factions[seat]!]!.influence;
export const isUsedTitle = (t: Pick<PublicState, 'titlesUsed'>, title: TitleNumber): boolean =>
  sets.has(t.titlesUsed, title);
