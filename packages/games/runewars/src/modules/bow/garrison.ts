/** Garrison: its bonus recruits two triangle units (RNW-548, RNW-Q80, RNW-Q200, D69). */

import type { Seat } from '@interregnum/kernel';
import { option } from '../../options.ts';
import { recruitment } from '../../phases/orders/recruit.ts';
import type { UnitType } from '../../pieces.ts';
import { shapeOf } from '../../printed.ts';
import { types } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { strongholdsOf } from '../../table.ts';

export const GARRISON_UNITS = 2;

interface Bonus {
  seat: Seat;
  /** How many are still to be chosen. */
  left: number;
  units: [type: UnitType, n: number][];
}
export const garrisoning = (seat: Seat): Bonus => ({ seat, left: 0, units: [] });

/** RNW-Q200: a shape is any type of the faction that has it, and nothing is replaced. */
const triangles = (s: State, seat: Seat): UnitType[] =>
  types(s, s.factions[seat]!).filter(type => shapeOf(s, type) === 'triangle');

function add(l: Bonus, type: UnitType): void {
  l.left--;
  const before = l.units.find(([one]) => one === type)?.[1] ?? 0;
  l.units = [...l.units.filter(([one]) => one !== type), [type, before + 1]];
}

export const garrisonBonus = procedure<Bonus>('garrisonBonus', {
  use: {
    question: ASK.garrison,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => (strongholdsOf(s, seat).length === 0 ? [] : [option.use, option.no]),
    then: (s, l, answer) => {
      if (answer.type !== 'use') return;
      s.bonusTaken = true;
      l.left = GARRISON_UNITS;
    },
  },
  types: {
    question: ASK.garrison,
    ask: 'forced',
    while: (_, { left }) => left > 0,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => triangles(s, seat).map(option.unitType),
    then: (_, l, answer) => {
      if (answer.type === 'unitType') add(l, answer.unit);
    },
  },
  recruit: (s, { seat, units }) => {
    if (units.length > 0) call(s, recruitment, { seat, units });
  },
});
