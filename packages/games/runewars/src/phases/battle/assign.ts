/** Routs, damage and losses in a battle, dealt to a side that says which units bear them (RNW-170..RNW-173, D27, D43). */

import { query } from '@interregnum/kernel';
import { otherSide, type Side, type Unit } from '../../battle.ts';
import { isAlike, isStanding, type Line } from '../../battle-line.ts';
import type { UnitSet } from '../../content/effect.ts';
import { UNITS } from '../../content/units.ts';
import { orBodyguard } from '../../modules/cmd/queries.ts';
import { probed } from '../../modules/probe.ts';
import { type Option, option } from '../../options.ts';
import { place } from '../../places.ts';
import { shapeOf } from '../../printed.ts';
import { initiative } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { battleOf, damageUnit, deciderOf, destroyUnit, healthIn, isNobodys, lineOf, routUnit } from './sides.ts';

/** Whether a unit of a line belongs to a set; whose it is, is a matter of the side. */
export const fits = (s: State, side: Side, unit: Unit, set: UnitSet): boolean =>
  (set.shapes === undefined || set.shapes.includes(shapeOf(s, unit.type))) &&
  (set.types === undefined || set.types.includes(UNITS[unit.type]!.id)) &&
  (set.state === undefined || unit.routed === (set.state === 'routed')) &&
  (set.initiative === undefined || initiative(s, unit.type) >= set.initiative) &&
  (set.initiativeIs === undefined || initiative(s, unit.type) === set.initiativeIs) &&
  (set.tough !== true || healthIn(s, side, unit.type) > 1) &&
  (set.healthLeft === undefined || healthIn(s, side, unit.type) - unit.damage >= set.healthLeft) &&
  (set.hurt === undefined || unit.damage > 0 || (set.hurt === 'damaged-or-routed' && unit.routed));

type Kind = 'rout' | 'damage' | 'destroy' | 'burn';
export interface Dealt {
  /** Who receives it, and from whom. */
  side: Side;
  by: Side;
  kind: Kind;
  left: number;
  units: UnitSet;
  /** With none of the set, any of his. */
  orAny: boolean;
  /** Units that have had their share of what strikes different ones, as they are now. */
  spared: Unit[];
}

/** The first list that is not empty. */
const firstOf = (...lists: readonly Line[]): Line => lists.find(list => list.length > 0) ?? [];
const isUndamaged = (unit: Unit): boolean => unit.damage === 0;
const isDamaged = (unit: Unit): boolean => unit.damage > 0;

/** Who must bear it, by what each rule puts first. */
const FIRST: Readonly<Record<Kind, (line: Line) => Line>> = {
  rout: line => {
    const standing = line.filter(isStanding);
    return firstOf(standing.filter(isUndamaged), standing);
  },
  damage: line => firstOf(line.filter(isDamaged), line.filter(isStanding), line), // RNW-Q09
  destroy: line => firstOf(line.filter(isStanding), line),
  burn: line => {
    const standing = line.filter(isStanding);
    return firstOf(standing.filter(isDamaged), standing);
  },
};

/** Burning and destroying strike different units: of alike ones so many are left as have not had their share. */
const unspared = (line: Line, spared: readonly Unit[]): Line =>
  line.filter(group => group.n > spared.filter(one => isAlike(one, group)).length);

/** RNW-Q48: first those that the ability asks for, in the usual order among them. */
function bearers(s: State, { side, kind, units, orAny, spared }: Dealt): Line {
  const line = unspared(lineOf(s, side), spared);
  const chosen = FIRST[kind](line.filter(unit => fits(s, side, unit, units)));
  return chosen.length > 0 || !orAny ? chosen : FIRST[kind](line);
}

export const unitOption = ({ type, damage, routed }: Unit): Option =>
  option.unit(type, damage, routed ? 'routed' : 'standing');
export const unitIn = (line: Line, answer: Option): Unit | undefined =>
  answer.type === 'unit'
    ? line.find(
        ({ type, damage, routed }) =>
          type === answer.unit && damage === answer.damage && routed === (answer.state === 'routed'),
      )
    : undefined;

/** Whom it may strike; who is no unit is struck at the place of that name. */
const targets = probed(
  'damage.targets',
  query((s: State, l: Dealt): readonly Option[] => bearers(s, l).map(unitOption), [orBodyguard]),
);

function spare({ spared }: Dealt, unit: Unit | null): void {
  if (unit) spared.push({ type: unit.type, damage: unit.damage, routed: unit.routed });
}
function bear(s: State, l: Dealt, unit: Unit): void {
  if (l.kind === 'rout') routUnit(s, l.side, unit, l.by);
  else if (l.kind === 'destroy') spare(l, destroyUnit(s, l.side, unit, l.by));
  else damageUnit(s, l.side, unit, 1, l.by);
  if (l.kind === 'burn') spare(l, battleOf(s).unit);
  l.left--;
}

const assignStep = (question: typeof ASK.assign | typeof ASK.neutralSide, isFor: (s: State, l: Dealt) => boolean) => ({
  question,
  ask: 'forced' as const,
  while: (s: State, l: Dealt) => l.left > 0 && isFor(s, l) && targets(s, l).length > 0,
  who: (s: State, { side }: Dealt) => deciderOf(s, side),
  options: (s: State, l: Dealt) => targets(s, l),
  then: (s: State, l: Dealt, answer: Option) => {
    const unit = unitIn(lineOf(s, l.side), answer);
    if (unit) bear(s, l, unit);
    else {
      l.left--;
      place(s, 'damage.targets', { side: l.side, answer });
    }
  },
});

export const assigning = procedure<Dealt>('assign', {
  player: assignStep(ASK.assign, (s, { side }) => !isNobodys(s, side)),
  neutral: assignStep(ASK.neutralSide, (s, { side }) => isNobodys(s, side)),
});

/** Dealt by the other side, unless it says so. */
export function deal(
  s: State,
  side: Side,
  kind: Kind,
  n: number,
  by: Side = otherSide(side),
  units: UnitSet = {},
  orAny = false,
): void {
  if (n > 0) call(s, assigning, { side, by, kind, left: n, units, orAny, spared: [] });
}
