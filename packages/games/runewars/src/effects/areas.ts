/** The areas that an effect picks from (4.1 no. 2, RNW-068). */

import { bigSets, type Seat } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import type { AreaChoice, AreaSet } from '../content/effect.ts';
import { unitTypes } from '../in-play.ts';
import { isDesolated, isWaste } from '../modules/bow/state.ts';
import { mayLay } from '../modules/bow/waste.ts';
import { unitCrosses } from '../phases/retreats.ts';
import { type Area, DRAGON_RUNE, HOME_OF, NEUTRAL_TYPES, NONE } from '../pieces.ts';
import { isCitySpace } from '../printed.ts';
import { takesStronghold } from '../queries.ts';
import type { State } from '../state.ts';
import {
  controllerOf,
  controls,
  factionUnitsAt,
  heroesOf,
  neutralsAt,
  standingAt,
  unitsAt,
  unitsOf,
} from '../table.ts';
import type { Performance } from './performance.ts';
import { seatOf } from './who.ts';

type Test<K extends keyof AreaSet> = (s: State, l: Performance, area: Area, wanted: NonNullable<AreaSet[K]>) => boolean;

const distance = (s: State, one: Area, other: Area): number => boardOf(s).distances[one]![other]!;
const isWithin = (s: State, one: Area, other: Area, steps: number): boolean => {
  const far = distance(s, one, other);
  return far >= 0 && far <= steps;
};
const isNext = (s: State, one: Area, other: Area): boolean => distance(s, one, other) === 1;
const hasUnits = (s: State, area: Area): boolean => unitTypes(s).some(type => unitsAt(s, area, type) > 0);

const isControlled = (s: State, l: Performance, area: Area, by: NonNullable<AreaSet['control']>): boolean => {
  if (by === 'mine') return controls(s, l.seat, area);
  const controller = controllerOf(s, area);
  if (by === 'free') return controller === NONE;
  if (by === 'enemy') return controller !== NONE && controller !== l.seat;
  return by === 'not-picked' ? controller !== l.player : controller === NONE || controller === l.seat;
};

/** RW04: some neutral unit of the hero's area can cross; allied ones as their ally's. */
function neutralsCross(s: State, from: Area, to: Area): boolean {
  const owner: Seat = controllerOf(s, from);
  return NEUTRAL_TYPES.some(type => unitsAt(s, from, type) > 0 && unitCrosses(s, owner, type, from, to));
}

/** The quick ones first: whoever fails them is not asked further. */
const TESTS: { readonly [K in keyof AreaSet]-?: Test<K> } = {
  home: (s, l, area, home) => (home === 'no' ? HOME_OF[area] === NONE : HOME_OF[area] === s.factions[l.seat]),
  rune: (s, _, area, rune) =>
    rune === 'none'
      ? s.runes[area] === NONE
      : s.runes[area] !== NONE &&
        (rune === 'some' || !bigSets.has(s.runesUp, area)) &&
        (rune !== 'dragon' || s.runes[area] === DRAGON_RUNE),
  waste: (s, _, area, wanted) => {
    if (wanted === 'desolation') return isDesolated(s, area);
    if (wanted === 'some') return isWaste(s, area);
    return mayLay(s, area, wanted === 'can-desolate' ? 'desolation' : 'cryomancy');
  },
  citySpace: (s, _, area) => isCitySpace(s, area) && s.cities[area] === NONE && s.strongholds[area] === NONE,
  city: (s, _, area, city) => (s.cities[area] !== NONE) === city,
  stronghold: (s, l, area, wanted) => {
    const owner = s.strongholds[area]!;
    if (wanted === 'none') return owner !== l.seat; // WI7: "without his stronghold"
    return wanted === 'mine' ? owner === l.seat : owner !== NONE && s.damaged[area] === 0;
  },
  site: (s, _, area, wanted) => takesStronghold(s, area) === wanted,
  development: (s, _, area, wanted) => (s.developments[area] !== NONE) === wanted,
  picked: (_s, l, area, wanted) => (l.area === area) === wanted,
  notActivated: (s, l, area, who) => !bigSets.has(s.activated[seatOf(s, l, who)]!, area),
  control: isControlled,
  myHero: (s, l, area, near) =>
    heroesOf(s, l.seat).some(hero => isWithin(s, s.heroArea[hero]!, area, near === 'here' ? 0 : 1)),
  theHero: (s, l, area, near) => {
    const here = s.heroArea[l.hero]!;
    if (near === 'here') return area === here;
    if (near === 'next') return isNext(s, here, area);
    return isWithin(s, here, area, near === 'within-2' ? 2 : 1);
  },
  nextTo: (s, l, area, what) => {
    if (what === 'area') return isNext(s, l.area, area);
    const near = boardOf(s).neighbours[area]!;
    return near.some(other => (what === 'mine' ? controls(s, l.seat, other) : HOME_OF[other] === s.factions[l.seat]));
  },
  near: (s, l, area) =>
    controls(s, l.seat, area) || boardOf(s).neighbours[area]!.some(other => controls(s, l.seat, other)),
  units: (s, l, area, what) => {
    if (what === 'none') return !hasUnits(s, area);
    if (what === 'neutral') return neutralsAt(s, area) > 0;
    if (what === 'standing') return unitTypes(s).some(type => standingAt(s, area, type) > 0);
    return factionUnitsAt(s, s.factions[l.seat]!, area) > 0;
  },
  myUnits: (s, l, area, least) => unitsOf(s, l.seat, area) >= least,
  runeCanGo: (s, l, area, wanted) =>
    boardOf(s).neighbours[area]!.some(
      next => s.runes[next] === NONE && isControlled(s, l, next, 'friendly-or-free'),
    ) === wanted,
  seen: (_s, l, area, wanted) => l.areas.includes(area) === wanted,
  enterable: (s, l, area) => neutralsCross(s, s.heroArea[l.hero]!, area),
};

const KEYS = Object.keys(TESTS) as (keyof AreaSet)[];
const isOf = <K extends keyof AreaSet>(s: State, l: Performance, area: Area, set: AreaSet, key: K): boolean =>
  (TESTS[key] as Test<K>)(s, l, area, set[key] as NonNullable<AreaSet[K]>);

/** By set, which is content and never changes: what it asks for. */
const ASKED_FOR = new WeakMap<AreaSet, readonly (keyof AreaSet)[]>();
function keysOf(set: AreaSet): readonly (keyof AreaSet)[] {
  const known = ASKED_FOR.get(set);
  if (known) return known;
  const keys = KEYS.filter(key => set[key] !== undefined);
  ASKED_FOR.set(set, keys);
  return keys;
}

function isIn(s: State, l: Performance, area: Area, set: AreaSet, keys: readonly (keyof AreaSet)[]): boolean {
  for (const key of keys) if (!isOf(s, l, area, set, key)) return false;
  return true;
}

export function areasIn(s: State, l: Performance, set: AreaSet): Area[] {
  const keys = keysOf(set);
  return boardOf(s).areas.filter(area => isIn(s, l, area, set, keys));
}

/** The same as listing them and counting, with less looking. */
export function hasAreaIn(s: State, l: Performance, set: AreaSet): boolean {
  const keys = keysOf(set);
  return boardOf(s).areas.some(area => isIn(s, l, area, set, keys));
}

const setsOf = (from: AreaChoice): readonly AreaSet[] =>
  Array.isArray(from) ? (from as readonly AreaSet[]) : [from as AreaSet];

export function areasOfChoice(s: State, l: Performance, from: AreaChoice): Area[] {
  for (const set of setsOf(from)) {
    const found = areasIn(s, l, set);
    if (found.length > 0) return found;
  }
  return [];
}
export const hasAreaOfChoice = (s: State, l: Performance, from: AreaChoice): boolean =>
  setsOf(from).some(set => hasAreaIn(s, l, set));
