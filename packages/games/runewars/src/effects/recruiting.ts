/** RECRUIT by a card: where several types have the shape the player chooses (4.1, SP3, TI3, TA25). */

import type { Seat } from '@interregnum/kernel';
import type { Shape } from '../content/words.ts';
import { typesOf } from '../in-play.ts';
import { option } from '../options.ts';
import { type Recruitment, recruitment } from '../phases/orders/recruit.ts';
import type { Area, UnitType } from '../pieces.ts';
import { shapeOf } from '../printed.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { strongholdsOf } from '../table.ts';

interface Choosing {
  seat: Seat;
  types: UnitType[];
  n: number;
  at: Area | null;
}

const begin = (s: State, { seat, n, at }: Choosing, type: UnitType): void => {
  const units: Recruitment['units'] = [[type, n]];
  call(s, recruitment, at === null ? { seat, units } : { seat, units, at });
};

const choosingType = procedure<Choosing>('chooseType', {
  type: {
    question: ASK.target,
    who: (_, { seat }) => seat,
    options: (_, { types }) => types.map(option.unitType),
    then: (s, l, answer) => {
      if (answer.type === 'unitType') begin(s, l, answer.unit);
    },
  },
});

/** RNW-Q200: of a shape every type of the faction is offered. */
export function recruitShape(s: State, seat: Seat, shape: Shape, n: number, at: Area | null = null): void {
  if (strongholdsOf(s, seat).length === 0) return;
  const types = typesOf(s, s.factions[seat]!).filter(type => shapeOf(s, type) === shape);
  const l: Choosing = { seat, types: [...types], n, at };
  if (types.length === 1) begin(s, l, types[0]!);
  else if (types.length > 1) call(s, choosingType, l);
}
