/** Recruiting: unit images become units at strongholds (RNW-424, RNW-407, RNW-Q131, D17). */
import { END, type Seat } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { applyUnitLimits, destroyUnits, fromSupply } from '../../figures.ts';
import { lookAround } from '../../knowledge.ts';
import { type Option, option } from '../../options.ts';
import { type Area, DIALS, type Dial, type UnitType } from '../../pieces.ts';
import { place } from '../../places.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { areasOf, stancesAt, strongholdsOf } from '../../table.ts';
import { unitImages } from '../setup/deploy.ts';

export interface Recruitment {
  seat: Seat;
  /** What is still to be recruited, as pairs of type and number, in the order of the dial. */
  units: [type: UnitType, n: number][];
  /** The only stronghold where they may be placed; left out: any. */
  at?: Area;
}

/** RNW-407: units of the type in his areas; nothing forces him, so that he may give up a routed one (RNW-173). */
const destroyable = (s: State, seat: Seat, type: UnitType): Option[] =>
  areasOf(s, seat).flatMap(area => stancesAt(s, area, type).map(stance => option.destroyUnit(type, area, stance)));

/** The first type that lacks figures, with how many are asked for. */
const lacking = (s: State, l: Recruitment): [UnitType, number] | undefined =>
  l.units.find(([type, n]) => n > s.supply[type]!);

function less(l: Recruitment, type: UnitType, n: number): void {
  l.units = l.units
    .map(([one, left]): [UnitType, number] => [one, one === type ? left - n : left])
    .filter(([, left]) => left > 0);
}

function lackOptions(s: State, l: Recruitment): Option[] {
  const [type] = lacking(s, l)!;
  return [...destroyable(s, l.seat, type), option.skip];
}

function putOptions(s: State, { seat, units, at }: Recruitment): Option[] {
  const [type, n] = units[0]!;
  const sites = at === undefined ? strongholdsOf(s, seat) : [at];
  return sites.flatMap(area => Array.from({ length: n }, (_, i) => option.put(type, i + 1, area)));
}

/** Also for cards: so many of each type, at strongholds of his choice. */
export const recruitment = procedure<Recruitment>('recruitment', {
  none: (s, { seat }) => {
    if (strongholdsOf(s, seat).length === 0) return END;
  },
  missing: {
    question: ASK.recruit,
    ask: 'forced',
    while: (s, l) => lacking(s, l) !== undefined,
    who: (_, { seat }) => seat,
    options: (s, l) => lackOptions(s, l),
    then: (s, l, answer) => {
      const [type] = lacking(s, l)!;
      if (answer.type === 'destroyUnit') {
        destroyUnits(s, answer.area, type, 1, answer.state, 'effect');
        lookAround(s); // whose home realm it is may have it back
      } else less(l, type, 1);
    },
  },
  put: {
    question: ASK.recruit,
    ask: 'forced',
    while: (_, { units }) => units.length > 0,
    who: (_, { seat }) => seat,
    options: (s, l) => putOptions(s, l),
    then: (s, l, answer, seat) => {
      if (answer.type !== 'put') return;
      fromSupply(s, answer.area, answer.unit, answer.count);
      tell({ type: 'recruited', seat, area: answer.area, unit: answer.unit, n: answer.count });
      less(l, answer.unit, answer.count);
    },
  },
  limits: (s, { seat }) => applyUnitLimits(s, seat),
});

const images = (s: State, seat: Seat, dial: Dial): [UnitType, number][] => [
  ...unitImages(s, s.factions[seat]!, seat, dial),
];

/** What joins here comes before the units are placed. */
function gainImages(s: State, seat: Seat, dial: Dial): void {
  call(s, recruitment, { seat, units: images(s, seat, dial) });
  place(s, 'recruit.images', { seat, dial });
}

export const recruit = procedure<{ seat: Seat }>('recruit', {
  resource: {
    question: ASK.recruit,
    who: (_, { seat }) => seat,
    options: () => DIALS.map(option.recruit),
    then: (s, _, answer, seat) => {
      if (answer.type !== 'recruit') return;
      s.recruited = answer.dial;
      gainImages(s, seat, answer.dial);
    },
  },
});

/** A different resource, or none. */
export const recruitBonus = procedure<{ seat: Seat }>('recruitBonus', {
  resource: {
    question: ASK.recruit,
    who: (_, { seat }) => seat,
    options: s => [...DIALS.filter(dial => dial !== s.recruited).map(option.recruit), option.none],
    then: (s, _, answer, seat) => {
      if (answer.type !== 'recruit') return;
      s.bonusTaken = true;
      gainImages(s, seat, answer.dial);
    },
  },
});
