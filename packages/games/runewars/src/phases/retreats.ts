/** Retreats of units and heroes (RNW-240..RNW-245, RNW-Q11, RNW-Q123, D14, D29). */

import { type Seat, sets } from '@interregnum/kernel';
import type { Group } from '../battle.ts';
import { boardOf } from '../board.ts';
import { contentOf } from '../content/contents.ts';
import { tell } from '../events.ts';
import { addUnits, applyUnitLimit, removeUnits, toSupply } from '../figures.ts';
import { heroFlies } from '../heroes.ts';
import { lookAround } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import { type Area, type HeroNumber, NEUTRAL_TYPES, NONE, type UnitType } from '../pieces.ts';
import { closedBorders, isFlying, isOpen } from '../queries.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { controllerOf, isEmpty, routedAt, standingAt } from '../table.ts';
import { defeat } from './heroes/defeat.ts';
import { showFlight } from './heroes/rewards.ts';

export interface Retreat {
  /** Whose units they are; `NONE`: unallied neutral ones. */
  seat: Seat;
  /** Who picks the area. */
  chooser: Seat;
  from: Area;
  /** They have left their area already. */
  units: Group[];
  /** RNW-243; not by Tactical Retreat (RNW-Q37). */
  isRouting: boolean;
  /** Supporting heroes who go along (RNW-154). */
  heroes: HeroNumber[];
  /** Heroes who retreat as units do: who cannot come along is defeated. */
  companions: HeroNumber[];
  /** Types of units that are not routed by it, one entry each. */
  upright: UnitType[];
  /** Where they have gone; `NONE` before that, and when they were destroyed. */
  to: Area;
}

export type RetreatTerms = Pick<Retreat, 'isRouting' | 'heroes' | 'companions' | 'upright'>;

const neighboursOf = (s: State, area: Area): readonly Area[] => boardOf(s).neighbours[area]!;

export const unitCrosses = (s: State, seat: Seat, type: UnitType, from: Area, to: Area): boolean =>
  isOpen(s, from, to, isFlying(s, type) ? 0 : closedBorders(s, seat));
const someCross = (s: State, { seat, from, units, companions }: Retreat, to: Area): boolean =>
  units.some(({ type }) => unitCrosses(s, seat, type, from, to)) ||
  companions.some(hero => heroCrosses(s, hero, from, to));
const isEmptyRetreat = ({ units, companions }: Retreat): boolean => units.length + companions.length === 0;

/**
 * RNW-240, RNW-241: friendly areas before empty ones; neutral units go to any that nobody controls (RNW-Q15). Where
 * anybody came from does not matter (RNW-Q12, RNW-Q13).
 */
function retreatAreas(s: State, l: Retreat): Area[] {
  const near = neighboursOf(s, l.from).filter(area => someCross(s, l, area));
  if (l.seat === NONE) return near.filter(area => controllerOf(s, area) === NONE); // RNW-Q64: to no stronghold
  const friendly = near.filter(area => controllerOf(s, area) === l.seat);
  return friendly.length > 0 ? friendly : near.filter(area => isEmpty(s, area));
}

function lose(s: State, { seat, from }: Pick<Retreat, 'seat' | 'from'>, groups: readonly Group[]): void {
  for (const { type, n } of groups) {
    toSupply(s, type, n);
    tell({ type: 'destroyed', seat: seat === NONE ? null : seat, area: from, unit: type, n, why: 'retreat' });
  }
}

function settle(s: State, { isRouting, upright }: Retreat, to: Area, { type, n, routed }: Group): void {
  const standing = routed ? 0 : isRouting ? Math.min(n, upright.filter(one => one === type).length) : n;
  if (standing > 0) addUnits(s, to, type, standing);
  if (n > standing) addUnits(s, to, type, n - standing, 'routed');
}

/** HB01, RNW-Q346: who supports the battle that is lost stays on his feet. */
const isSteadfast = (s: State, hero: HeroNumber): boolean =>
  contentOf(s).heroes[hero]!.ability.at === 'battleLost' &&
  (s.battle?.supports.flat().some(support => support.hero === hero) ?? false);

/** RNW-656, RNW-Q347: routed like units, or like them not; who cannot follow is defeated. */
function takeCompanions(s: State, { from, companions, isRouting }: Retreat, to: Area): void {
  for (const hero of companions) {
    if (!heroCrosses(s, hero, from, to)) defeat(s, hero);
    else {
      if (isRouting && !isSteadfast(s, hero)) s.heroesRouted = sets.with(s.heroesRouted, hero);
      heroGoes(s, hero, from, to);
    }
  }
}

/** Standing and routed ones together. */
const countOf = (groups: readonly Group[], type: UnitType): number =>
  groups.reduce((sum, group) => (group.type === type ? sum + group.n : sum), 0);

/** Units that cannot reach the area are destroyed (RNW-Q11). */
function arrive(s: State, l: Retreat, to: Area): void {
  const isComing = ({ type }: Group) => unitCrosses(s, l.seat, type, l.from, to);
  const coming = l.units.filter(isComing);
  lose(
    s,
    l,
    l.units.filter(unit => !isComing(unit)),
  );
  for (const group of coming) settle(s, l, to, group);
  const units = [...new Set(coming.map(({ type }) => type))].map(type => ({ unit: type, n: countOf(coming, type) }));
  if (units.length > 0) tell({ type: 'retreated', seat: l.seat === NONE ? null : l.seat, from: l.from, to, units });
  takeCompanions(s, l, to);
  l.to = to;
  lookAround(s);
  const owner = controllerOf(s, to);
  if (owner !== NONE) applyUnitLimit(s, owner, to); // RNW-244; RNW-Q15: nobody's units have no limit
}

const areaStep = (question: typeof ASK.retreat | typeof ASK.silverRetreat) => ({
  question,
  ask: 'forced' as const,
  while: (s: State, l: Retreat) => l.to === NONE && !isEmptyRetreat(l) && retreatAreas(s, l).length > 0,
  who: (_: State, { chooser }: Retreat) => chooser,
  options: (s: State, l: Retreat) => retreatAreas(s, l).map(option.retreat),
  then: (s: State, l: Retreat, answer: Option) => {
    if (answer.type === 'retreat') arrive(s, l, answer.area);
  },
});

function nowhere(s: State, l: Retreat): void {
  if (l.to !== NONE) return;
  lose(s, l, l.units);
  for (const hero of l.companions) defeat(s, hero);
  l.units = [];
}

const along = (s: State, { seat, from, heroes, to }: Retreat): void => retreatHeroes(s, seat, from, heroes, to);

export const retreating = procedure<Retreat>('retreat', { area: areaStep(ASK.retreat), nowhere, along });
/** RNW-113: the player to the left picks. */
export const silverRetreating = procedure<Retreat>('silverRetreat', { area: areaStep(ASK.silverRetreat), nowhere });

export const retreatOf = (
  seat: Seat,
  chooser: Seat,
  from: Area,
  units: readonly Group[],
  other: Partial<RetreatTerms> = {},
): Retreat => ({
  seat,
  chooser,
  from,
  units: [...units],
  isRouting: true,
  heroes: [],
  companions: [],
  upright: [],
  to: NONE,
  ...other,
});

export const retreat = (s: State, l: Retreat): void => {
  if (!isEmptyRetreat(l) || l.heroes.length > 0) call(s, retreating, l);
};

/** All neutral units of an area leave it, standing and routed. */
export function takeNeutrals(s: State, area: Area): Group[] {
  const taken: Group[] = [];
  for (const type of NEUTRAL_TYPES)
    for (const stance of ['standing', 'routed'] as const) {
      const n = stance === 'standing' ? standingAt(s, area, type) : routedAt(s, area, type);
      removeUnits(s, area, type, n, stance);
      if (n > 0) taken.push({ type, damage: 0, routed: stance === 'routed', n });
    }
  return taken;
}

/** Those of them who stand: who lies already cannot retreat (RNW-113). */
export function driveOffNeutrals(s: State, area: Area): Group[] {
  const units = takeNeutrals(s, area);
  lose(
    s,
    { seat: NONE, from: area },
    units.filter(({ routed }) => routed),
  );
  return units.filter(({ routed }) => !routed);
}

// --- heroes ------------------------------------------------------------------------------------------------------------------

export const heroCrosses = (s: State, hero: HeroNumber, from: Area, to: Area): boolean =>
  isOpen(s, from, to, heroFlies(s, hero) ? 0 : closedBorders(s, s.heroSeat[hero]!));
/** RNW-242: any adjacent area. */
const heroAreas = (s: State, heroes: readonly HeroNumber[], from: Area): Area[] =>
  neighboursOf(s, from).filter(area => heroes.some(hero => heroCrosses(s, hero, from, area)));

/** RNW-Q129: a border that stops others shows that he flies. */
function heroGoes(s: State, hero: HeroNumber, from: Area, to: Area): void {
  if (!isOpen(s, from, to, closedBorders(s, s.heroSeat[hero]!))) showFlight(s, hero);
  s.heroArea[hero] = to;
  tell({ type: 'moved', seat: s.heroSeat[hero]!, from, to, units: [], heroes: [hero] });
}

interface HeroRetreat {
  seat: Seat;
  from: Area;
  /** Those who have not gone yet. */
  heroes: HeroNumber[];
  /** Where the units have gone; `NONE` without any. */
  to: Area;
}

/** All who can cross go together. */
function goTogether(s: State, l: HeroRetreat, to: Area): void {
  const going = l.heroes.filter(hero => heroCrosses(s, hero, l.from, to));
  for (const hero of going) heroGoes(s, hero, l.from, to);
  l.heroes = l.heroes.filter(hero => !going.includes(hero));
}

/** RNW-154, RNW-Q123: routed in every case but HB01's; with the units where they can, else to an area of their controller's choice. */
export const heroesRetreating = procedure<HeroRetreat>('heroesRetreat', {
  rout: (s, { heroes }) => {
    for (const hero of heroes) if (!isSteadfast(s, hero)) s.heroesRouted = sets.with(s.heroesRouted, hero);
  },
  along: (s, l) => {
    if (l.to !== NONE) goTogether(s, l, l.to);
  },
  apart: {
    question: ASK.retreat,
    while: (s, l) => heroAreas(s, l.heroes, l.from).length > 0,
    who: (_, { seat }) => seat,
    options: (s, { heroes, from }) => heroAreas(s, heroes, from).map(option.heroesTo),
    then: (s, l, answer) => {
      if (answer.type === 'heroesTo') goTogether(s, l, answer.area);
    },
  },
  look: s => lookAround(s),
});

function retreatHeroes(s: State, seat: Seat, from: Area, heroes: readonly HeroNumber[], to: Area): void {
  if (heroes.length > 0) call(s, heroesRetreating, { seat, from, heroes: [...heroes], to });
}
