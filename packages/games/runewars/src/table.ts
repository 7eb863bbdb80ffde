/** What can be asked of the table by the base rules alone: who stands where, who controls what (RNW-060..RNW-068). */
import { bigSets, othersClockwise, type Seat, sets } from '@interregnum/kernel';
import { boardOf } from './board.ts';
import { factionTypes, typesOf, typesWithNeutrals } from './in-play.ts';
import { withPeasant } from './modules/dev/queries.ts';
import {
  type Area,
  type DevelopmentNumber,
  DIALS,
  type Dial,
  type FactionNumber,
  factionOfType,
  type HeroNumber,
  HOME_OF,
  NEUTRAL_TYPES,
  NONE,
  type RuneToken,
  type UnitType,
} from './pieces.ts';
import type { PublicState } from './state.ts';

type Has<K extends keyof PublicState> = Pick<PublicState, K>;

// --- players ---------------------------------------------------------------------------------------------------------

export const isAlive = (t: Has<'alive'>, seat: Seat): boolean => sets.has(t.alive, seat);
/** The seat that plays a faction; `NONE` when nobody does. */
export const seatOf = (t: Has<'factions'>, faction: FactionNumber): Seat => t.factions.indexOf(faction);
/** RNW-067. */
export const leftOf = (t: Has<'seats' | 'alive'>, seat: Seat): Seat =>
  othersClockwise(t.seats, seat).find(other => isAlive(t, other)) ?? seat;
export const opponentsOf = (t: Has<'order' | 'alive'>, seat: Seat): Seat[] =>
  t.order.filter(other => other !== seat && isAlive(t, other));
/** RNW-410: everybody in the game, in play order. */
export const inPlayOrder = (t: Has<'order' | 'alive'>): Seat[] => t.order.filter(seat => isAlive(t, seat));

export const dialOf = (t: Has<'dials'>, seat: Seat, dial: Dial): number => t.dials[seat * DIALS.length + dial]!;

// --- units -----------------------------------------------------------------------------------------------------------

export const standingAt = (t: Has<'standing'>, area: Area, type: UnitType): number => t.standing[type]![area]!;
export const routedAt = (t: Has<'routed'>, area: Area, type: UnitType): number => t.routed[type]![area]!;
export type Stance = 'standing' | 'routed';
const STANCES: readonly Stance[] = ['standing', 'routed'];
/** Those of a type that stand, or those that lie. */
export const unitsIn = (t: Has<Stance>, area: Area, type: UnitType, stance: Stance): number => t[stance][type]![area]!;
/** How units of a type are found in an area: standing, routed, both or not at all. */
export const stancesAt = (t: Has<Stance>, area: Area, type: UnitType): Stance[] =>
  STANCES.filter(stance => unitsIn(t, area, type, stance) > 0);
export const unitsAt = (t: Has<'standing' | 'routed'>, area: Area, type: UnitType): number =>
  t.standing[type]![area]! + t.routed[type]![area]!;

type Units = Has<'terms' | 'standing' | 'routed'>;

function hasUnits(t: Units, faction: FactionNumber, area: Area): boolean {
  for (const type of typesOf(t, faction)) if (unitsAt(t, area, type) > 0) return true;
  return false;
}

/** The faction with units in an area; `NONE` without any. */
function factionAt(t: Units, area: Area): FactionNumber {
  for (const type of factionTypes(t)) if (unitsAt(t, area, type) > 0) return factionOfType(type);
  return NONE;
}

export function neutralsAt(t: Has<'standing' | 'routed'>, area: Area): number {
  let n = 0;
  for (const type of NEUTRAL_TYPES) n += unitsAt(t, area, type);
  return n;
}

export function factionUnitsAt(t: Units, faction: FactionNumber, area: Area): number {
  let n = 0;
  for (const type of typesOf(t, faction)) n += unitsAt(t, area, type);
  return n;
}

// --- control ---------------------------------------------------------------------------------------------------------

type Controlled = Units & Has<'strongholds' | 'factions' | 'battle' | 'alive' | 'dev' | 'content'>;

/** The living player whose home realm an area belongs to (RNW-Q29). */
function homeSeat(t: Has<'factions' | 'alive'>, area: Area): Seat {
  const faction = HOME_OF[area]!;
  const seat = faction === NONE ? NONE : seatOf(t, faction);
  return seat !== NONE && isAlive(t, seat) ? seat : NONE;
}

/** Who holds an area without stronghold and faction units: whose home realm it is, unless modules say otherwise. */
export const heldBy = (t: Pick<Controlled, 'factions' | 'alive' | 'dev' | 'content'>, area: Area): Seat =>
  withPeasant(homeSeat(t, area), t, area);

/** RNW-060, RNW-065: who controls an area; `NONE` when nobody does. */
export function controllerOf(t: Controlled, area: Area): Seat {
  const { battle } = t;
  if (battle !== null && battle.area === area) return battle.isAgainstNeutrals ? NONE : battle.seats[1];
  if (t.strongholds[area] !== NONE) return t.strongholds[area]!; // RNW-Q64, RNW-Q65: also without units
  const faction = factionAt(t, area);
  return faction === NONE ? heldBy(t, area) : seatOf(t, faction);
}

/** The same as asking who controls it, with less looking. */
export function controls(t: Controlled, seat: Seat, area: Area): boolean {
  const { battle } = t;
  if (battle !== null && battle.area === area) return !battle.isAgainstNeutrals && battle.seats[1] === seat;
  const owner = t.strongholds[area]!;
  if (owner !== NONE) return owner === seat;
  const faction = t.factions[seat]!;
  if (hasUnits(t, faction, area)) return true;
  return heldBy(t, area) === seat && factionAt(t, area) === NONE;
}

/** RNW-061: not a home realm, nobody's, no units; a home realm whose owner is out counts like any other (RNW-Q29). */
export const isEmpty = (t: Controlled, area: Area): boolean =>
  controllerOf(t, area) === NONE && neutralsAt(t, area) === 0;

/** All units of a player in an area, allied neutrals included: his while he controls it (RNW-115, RNW-116). */
export function unitsOf(t: Controlled, seat: Seat, area: Area): number {
  if (!controls(t, seat, area)) return 0;
  return factionUnitsAt(t, t.factions[seat]!, area) + neutralsAt(t, area); // RNW-Q114: a stronghold is enough
}
/** The types that count as a player's own where he is in control. */
export const ownTypes = (t: Has<'factions' | 'terms'>, seat: Seat): readonly UnitType[] =>
  typesWithNeutrals(t, t.factions[seat]!);

export function areasOf(t: Controlled & Has<'placement'>, seat: Seat): Area[] {
  const out: Area[] = [];
  for (const area of boardOf(t).areas) if (controls(t, seat, area)) out.push(area);
  return out;
}
/** Whether a player controls any area (RNW-408). */
export const hasAreas = (t: Controlled & Has<'placement'>, seat: Seat): boolean =>
  boardOf(t).areas.some(area => controls(t, seat, area));
export const homeAreasOf = (t: Has<'factions' | 'placement' | 'content'>, seat: Seat): Area[] =>
  boardOf(t).areas.filter(area => HOME_OF[area] === t.factions[seat]);

// --- tokens and heroes -------------------------------------------------------------------------------------------------

export function strongholdsOf({ strongholds }: Has<'strongholds'>, seat: Seat): Area[] {
  const out: Area[] = [];
  for (let area = 0; area < strongholds.length; area++) if (strongholds[area] === seat) out.push(area);
  return out;
}
/** What is built at a stronghold. */
export function developmentsAt(t: Has<'developments' | 'moreDevelopments'>, area: Area): DevelopmentNumber[] {
  const first = t.developments[area]!;
  if (first === NONE) return [];
  const others = t.moreDevelopments;
  return others.length === 0 ? [first] : [first, ...others.flatMap(([where, kind]) => (where === area ? [kind] : []))];
}
export const citiesOf = (t: Controlled & Has<'placement' | 'cities'>, seat: Seat): Area[] =>
  areasOf(t, seat).filter(area => t.cities[area] !== NONE);

type Runed = { readonly runes: readonly (RuneToken | null)[] };
export const hasRune = (t: Runed, area: Area): boolean => t.runes[area] !== NONE;
export const isRuneUp = (t: Has<'runesUp'>, area: Area): boolean => bigSets.has(t.runesUp, area);
export const isRuneDown = (t: Runed & Has<'runesUp'>, area: Area): boolean => hasRune(t, area) && !isRuneUp(t, area);

export function heroesOf({ heroSeat, heroArea }: Has<'heroSeat' | 'heroArea'>, seat: Seat): HeroNumber[] {
  const out: HeroNumber[] = [];
  for (let hero = 0; hero < heroSeat.length; hero++)
    if (heroSeat[hero] === seat && heroArea[hero] !== NONE) out.push(hero);
  return out;
}
export const heroesAt = (t: Has<'heroArea'>, area: Area): HeroNumber[] =>
  t.heroArea.flatMap((where, hero) => (where === area ? [hero] : []));
export const isRoutedHero = (t: Has<'heroesRouted'>, hero: HeroNumber): boolean => sets.has(t.heroesRouted, hero);
export const holderOf = (t: Has<'titleSeat'>, title: number): Seat => t.titleSeat[title]!;
