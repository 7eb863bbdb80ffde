/** Reinforcement units are recruited in place of base units (RNW-541, RNW-Q200, D60). */
import { type Frame, type Seat, type Triggered, type WithContent, workedOut } from '@interregnum/kernel';
import type { RunewarsContent } from '../../content/built-in.ts';
import { contentOf } from '../../content/contents.ts';
import { option } from '../../options.ts';
import { NONE, type UnitType, unitNumber } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';

/** RNW-541, by base type: the type that may be taken in its place; `NONE` for others. */
const replacements = workedOut(({ units }: RunewarsContent): readonly UnitType[] =>
  units.map((_, type) => units.findIndex(({ replaces }) => replaces !== null && unitNumber(replaces) === type)),
);
const insteadOf = (t: WithContent, type: UnitType): UnitType => replacements(contentOf(t))[type]!;

type Where = 'deployment' | 'recruitment';
/** What the interrupted procedure is to place. */
interface Army {
  units: [type: UnitType, n: number][];
}
const armyIn = ({ frames }: { readonly frames: readonly Frame[] }, where: Where): Army =>
  frames.findLast(({ proc }) => proc === where)!.locals as Army;

/** RNW-Q200: base types that have a new unit, one question each. */
const replaceable = (s: State, where: Where): UnitType[] =>
  armyIn(s, where).units.flatMap(([type]) => (insteadOf(s, type) === NONE ? [] : [type]));
const countOf = (s: State, where: Where, type: UnitType): number =>
  armyIn(s, where).units.find(([one]) => one === type)?.[1] ?? 0;

function replace(s: State, where: Where, type: UnitType, n: number): void {
  const army = armyIn(s, where);
  army.units = army.units.flatMap(([one, all]): [UnitType, number][] =>
    one !== type
      ? [[one, all]]
      : [[one, all - n] as [UnitType, number], [insteadOf(s, one), n] as [UnitType, number]].filter(
          ([, left]) => left > 0,
        ),
  );
}

const reinforce = procedure<{ seat: Seat; where: Where }>('reinforce', {
  types: {
    question: ASK.reinforce,
    each: (s, { where }) => replaceable(s, where),
    who: (_, { seat }) => seat,
    options: (s, { where }, _seat, type) =>
      Array.from({ length: countOf(s, where, type) + 1 }, (_, n) => option.as(insteadOf(s, type), n)),
    then: (s, { where }, answer, _seat, type) => {
      if (answer.type === 'as') replace(s, where, type, answer.count);
    },
  },
});

export const reinforcing = (where: Where): Triggered<State, { seat: Seat }> => ({
  applies: s => s.terms.bow && replaceable(s, where).length > 0,
  do: (s, { seat }) => call(s, reinforce, { seat, where }),
});
