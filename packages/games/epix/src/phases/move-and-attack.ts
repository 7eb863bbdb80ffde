/** The Action card Move & Attack (EPX-085..EPX-117): each Unit once, in any order, one after the other. */
import { END, type Seat, sets } from '@interregnum/kernel';
import { marchesOn, shootsFar } from '../abilities.ts';
import { type Area, KILIMANDJORA } from '../content/board.ts';
import { boardOf } from '../content/contents.ts';
import { bit, CATAPULT, DEFENDING, KNIGHT, SOLDIER, type Unit } from '../content/units.ts';
import { type Option, option, type Step } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import { canAttack, canEnter, defenderOf, enter, isLoneCatapult, markUsed } from '../table.ts';
import { attack, destroyAll, firstDefender, guessesAgainst, guessesAgainstShot, shot } from './fight.ts';

const USABLE: readonly Unit[] = [SOLDIER, KNIGHT, CATAPULT];

export const moveAndAttack = procedure<{ seat: Seat }>('moveAndAttack', {
  begin: s => {
    s.used.fill(0);
  },
  // EPX-085, EPX-086, EPX-Q14
  useUnits: {
    question: ASK.unit,
    while: () => true,
    who: (_, l) => l.seat,
    options: (s, l) => usableUnits(s, l.seat),
    then: (s, l, a) => {
      if (a.type !== 'use') return END;
      s.riding = a.area;
      if (a.unit === SOLDIER) call(s, soldier, { seat: l.seat, marching: false });
      else if (a.unit === KNIGHT) call(s, knight, { seat: l.seat, ridden: 0 });
      else call(s, catapult, { seat: l.seat, from: a.area });
    },
  },
});

/** EPX-090, EPX-108: one move or one attack; SA13 adds a second move. */
const soldier = procedure<{ seat: Seat; marching: boolean }>('soldier', {
  act: {
    question: ASK.soldierStep,
    who: (_, l) => l.seat,
    options: (s, l) => [...stepsOf(s, l.seat, SOLDIER, s.riding!), option.back],
    then: (s, l, a) => {
      if (a.type === 'move') march(s, l, a);
      else if (a.type === 'attack') attackWith(s, l.seat, a);
    },
  },
  marchOn: {
    question: ASK.soldierStep,
    who: (_, l) => l.seat,
    options: (s, l) => {
      const moves = l.marching ? movesOf(s, l.seat, SOLDIER, s.riding!) : [];
      return moves.length > 0 ? [...moves, option.finish] : moves;
    },
    then: (s, l, a) => {
      if (a.type === 'move') march(s, l, a);
    },
  },
  over: s => {
    s.riding = null;
  },
});

function march(s: State, l: { seat: Seat; marching: boolean }, { from, to }: Step): void {
  l.marching = marchesOn(s, l.seat) && !isLoneCatapult(s, l.seat, to);
  enter(s, l.seat, SOLDIER, from, to);
}

/** EPX-091, EPX-109, EPX-Q49: from area to area, also back, fighting on the way, until he fails or his player stops. */
const knight = procedure<{ seat: Seat; ridden: number }>('knight', {
  ride: {
    question: ASK.knightStep,
    while: s => s.riding !== null,
    who: (_, l) => l.seat,
    options: (s, l) => {
      const options = stepsOf(s, l.seat, KNIGHT, s.riding!);
      options.push(isUsed(s, KNIGHT, s.riding!) ? option.finish : option.back);
      return options;
    },
    ask: 'forced',
    then: (s, l, a) => {
      if (a.type === 'move') {
        const catapultTaken = isLoneCatapult(s, l.seat, a.to);
        enter(s, l.seat, KNIGHT, a.from, a.to);
        l.ridden = catapultTaken ? 0 : sets.with(l.ridden, a.from);
      } else if (a.type === 'attack') {
        l.ridden = 0;
        attackWith(s, l.seat, a);
      } else {
        s.riding = null;
      }
    },
  },
});

/** EPX-093, EPX-105, EPX-111..EPX-113: never a move, one shot at a whole area, then back to supply. */
const catapult = procedure<{ seat: Seat; from: Area }>('catapult', {
  aim: {
    question: ASK.catapultTarget,
    who: (_, l) => l.seat,
    options: (s, l) => [...shotsOf(s, l.seat, l.from), option.back],
    then: (s, l, a) => {
      if (a.type === 'attack') shootWith(s, l.seat, a);
    },
  },
  over: s => {
    s.riding = null;
  },
});

/** EPX-Q47: every attack is a matter of its own. */
function attackWith(s: State, seat: Seat, { unit, from, to }: Step): void {
  markUsed(s, unit, from);
  const target = firstDefender(s, to)!;
  call(s, attack, {
    attacker: seat,
    defender: defenderOf(s, to),
    unit,
    from,
    to,
    target,
    guesses: guessesAgainst(s, seat, unit, target, to),
    won: false,
  });
}

function shootWith(s: State, seat: Seat, { unit, from, to }: Step): void {
  markUsed(s, unit, from);
  const duel = { attacker: seat, defender: defenderOf(s, to), unit, from, to, target: null };
  if (isAutomatic(s, to)) destroyAll(s, duel, true);
  else call(s, shot, { ...duel, guesses: guessesAgainstShot(s, seat, to), won: false });
}

// --- what is possible --------------------------------------------------------------------------------------------

export const isUsed = (t: PublicState, unit: Unit, area: Area): boolean => (t.used[area]! & bit(unit)) !== 0;

/** EPX-085, EPX-092, EPX-D09: every unused Soldier, Knight or Catapult that has at least one legal step. */
function usableUnits(s: State, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const area of boardOf(s).areas) {
    if (s.occupant[area] !== seat) continue;
    for (const unit of USABLE) {
      if (s.units[area]! & bit(unit) && !isUsed(s, unit, area) && canAct(s, seat, unit, area))
        options.push(option.use(unit, area));
    }
  }
  if (options.length > 0) options.push(option.end);
  return options;
}

export function canAct(t: PublicState, seat: Seat, unit: Unit, area: Area): boolean {
  if (unit === CATAPULT) return rangeOf(t, seat, area).some(to => canShoot(t, seat, to));
  const rich = t.gold[seat]! > 0;
  return boardOf(t).borders[area]!.some(to => canEnter(t, seat, unit, to) || (rich && canAttack(t, seat, unit, to)));
}

function movesOf(t: PublicState, seat: Seat, unit: Unit, from: Area): Option[] {
  const options: Option[] = [];
  for (const to of boardOf(t).borders[from]!)
    if (canEnter(t, seat, unit, to)) options.push(option.move(unit, from, to));
  return options;
}

/** Moves, then attacks (EPX-Q10: an attack needs Gold). */
function stepsOf(t: PublicState, seat: Seat, unit: Unit, from: Area): Option[] {
  const options = movesOf(t, seat, unit, from);
  if (t.gold[seat]! === 0) return options;
  for (const to of boardOf(t).borders[from]!)
    if (canAttack(t, seat, unit, to)) options.push(option.attack(unit, from, to));
  return options;
}

/** EPX-105, EPX-123, EPX-Q24, EPX-Q25, SA15: adjacent, or two steps from Kilimandjora or with Trebuchets, whatever lies between. */
export function rangeOf(t: PublicState, seat: Seat, from: Area): readonly Area[] {
  const board = boardOf(t);
  return from === KILIMANDJORA || shootsFar(t, seat) ? board.withinTwo[from]! : board.borders[from]!;
}

/** EPX-Q13: without a defender there the shot needs no bid. */
export const isAutomatic = (t: PublicState, area: Area): boolean => (t.units[area]! & DEFENDING) === 0;

/** EPX-122, EPX-Q10, EPX-Q13. */
export function canShoot(t: PublicState, seat: Seat, to: Area): boolean {
  const occupant = t.occupant[to]!;
  if (to === KILIMANDJORA || occupant === null || occupant === seat) return false;
  return t.gold[seat]! > 0 || isAutomatic(t, to);
}

function shotsOf(t: PublicState, seat: Seat, from: Area): Option[] {
  const options: Option[] = [];
  for (const to of rangeOf(t, seat, from)) if (canShoot(t, seat, to)) options.push(option.attack(CATAPULT, from, to));
  return options;
}
