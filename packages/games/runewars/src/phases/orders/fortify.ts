/** Fortify: build, repair, move runes, each at most once (RNW-428, RNW-429, D21). */
import { type Seat, sets } from '@interregnum/kernel';
import { buildStronghold, destroyStronghold, setDamaged, turnDial } from '../../figures.ts';
import { type Option, option } from '../../options.ts';
import { type Area, NONE, ORE, WOOD } from '../../pieces.ts';
import { place } from '../../places.ts';
import { otherBuilds } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { areasOf, dialOf, hasRune, strongholdsOf } from '../../table.ts';
import { checkElimination } from '../elimination.ts';
import { putDownOne, putDownTwo, takeUp } from '../runes.ts';
import { buildableAreas, canBuildStronghold, hasUnusedStronghold, sacrifices } from '../strongholds.ts';

export const WORKS = ['build', 'repair', 'runes'] as const;
export type Work = (typeof WORKS)[number];

const damagedOf = (s: State, seat: Seat): Area[] => strongholdsOf(s, seat).filter(area => s.damaged[area] === 1);
const areasWithRune = (s: State, seat: Seat): Area[] => areasOf(s, seat).filter(area => hasRune(s, area));

/** RNW-429. */
const CAN: Readonly<Record<Work, (s: State, seat: Seat) => boolean>> = {
  build: (s, seat) =>
    (dialOf(s, seat, WOOD) > 0 && dialOf(s, seat, ORE) > 0 && canBuildStronghold(s, seat)) ||
    otherBuilds(s, seat).length > 0,
  repair: (s, seat) => dialOf(s, seat, ORE) > 0 && damagedOf(s, seat).length > 0,
  runes: (s, seat) => areasWithRune(s, seat).length > 0 && areasOf(s, seat).length > 1, // RNW-Q35
};

interface Works {
  seat: Seat;
  /** A set of works done. */
  done: number;
}

const isLeft = (l: Works, work: Work): boolean => !sets.has(l.done, WORKS.indexOf(work));
const workOptions = (s: State, l: Works): Option[] => {
  const works = WORKS.filter(work => isLeft(l, work) && CAN[work](s, l.seat));
  return works.length === 0 ? [] : [...works.map(option.work), option.done];
};

export const fortify = procedure<Works>('fortify', {
  work: {
    question: ASK.fortify,
    while: (s, l) => workOptions(s, l).length > 0,
    who: (_, { seat }) => seat,
    options: (s, l) => workOptions(s, l),
    then: (s, l, answer, seat) => {
      if (answer.type !== 'work') {
        l.done = sets.upTo(WORKS.length);
        return;
      }
      l.done = sets.with(l.done, WORKS.indexOf(answer.work));
      if (answer.work === 'build') call(s, build, { seat, given: NONE, isBuilt: false });
      else if (answer.work === 'repair') call(s, repair, { seat });
      else call(s, mixRunes, { seat, one: NONE, other: NONE });
    },
  },
});

function buildFor(s: State, seat: Seat, area: Area): void {
  turnDial(s, seat, WOOD, -1);
  turnDial(s, seat, ORE, -1);
  buildStronghold(s, seat, area);
}

/** `given`: where a stronghold was given up for the new one (RNW-Q130). */
export const build = procedure<{ seat: Seat; given: Area; isBuilt: boolean }>('build', {
  giveUp: {
    question: ASK.fortify,
    ask: 'forced',
    while: (s, { seat, isBuilt }) => !isBuilt && !hasUnusedStronghold(s, seat),
    who: (_, { seat }) => seat,
    options: (s, _, seat) => [...sacrifices(s, seat).map(option.destroyAt), ...otherBuilds(s, seat)],
    then: (s, l, answer, seat) => {
      if (answer.type === 'destroyAt') {
        l.given = answer.area;
        destroyStronghold(s, answer.area);
      } else {
        l.isBuilt = true;
        place(s, 'fortify.build', { seat, answer });
      }
    },
  },
  build: {
    question: ASK.fortify,
    while: (_, { isBuilt }) => !isBuilt,
    who: (_, { seat }) => seat,
    options: (s, { given }, seat) => [
      ...buildableAreas(s, seat)
        .filter(area => area !== given)
        .map(option.area),
      ...(given === NONE ? otherBuilds(s, seat) : []),
    ],
    then: (s, l, answer, seat) => {
      l.isBuilt = true;
      if (answer.type === 'area') buildFor(s, seat, answer.area);
      place(s, 'fortify.build', { seat, answer });
    },
  },
  check: s => checkElimination(s),
});

export const repair = procedure<{ seat: Seat }>('repair', {
  repair: {
    question: ASK.fortify,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => damagedOf(s, seat).map(option.area),
    then: (s, _, answer, seat) => {
      if (answer.type !== 'area') return;
      turnDial(s, seat, ORE, -1);
      setDamaged(s, answer.area, false);
    },
  },
});

interface Mixing {
  seat: Seat;
  one: Area;
  other: Area;
}

/** The second area: at least one of the two holds a token. */
const secondAreas = (s: State, { seat, one }: Mixing): Area[] =>
  areasOf(s, seat).filter(area => area !== one && (hasRune(s, one) || hasRune(s, area)));

export const mixRunes = procedure<Mixing>('mixRunes', {
  first: {
    question: ASK.fortify,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => areasOf(s, seat).map(option.area),
    then: (_, l, answer) => {
      if (answer.type === 'area') l.one = answer.area;
    },
  },
  second: {
    question: ASK.fortify,
    who: (_, { seat }) => seat,
    options: (s, l) => secondAreas(s, l).map(option.area),
    then: (s, l, answer, seat) => {
      if (answer.type !== 'area') return;
      l.other = answer.area;
      takeUp(s, seat, l.one, l.other);
    },
  },
  arrange: {
    question: ASK.fortify,
    who: (_, { seat }) => seat,
    options: (s, { one, other }) =>
      s.takenRunes.length === 2
        ? [option.arrange(0), option.arrange(1)]
        : [one, other].sort((a, b) => a - b).map(option.runeTo),
    then: (s, { one, other }, answer, seat) => {
      if (answer.type === 'arrange') putDownTwo(s, seat, one, other, answer.slot);
      else if (answer.type === 'runeTo') putDownOne(s, hasRune(s, one) ? one : other, answer.area);
    },
  },
});
