/** What happens around a battle by cards of Banners of War: Rearguard, the Banner, Rune Wards (TF15, RB3, TB07, D68). */
import { type Seat, type Triggered, workedOut } from '@interregnum/kernel';
import { DEFENDER, type Side } from '../../battle.ts';
import { withUnits } from '../../battle-line.ts';
import type { RunewarsContent } from '../../content/built-in.ts';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { addUnits, removeUnits } from '../../figures.ts';
import { hasLasting } from '../../lasting.ts';
import { type Option, option } from '../../options.ts';
import { deciderOf, lineOf, setLine } from '../../phases/battle/sides.ts';
import type { Area, UnitType } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { ownTypes, routedAt } from '../../table.ts';
import { changeBow } from './state.ts';

const routedOf = (s: State, seat: Seat, area: Area): UnitType[] =>
  ownTypes(s, seat).filter(type => routedAt(s, area, type) > 0);
const routedOptions = (s: State, seat: Seat, area: Area): Option[] =>
  routedOf(s, seat, area).map(type => option.unitIn(area, type, 'routed'));

// --- TF15 --------------------------------------------------------------------------------------------------------------------

interface Losing {
  side: Side;
  area: Area;
}

/** He is in line again, routed, and goes with the others or alone. */
const rearguard = procedure<Losing>('rearguard', {
  save: {
    question: ASK.retreat,
    ask: 'forced',
    who: (s, { side }) => deciderOf(s, side),
    options: (s, { area }, seat) => routedOptions(s, seat, area),
    then: (s, { side, area }, answer) => {
      if (answer.type !== 'unitIn') return;
      removeUnits(s, area, answer.unit, 1, 'routed');
      setLine(s, side, withUnits(lineOf(s, side), { type: answer.unit, damage: 0, routed: true }, 1));
    },
  },
});

export const rearguarding: Triggered<State, Losing> = {
  applies: (s, { side, area }) =>
    side === DEFENDER &&
    hasLasting(s, 'rearguard', deciderOf(s, side)) &&
    routedOf(s, deciderOf(s, side), area).length > 0,
  do: (s, l) => call(s, rearguard, l),
};

// --- RB3 ---------------------------------------------------------------------------------------------------------------------

const stands = workedOut(({ rewards }: RunewarsContent) =>
  Math.max(0, ...rewards.map(({ effect }) => (effect.at === 'banner' ? effect.stands : 0))),
);

export const banner = procedure<{ seat: Seat; area: Area; left: number }>('banner', {
  stand: {
    question: ASK.banner,
    while: (_, { left }) => left > 0,
    who: (_, { seat }) => seat,
    options: (s, { area }, seat) => {
      const units = routedOptions(s, seat, area);
      return units.length > 0 ? [...units, option.stop] : [];
    },
    then: (s, l, answer) => {
      l.left = answer.type === 'unitIn' ? l.left - 1 : 0;
      if (answer.type !== 'unitIn') return;
      removeUnits(s, l.area, answer.unit, 1, 'routed');
      addUnits(s, l.area, answer.unit, 1);
      tell({ type: 'stoodUpIn', area: l.area, unit: answer.unit });
    },
  },
});

/** Whoever else has taken part: all of his that lie there. */
export const bannerRaised: Triggered<State, { area: Area; winner: Seat }> = {
  applies: (s, { area, winner }) =>
    winner >= 0 && hasLasting(s, 'banner', winner) && routedOf(s, winner, area).length > 0,
  do: (s, { area, winner }) => call(s, banner, { seat: winner, area, left: stands(contentOf(s)) }),
};

// --- TB07 --------------------------------------------------------------------------------------------------------------------

/** RNW-Q212: with the start of his next turn, or when he is out. */
export const wardsEnd: Triggered<State, { seat: Seat }> = {
  applies: (s, { seat }) => s.bow.wards.some(ward => ward.seat === seat),
  do: (s, { seat }) => changeBow(s, { wards: s.bow.wards.filter(ward => ward.seat !== seat) }),
};
