/** Units, strongholds, developments and cities come and go; every change is told. */
import type { Seat } from '@interregnum/kernel';
import { without } from './cards.ts';
import { type Loss, tell } from './events.ts';
import { lookAround } from './knowledge.ts';
import { strongholdGone } from './modules/gone.ts';
import { type Option, option } from './options.ts';
import { type Area, DIAL_TOP, DIALS, type Dial, NONE, type UnitType } from './pieces.ts';
import { UNIT_LIMIT } from './queries.ts';
import { ASK } from './questions.ts';
import { call, procedure, type State } from './state.ts';
import {
  areasOf,
  controllerOf,
  developmentsAt,
  ownTypes,
  routedAt,
  type Stance,
  stancesAt,
  standingAt,
  unitsIn,
  unitsOf,
} from './table.ts';

// --- units -----------------------------------------------------------------------------------------------------------

/** A hot spot, and `Array.with` is many times slower. */
export function setUnits(s: State, area: Area, type: UnitType, n: number, stance: Stance): void {
  const units = s[stance][type]!.slice();
  units[area] = n;
  s[stance][type] = units;
}
export const addUnits = (s: State, area: Area, type: UnitType, n: number, stance: Stance = 'standing'): void =>
  setUnits(s, area, type, unitsIn(s, area, type, stance) + n, stance);
export const removeUnits = (s: State, area: Area, type: UnitType, n: number, stance: Stance): void =>
  addUnits(s, area, type, -n, stance);

export function toSupply(s: State, type: UnitType, n: number): void {
  s.supply[type] = s.supply[type]! + n;
}

/** From the supply, as many as it has. */
export function fromSupply(s: State, area: Area, type: UnitType, n: number): number {
  const most = Math.min(n, s.supply[type]!);
  toSupply(s, type, -most);
  addUnits(s, area, type, most);
  return most;
}

export function destroyUnits(s: State, area: Area, type: UnitType, n: number, stance: Stance, why: Loss): void {
  const controller = controllerOf(s, area);
  removeUnits(s, area, type, n, stance);
  toSupply(s, type, n);
  tell({ type: 'destroyed', seat: controller === NONE ? null : controller, area, unit: type, n, why });
}

/** Groups of a player's units in an area, as options. */
export const unitOptions = (s: State, seat: Seat, area: Area): Option[] =>
  ownTypes(s, seat).flatMap(type => stancesAt(s, area, type).map(stance => option.unitIn(area, type, stance)));

export interface Excess {
  seat: Seat;
  area: Area;
  /** How many are still to go, whatever becomes of the alliance meanwhile. */
  left: number;
  why: 'limit' | 'winter';
}

/** Where all of them go there is nothing to choose. */
function excessOptions(s: State, { area, left }: Excess, seat: Seat): Option[] {
  const options = unitOptions(s, seat, area);
  const there = ownTypes(s, seat).reduce((sum, type) => sum + standingAt(s, area, type) + routedAt(s, area, type), 0);
  return left < there ? options : options.slice(0, 1);
}

/** The rule that lets him keep no more. */
export const EXCESS_RULE: Readonly<Record<Excess['why'], string>> = { limit: 'RNW-089', winter: 'RNW-036' };

/** RNW-089, RNW-036: he destroys units of his choice, routed or standing (RNW-Q115). */
export const reduce = procedure<Excess>('reduce', {
  destroy: {
    question: ASK.limit,
    ask: 'forced',
    while: (_, { left }) => left > 0,
    who: (_, { seat }) => seat,
    options: excessOptions,
    then: (s, l, answer) => {
      if (answer.type !== 'unitIn') return;
      destroyUnits(s, l.area, answer.unit, 1, answer.state, l.why);
      l.left--;
    },
  },
  look: s => lookAround(s),
});

/** No more than so many units of a player stay in an area. */
export function keepAtMost(s: State, seat: Seat, area: Area, most: number, why: Excess['why']): void {
  const left = unitsOf(s, seat, area) - most;
  if (left > 0) call(s, reduce, { seat, area, left, why });
}

export const applyUnitLimit = (s: State, seat: Seat, area: Area): void =>
  keepAtMost(s, seat, area, UNIT_LIMIT, 'limit');
export function applyUnitLimits(s: State, seat: Seat): void {
  for (const area of areasOf(s, seat)) applyUnitLimit(s, seat, area);
}

// --- strongholds, developments, cities -----------------------------------------------------------------------------------

export const STRONGHOLDS = 4;

export function buildStronghold(s: State, seat: Seat, area: Area, isDamaged = false): void {
  s.strongholds[area] = seat;
  s.damaged[area] = isDamaged ? 1 : 0;
  tell({ type: 'stronghold', seat, area, what: 'built' });
  lookAround(s);
}

/** RNW-460: a development goes with its stronghold; whose home realm it is may have the area back. */
export function destroyStronghold(s: State, area: Area): void {
  for (const kind of developmentsAt(s, area)) destroyDevelopment(s, area, kind);
  tell({ type: 'stronghold', seat: s.strongholds[area]!, area, what: 'destroyed' });
  s.strongholds[area] = NONE;
  s.damaged[area] = 0;
  strongholdGone(s, area);
  lookAround(s);
}

export function setDamaged(s: State, area: Area, isDamaged: boolean): void {
  if ((s.damaged[area] === 1) === isDamaged) return;
  s.damaged[area] = isDamaged ? 1 : 0;
  tell({ type: 'stronghold', seat: s.strongholds[area]!, area, what: isDamaged ? 'damaged' : 'repaired' });
}

export function buildDevelopment(s: State, seat: Seat, area: Area, kind: number): void {
  if (s.developments[area] === NONE) s.developments[area] = kind;
  else s.moreDevelopments = [...s.moreDevelopments, [area, kind]];
  tell({ type: 'development', seat, area, kind, what: 'built' });
}

/** One of this kind. */
export function destroyDevelopment(s: State, area: Area, kind: number): void {
  const left = without(developmentsAt(s, area), kind);
  s.developments[area] = left[0] ?? NONE;
  s.moreDevelopments = [
    ...s.moreDevelopments.filter(([where]) => where !== area),
    ...left.slice(1).map(one => [area, one] as const),
  ];
  tell({ type: 'development', seat: s.strongholds[area]!, area, kind, what: 'destroyed' });
}

/** RNW-Q58. */
export function destroyCity(s: State, area: Area): void {
  tell({ type: 'cityDestroyed', area, city: s.cities[area]! });
  s.cities[area] = NONE;
}

// --- dials and influence ---------------------------------------------------------------------------------------------------

/** RNW-Q23: clamped. */
export function setDial(s: State, seat: Seat, dial: Dial, value: number): void {
  const place = seat * DIALS.length + dial;
  const next = Math.max(0, Math.min(DIAL_TOP, value));
  if (s.dials[place] === next) return;
  s.dials[place] = next;
  tell({ type: 'dial', seat, dial, value: next });
}
export const turnDial = (s: State, seat: Seat, dial: Dial, by: number): void =>
  setDial(s, seat, dial, s.dials[seat * DIALS.length + dial]! + by);

/** Never below 0. */
export function changeInfluence(s: State, seat: Seat, by: number): void {
  const change = Math.max(by, -s.influence[seat]!);
  if (change === 0) return;
  s.influence[seat] = s.influence[seat]! + change;
  tell({ type: 'influence', seat, n: change });
}
