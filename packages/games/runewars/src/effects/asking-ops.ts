/** What ops do that ask: targets one after another, in the order of the text (4.1 no. 2). */

import { AGAIN, type ChoiceOp, everybody, jump, type Seat, type StepOf, sets } from '@interregnum/kernel';
import type { Side, Unit } from '../battle.ts';
import { isAlike, withChanged, withUnits } from '../battle-line.ts';
import { boardOf } from '../board.ts';
import { discardTactics, receiveTactics, without } from '../cards.ts';
import type { AskingOp, UnitSet, Way, Who } from '../content/effect.ts';
import { ATTRIBUTES, RESOURCES, type Resource } from '../content/words.ts';
import { tell } from '../events.ts';
import { addUnits, destroyUnits, removeUnits, setDial } from '../figures.ts';
import { canTrain, mayFly } from '../heroes.ts';
import { lookAround, mark, tacticsPlace, tacticsThing } from '../knowledge.ts';
import { canLeave, heroArrives } from '../moves.ts';
import { type Option, option } from '../options.ts';
import { unitIn, unitOption } from '../phases/battle/assign.ts';
import {
  changeBattle,
  deciderOf,
  destroyUnit,
  lineOf,
  pickUnit,
  routUnit,
  rowTypes,
  setLine,
} from '../phases/battle/sides.ts';
import { showFlight } from '../phases/heroes/rewards.ts';
import { type Stack, stackOption } from '../phases/losses.ts';
import { heroCrosses } from '../phases/retreats.ts';
import { lookAt } from '../phases/runes.ts';
import { facedownTokens } from '../phases/winning.ts';
import { type Area, DIAL_TOP, type Dial, NEUTRAL_TYPES, NONE } from '../pieces.ts';
import { neutralsOf } from '../printed.ts';
import { closedBorders, isOpen, losesDials, orders } from '../queries.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { dialOf, heroesOf, isRoutedHero, isRuneDown, opponentsOf, strongholdsOf } from '../table.ts';
import { areasOfChoice } from './areas.ts';
import { BOW_ASKING_OPS } from './bow-asking.ts';
import { holds } from './conditions.ts';
import type { Performance } from './performance.ts';
import { recruitShape } from './recruiting.ts';
import { bystandersIn, type Fighter, fightersIn, stacksIn } from './units.ts';
import { seatOf, sideOf } from './who.ts';

type L = Performance;
type AskingOps = { readonly [K in AskingOp['op']]: ChoiceOp<State, Option, L, StepOf<AskingOp, K>> };

/** In a battle the one who decides for the side, also for nobody's units. */
const decider = (s: State, l: L, by: Who): Seat => (s.battle ? deciderOf(s, sideOf(l, by)) : seatOf(s, l, by));

// --- units ---------------------------------------------------------------------------------------------------------------------

const fighterOf = (s: State, l: L, set: UnitSet, answer: Option): Fighter | undefined =>
  fightersIn(s, l, set).find(({ unit }) => unitIn([{ ...unit, n: 1 }], answer));
const fighterOptions = (fighters: readonly Fighter[]): Option[] => fighters.map(({ unit }) => unitOption(unit));

/** In a battle units in line and, by TA03, bystanders; elsewhere units on the board. */
const unitOptions = (s: State, l: L, set: UnitSet): Option[] =>
  s.battle
    ? [...fighterOptions(unnamed(s, l, set)), ...bystandersIn(s, l, set).map(stackOption)]
    : stacksIn(s, l, set).map(stackOption);

const stackFor = (stacks: readonly Stack[], answer: Option): Stack | undefined =>
  stacks.find(stack => stackOption(stack).code === answer.code);

/** Non-participants join the battle (TA03, RNW-Q68). */
function joinFromArea(s: State, l: L, { area, type }: Stack): void {
  removeUnits(s, area, type, 1, 'routed');
  const side = sideOf(l, 'me');
  setLine(s, side, withUnits(lineOf(s, side), { type, damage: 0, routed: false }, 1));
  tell({ type: 'joined', side, unit: type, n: 1 });
}

type UpTo = 'routUpTo' | 'destroyUpTo' | 'standUpTo';

/** A unit that has been struck is not struck again by the same op. */
function remember(l: L, unit: Unit | null): void {
  if (unit) l.units.push(unit);
}

function changeFighter(s: State, l: L, { side, unit }: Fighter, op: UpTo): void {
  if (op === 'routUpTo') remember(l, routUnit(s, side, unit, l.side as Side));
  else if (op === 'destroyUpTo') remember(l, destroyUnit(s, side, unit, l.side as Side));
  else {
    setLine(s, side, withChanged(lineOf(s, side), unit, { ...unit, routed: false }));
    tell({ type: 'stoodUp', side, unit: unit.type });
  }
}

/** RW06: outside battles units are only routed so. */
function routStack(s: State, { area, type }: Stack): void {
  removeUnits(s, area, type, 1, 'standing');
  addUnits(s, area, type, 1, 'routed');
  tell({ type: 'routedIn', area, unit: type, n: 1 });
}

/** RNW-C2. */
const upTo: ChoiceOp<State, Option, L, StepOf<AskingOp, UpTo>> = {
  begin: (_, l) => {
    l.done = 0;
    l.units = [];
  },
  options: (s, l, { units, most }) => {
    const found = l.done < most ? unitOptions(s, l, units) : [];
    return found.length > 0 ? [...found, option.stop] : [];
  },
  who: (s, l) => decider(s, l, 'me'),
  then: (s, l, { op, units }, answer) => {
    if (answer.type === 'stop') return;
    l.done++;
    const stack = stackFor(s.battle ? bystandersIn(s, l, units) : stacksIn(s, l, units), answer);
    const fighter = s.battle ? fighterOf(s, l, units, answer) : undefined;
    if (fighter) changeFighter(s, l, fighter, op);
    else if (stack && s.battle) joinFromArea(s, l, stack);
    else if (stack) routStack(s, stack);
    return AGAIN;
  },
};

// --- dials, heroes, players ------------------------------------------------------------------------------------------------------

/** RNW-C4: those that can move that way. */
function dialsFor(s: State, l: L, way: 'up' | 'down' | 'any', among: readonly Resource[] | 'highest'): Dial[] {
  const value = (dial: Dial) => dialOf(s, l.seat, dial);
  if (way === 'down' && !losesDials(s, l.seat)) return [];
  if (among === 'highest') {
    const top = Math.max(...RESOURCES.map((_, dial) => value(dial)));
    return [...RESOURCES.keys()].filter(dial => value(dial) === top && top > 0);
  }
  const dials = among.map(res => RESOURCES.indexOf(res));
  if (way === 'any') return dials;
  return dials.filter(dial => (way === 'up' ? value(dial) < DIAL_TOP : value(dial) > 0));
}

const trainable = (s: State, hero: number): number[] =>
  [...ATTRIBUTES.keys()].filter(attribute => canTrain(s, hero, attribute));

const facedown = (s: State): Area[] => boardOf(s).areas.filter(area => isRuneDown(s, area));

// --- Tactics cards -----------------------------------------------------------------------------------------------------------------

/** Q13: always asked; how many titles a hand has is nobody's business. */
const discardingOne = procedure<{ seat: Seat }>('discardOne', {
  card: {
    question: ASK.target,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => [...new Set(s.tactics[seat])].map(option.discardTactics),
    then: (s, _, answer, seat) => {
      if (answer.type === 'discardTactics') discardTactics(s, seat, answer.tactics);
    },
  },
});

/** FA7: everybody has seen it. */
function takeDiscarded(s: State, l: L, card: number): void {
  s.tacticsDiscard = without(s.tacticsDiscard, card);
  receiveTactics(s, l.seat, [card]);
  mark(s, tacticsThing(card), tacticsPlace(l.seat), everybody(s.seats));
  tell({ type: 'tookDiscarded', seat: l.seat, card });
}

// --- the table -----------------------------------------------------------------------------------------------------------------------

export const ASKING_OPS: AskingOps = {
  ...BOW_ASKING_OPS,
  pickArea: {
    begin: (s, l, { as, from, asks }) => {
      l[as] = NONE;
      if (asks !== ASK.revealRune || facedownTokens(s, l.seat).length > 1) return true;
      l[as] = areasOfChoice(s, l, from)[0] ?? NONE;
      return false;
    },
    who: (s, l, { by }) => seatOf(s, l, by),
    options: (s, l, { from }) => areasOfChoice(s, l, from).map(option.area),
    then: (_s, l, { as }, answer) => {
      if (answer.type === 'area') l[as] = answer.area;
    },
  },
  lookUpTo: {
    begin: (_, l) => {
      l.areas = [];
    },
    options: (s, l, { most }) => {
      const left = l.areas.length < most ? facedown(s).filter(area => !l.areas.includes(area)) : [];
      return left.length > 0 ? [...left.map(option.area), option.stop] : [];
    },
    then: (s, l, _, answer) => {
      if (answer.type !== 'area') return;
      l.areas.push(answer.area);
      lookAt(s, l.seat, answer.area);
      return AGAIN;
    },
  },
  /** TA25: one at each of so many strongholds. */
  recruitUpTo: {
    begin: (_, l) => {
      l.areas = [];
    },
    options: (s, l, { most }) => {
      const left = strongholdsOf(s, l.seat).filter(area => !l.areas.includes(area));
      return l.areas.length < most && left.length > 0 ? [...left.map(option.area), option.stop] : [];
    },
    then: (s, l, { shape }, answer) => {
      if (answer.type !== 'area') return;
      l.areas.push(answer.area);
      recruitShape(s, l.seat, shape, 1, answer.area);
      return AGAIN;
    },
  },
  pickPlayer: {
    begin: (_, l) => {
      l.player = NONE;
    },
    options: (s, l, { from }) =>
      opponentsOf(s, l.seat)
        .filter(seat => from === 'opponents' || s.tactics[seat]!.length > 0)
        .map(option.player),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'player') l.player = answer.seat;
    },
  },
  pickHero: {
    begin: (_, l) => {
      l.hero = NONE;
    },
    options: (s, l, { from }) =>
      heroesOf(s, l.seat)
        .filter(hero => from === 'all' || trainable(s, hero).length > 0)
        .map(option.hero),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'hero') l.hero = answer.hero;
    },
  },
  pickAttribute: {
    begin: (_, l) => {
      l.attribute = NONE;
      return l.hero !== NONE;
    },
    options: (s, l) => trainable(s, l.hero).map(option.attribute),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'attribute') l.attribute = answer.attribute;
    },
  },
  pickDial: {
    begin: (_, l) => {
      l.dial = NONE;
    },
    options: (s, l, { way, among }) => dialsFor(s, l, way, among).map(option.dial),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'dial') l.dial = answer.dial;
    },
  },
  pickAmount: {
    options: (s, l, { from, to }) =>
      Array.from({ length: Math.min(to, s.influence[l.seat]!) - from + 1 }, (_, i) => option.spend(from + i)),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'spend') l.n = answer.amount;
    },
  },
  // RNW-174
  pickUnit: {
    begin: s => changeBattle(s, { unit: null }),
    who: (s, l, { by }) => decider(s, l, by),
    options: (s, l, { units }) => fighterOptions(fightersIn(s, l, units)),
    then: (s, l, { units }, answer) => {
      const fighter = fighterOf(s, l, units, answer);
      if (fighter) pickUnit(s, fighter.side, fighter.unit);
    },
  },
  routUpTo: upTo,
  destroyUpTo: upTo,
  standUpTo: upTo,
  pickNeutral: {
    begin: (_, l) => {
      l.unit = NONE;
    },
    options: (s, _l, { shape }) =>
      (shape === null ? NEUTRAL_TYPES : neutralsOf(s, shape)).filter(type => s.supply[type]! > 0).map(option.unitType),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'unitType') l.unit = answer.unit;
    },
  },
  /** TA08: a faceup Order card other than the active one. */
  pickOrder: {
    begin: (_, l) => {
      l.order = NONE;
    },
    options: (s, l) =>
      orders(s)
        .filter(order => sets.has(s.ordersUsed[l.seat]!, order) && order !== s.active[l.seat])
        .map(option.returnOrder),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'returnOrder') l.order = answer.order;
    },
  },
  pickTactics: {
    begin: (s, l, { from }) => {
      if (from === 'discarded') return l.cards.length > 0;
      call(s, discardingOne, { seat: l.seat });
      return false;
    },
    options: (_, l) => [...new Set(l.cards)].map(option.takeTactics),
    then: (s, l, _, answer) => {
      if (answer.type === 'takeTactics') takeDiscarded(s, l, answer.tactics);
    },
  },
  /** SU5: of the areas seen; who exchanges may also leave it. */
  pickTwoSeen: {
    begin: (_, l) => {
      l.area = NONE;
      l.to = NONE;
      return l.areas.length > 1;
    },
    options: (_, l) => [
      ...l.areas.flatMap((one, i) => l.areas.slice(i + 1).map(other => option.exchange(one, other))),
      option.stop,
    ],
    then: (_s, l, _step, answer) => {
      if (answer.type !== 'exchange') return;
      l.area = answer.area;
      l.to = answer.to;
    },
  },
  nameUnits: {
    begin: (_, l) => {
      l.units = [];
    },
    who: (s, l) => decider(s, l, 'me'),
    options: (s, l, { most, units }) => {
      const found = l.units.length < most ? fighterOptions(unnamed(s, l, units)) : [];
      return found.length > 0 && l.units.length > 0 ? [...found, option.stop] : found;
    },
    then: (s, l, { units }, answer) => {
      const fighter = fighterOf(s, l, units, answer);
      if (!fighter) return;
      const { type, damage, routed } = fighter.unit;
      l.units.push({ type, damage, routed });
      return AGAIN;
    },
  },
  pickRowType: {
    begin: (_, l) => {
      l.unit = NONE;
    },
    options: (s, l) => rowTypes(s, l.side as Side).map(option.unitType),
    then: (_s, l, _step, answer) => {
      if (answer.type === 'unitType') l.unit = answer.unit;
    },
  },
  giveUpUnit: {
    options: (s, l) => stacksIn(s, l, MINE).map(stackOption),
    then: (s, _l, _step, answer) => {
      if (answer.type !== 'unitIn') return;
      destroyUnits(s, answer.area, answer.unit, 1, answer.state, 'effect');
      lookAround(s);
    },
  },
  /** RNW-Q219, RNW-Q334: each once, and no token is turned; where a facedown Reward might let one go, he is asked. */
  heroesStep: {
    begin: (s, l) => {
      l.heroes = heroesOf(s, l.seat).filter(hero => !isRoutedHero(s, hero));
    },
    options: (s, l) => {
      const waiting = stepping(s, l);
      const steps = waiting.flatMap(hero => heroSteps(s, hero).map(area => option.placeHero(hero, area)));
      return steps.length > 0 || mayFly(s, waiting) ? [...steps, option.stop] : [];
    },
    then: (s, l, _step, answer) => {
      if (answer.type !== 'placeHero') return;
      l.heroes = l.heroes!.filter(hero => hero !== answer.hero);
      stepHero(s, answer.hero, answer.area);
      return AGAIN;
    },
  },
  setDials: {
    options: (s, l) => otherDials(s, l.seat).map(([food, wood, ore]) => option.setDials(food, wood, ore)),
    then: (s, l, _step, answer) => {
      if (answer.type !== 'setDials') return;
      for (const [dial, value] of [answer.food, answer.wood, answer.ore].entries()) setDial(s, l.seat, dial, value);
    },
  },
  /** Different units, whatever has become of the first. */
  terrify: {
    begin: (_, l) => {
      l.done = 0;
      l.units = [];
    },
    who: (s, l) => decider(s, l, 'me'),
    options: (s, l, { n }) => (l.done < n ? fighterOptions(unnamed(s, l, ENEMIES)) : []),
    then: (s, l, _, answer) => {
      const fighter = fighterOf(s, l, ENEMIES, answer);
      if (!fighter) return;
      l.done++;
      const strike = fighter.unit.routed ? destroyUnit : routUnit;
      remember(l, strike(s, fighter.side, fighter.unit, l.side as Side));
      return AGAIN;
    },
  },
  may: {
    begin: (s, l, step) => {
      if (step.if === null || holds(s, l, step.if)) return true;
      jump(l, step);
      return false;
    },
    who: (s, l) => decider(s, l, 'me'),
    options: () => [option.yes, option.no],
    then: (_s, l, step, answer) => {
      if (answer.type === 'no') jump(l, step);
    },
  },
  either: {
    who: (s, l, { by }) => decider(s, l, by),
    options: (s, l, { ways }) => possible(s, l, ways).map(({ name }) => option.branch(name)),
    then: (_s, l, { ways, starts }, answer) => {
      if (answer.type === 'branch') l.at += starts[ways.findIndex(({ name }) => name === answer.branch)]!;
    },
  },
};

/** RNW-C4, RNW-Q43: what can be carried out in full; if nothing can, what can be in part; else there is no choice. */
function possible(s: State, l: L, ways: readonly Way[]): readonly Way[] {
  const inFull = ways.filter(({ needs }) => needs === null || holds(s, l, needs));
  if (inFull.length > 0) return inFull;
  const inPart = ways.filter(({ needs }) => needs && 'least' in needs && holds(s, l, { ...needs, least: 1 }));
  return inPart.length > 0 ? inPart : ways.slice(0, 1);
}

const ENEMIES: UnitSet = { of: 'opponents' };
const MINE: UnitSet = { of: 'mine' };

/** Of alike units so many as are not named yet. */
const unnamed = (s: State, l: L, units: UnitSet): Fighter[] =>
  fightersIn(s, l, units).filter(({ side, unit }) => {
    const alike = lineOf(s, side).find(group => isAlike(group, unit))!.n;
    return alike > l.units.filter(one => isAlike(one, unit)).length;
  });

// --- heroes who step (TF07) ----------------------------------------------------------------------------------------------------

const stepping = (s: State, l: L): number[] =>
  (l.heroes ?? heroesOf(s, l.seat)).filter(hero => !isRoutedHero(s, hero) && canLeave(s, hero));
const heroSteps = (s: State, hero: number): Area[] =>
  boardOf(s).neighbours[s.heroArea[hero]!]!.filter(to => heroCrosses(s, hero, s.heroArea[hero]!, to));

function stepHero(s: State, hero: number, to: Area): void {
  const from = s.heroArea[hero]!;
  if (!isOpen(s, from, to, closedBorders(s, s.heroSeat[hero]!))) showFlight(s, hero);
  s.heroArea[hero] = to;
  tell({ type: 'moved', seat: s.heroSeat[hero]!, from, to, units: [], heroes: [hero] });
  heroArrives(s, hero, to);
  lookAround(s);
}

// --- dials set anew (TB10) -----------------------------------------------------------------------------------------------------

function otherDials(s: State, seat: Seat): [number, number, number][] {
  const [food, wood, ore] = [0, 1, 2].map(dial => dialOf(s, seat, dial)) as [number, number, number];
  const sum = food + wood + ore;
  const found: [number, number, number][] = [];
  for (let one = 0; one <= Math.min(sum, DIAL_TOP); one++)
    for (let two = Math.max(0, sum - one - DIAL_TOP); two <= Math.min(sum - one, DIAL_TOP); two++)
      if (one !== food || two !== wood) found.push([one, two, sum - one - two]);
  return found;
}
