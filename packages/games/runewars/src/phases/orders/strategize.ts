/** Strategize: groups step to adjacent friendly or empty areas, each figure once (RNW-081, RNW-Q16, RNW-Q17, D09). */

import { bigSets, localsOf, type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { drawTactics } from '../../cards.ts';
import { tell } from '../../events.ts';
import { addUnits, applyUnitLimits, removeUnits } from '../../figures.ts';
import { heroFlies, mayFly } from '../../heroes.ts';
import { lookAround } from '../../knowledge.ts';
import type { Explored } from '../../modules/explore/queries.ts';
import { canLeave, hasOpenLinks, heroArrives, linksFrom, useLink } from '../../moves.ts';
import { type Option, option } from '../../options.ts';
import { type Area, type HeroNumber, isNeutral, type UnitType } from '../../pieces.ts';
import { place } from '../../places.ts';
import { TACTICS_ICON } from '../../printed.ts';
import { canPass, closedBorders, isFlying, isOpen } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import type { Ways } from '../../reach.ts';
import { call, type PublicState, procedure, type State } from '../../state.ts';
import { areasOf, controls, heroesOf, isRoutedHero, ownTypes, standingAt } from '../../table.ts';
import { checkElimination } from '../elimination.ts';
import { showFlight } from '../heroes/rewards.ts';
import { allTrades, forgetTrades, trade } from '../heroes/trade.ts';
import { iconsOf } from '../setup/deploy.ts';

export interface Strategy {
  seat: Seat;
  /** Units that have moved, as triples of area, type and number; heroes as a set. */
  arrived: [area: Area, type: UnitType, n: number][];
  heroes: number;
  isOver: boolean;
}

// --- what can still move -------------------------------------------------------------------------------------------------

const arrivedAt = (l: Strategy, area: Area, type: UnitType): number =>
  l.arrived.find(([a, t]) => a === area && t === type)?.[2] ?? 0;

/** RNW-081, RNW-085, RNW-086: standing, not bound by an activation token, not moved yet. */
const movable = (s: PublicState, l: Strategy, area: Area, type: UnitType): number =>
  standingAt(s, area, type) === 0 || !controls(s, l.seat, area) || bigSets.has(s.activated[l.seat]!, area)
    ? 0
    : standingAt(s, area, type) - arrivedAt(l, area, type);

const allMovableHeroes = (s: PublicState, l: Strategy): HeroNumber[] =>
  heroesOf(s, l.seat).filter(hero => !sets.has(l.heroes, hero) && !isRoutedHero(s, hero) && canLeave(s, hero));
const movableHeroes = (s: PublicState, l: Strategy, area: Area): HeroNumber[] =>
  allMovableHeroes(s, l).filter(hero => s.heroArea[hero] === area);

const isNextDoor = (s: Explored, seat: Seat, from: Area, to: Area, flies: boolean): boolean =>
  isOpen(s, from, to, flies ? 0 : closedBorders(s, seat));
/** Whether a border is open, or a link that is or can be paid for leads there. */
const canCross = (s: Explored, seat: Seat, from: Area, to: Area, flies: boolean): boolean =>
  isNextDoor(s, seat, from, to, flies) || linksFrom(s, seat, from).includes(to);

const isCrossing = (s: State, l: Strategy, from: Area, to: Area, type: UnitType): boolean =>
  movable(s, l, from, type) > 0 && canCross(s, l.seat, from, to, isFlying(s, type));
const crossingUnits = (s: State, l: Strategy, from: Area, to: Area): UnitType[] =>
  ownTypes(s, l.seat).filter(type => isCrossing(s, l, from, to, type));
const crossingHeroes = (s: State, l: Strategy, from: Area, to: Area): HeroNumber[] =>
  movableHeroes(s, l, from).filter(hero => canCross(s, l.seat, from, to, heroFlies(s, hero)));

/** RNW-091: allied neutrals go alone only to friendly areas. */
const mayLead = (s: PublicState, l: Strategy, to: Area, type: UnitType): boolean =>
  !isNeutral(type) || controls(s, l.seat, to);

const canGo = (s: State, l: Strategy, from: Area, to: Area): boolean =>
  ownTypes(s, l.seat).some(type => isCrossing(s, l, from, to, type) && mayLead(s, l, to, type)) ||
  crossingHeroes(s, l, from, to).length > 0;

function stepOptions(s: State, l: Strategy): Option[] {
  const board = boardOf(s);
  const starts = new Set([...areasOf(s, l.seat), ...heroesOf(s, l.seat).map(hero => s.heroArea[hero]!)]);
  const out: Option[] = [];
  for (const from of starts)
    for (const to of new Set([...board.neighbours[from]!, ...linksFrom(s, l.seat, from)]))
      if (canPass(s, l.seat, to) && canGo(s, l, from, to)) out.push(option.move(from, to)); // RNW-Q17
  return out;
}

// --- a group ---------------------------------------------------------------------------------------------------------------

export interface Group {
  seat: Seat;
  from: Area;
  to: Area;
  units: [type: UnitType, n: number][];
  heroes: number;
  isGone: boolean;
}

const strategyOf = (s: State): Strategy => localsOf(s, strategize)!;

function groupOptions(s: State, g: Group): Option[] {
  const l = strategyOf(s);
  const isNamed = (type: UnitType) => g.units.some(([one]) => one === type);
  const hasOwn = g.units.some(([type]) => !isNeutral(type));
  const types = crossingUnits(s, l, g.from, g.to).filter(
    type => !isNamed(type) && (hasOwn || mayLead(s, l, g.to, type)),
  );
  const heroes = crossingHeroes(s, l, g.from, g.to).filter(hero => !sets.has(g.heroes, hero));
  return [
    ...types.flatMap(type => Array.from({ length: movable(s, l, g.from, type) }, (_, i) => option.group(type, i + 1))),
    ...heroes.map(option.groupHero),
    ...(g.units.length > 0 || g.heroes !== sets.NONE ? [option.go] : []),
  ];
}

type Between = Pick<Group, 'seat' | 'from' | 'to'>;
const unitNeedsLink = (s: Explored, { seat, from, to }: Between, type: UnitType): boolean =>
  !isNextDoor(s, seat, from, to, isFlying(s, type));
const heroNeedsLink = (s: Ways, { seat, from, to }: Between, hero: HeroNumber): boolean =>
  !isNextDoor(s, seat, from, to, heroFlies(s, hero));
const isLinked = (s: Ways, g: Group): boolean =>
  g.units.some(([type]) => unitNeedsLink(s, g, type)) || sets.members(g.heroes).some(hero => heroNeedsLink(s, g, hero));

/** D56: whether nobody goes there without a link. */
export function stepNeedsLink(s: Ways, l: Strategy, from: Area, to: Area): boolean {
  const way = { seat: l.seat, from, to };
  const mayGo = (type: UnitType): boolean => movable(s, l, from, type) > 0 && mayLead(s, l, to, type);
  return (
    ownTypes(s, l.seat).every(type => !mayGo(type) || unitNeedsLink(s, way, type)) &&
    movableHeroes(s, l, from).every(hero => heroNeedsLink(s, way, hero))
  );
}
/** D56: whether those named by an answer need one, or with "go" somebody of the group. */
export function groupNeedsLink(s: Ways, g: Group, o: Option): boolean {
  if (o.type === 'group') return unitNeedsLink(s, g, o.unit);
  return o.type === 'groupHero' ? heroNeedsLink(s, g, o.hero) : isLinked(s, g);
}

/** RNW-Q72, RNW-Q129: a link is used if somebody has no other way; without one heroes show what lets them fly. */
function cross(s: State, g: Group): void {
  const { seat, from, to } = g;
  if (isNextDoor(s, seat, from, to, false)) return;
  if (isLinked(s, g)) useLink(s, seat);
  if (!hasOpenLinks(s, seat) || !linksFrom(s, seat, from).includes(to))
    for (const hero of sets.members(g.heroes)) showFlight(s, hero);
}

function goTogether(s: State, g: Group): void {
  const l = strategyOf(s);
  cross(s, g);
  for (const [type, n] of g.units) {
    removeUnits(s, g.from, type, n, 'standing');
    addUnits(s, g.to, type, n);
    const before = arrivedAt(l, g.to, type);
    l.arrived = [...l.arrived.filter(([a, t]) => a !== g.to || t !== type), [g.to, type, before + n]];
  }
  for (const hero of sets.members(g.heroes)) {
    s.heroArea[hero] = g.to;
    heroArrives(s, hero, g.to);
    l.heroes = sets.with(l.heroes, hero);
  }
  const units = g.units.map(([unit, n]) => ({ unit, n }));
  tell({ type: 'moved', seat: g.seat, from: g.from, to: g.to, units, heroes: sets.members(g.heroes) });
  g.isGone = true;
}

export const group = procedure<Group>('group', {
  name: {
    question: ASK.strategize,
    while: (_, { isGone }) => !isGone,
    who: (_, { seat }) => seat,
    options: (s, g) => groupOptions(s, g),
    then: (s, g, answer) => {
      if (answer.type === 'group') g.units.push([answer.unit, answer.count]);
      else if (answer.type === 'groupHero') g.heroes = sets.with(g.heroes, answer.hero);
      else goTogether(s, g);
    },
  },
  part: s => forgetTrades(s), // RNW-Q121
  left: (s, { seat, from, units }) => place(s, 'units.left', { seat, areas: units.length > 0 ? [from] : [] }),
  look: s => lookAround(s),
});

export const strategize = procedure<Strategy>('strategize', {
  begin: s => forgetTrades(s),
  // RNW-081, RNW-Q16
  step: {
    question: ASK.strategize,
    while: (_, l) => !l.isOver,
    who: (_, { seat }) => seat,
    options: (s, l) => {
      const steps = stepOptions(s, l);
      const isAsked = steps.length > 0 || mayFly(s, allMovableHeroes(s, l));
      return isAsked ? [...steps, ...allTrades(s, l.seat), option.done] : [];
    },
    then: (s, l, answer, seat) => {
      if (answer.type === 'done') l.isOver = true;
      else if (answer.type === 'trade') trade(s, answer.hero, answer.slot, answer.toHero);
      else if (answer.type === 'move')
        call(s, group, { seat, from: answer.area, to: answer.to, units: [], heroes: sets.NONE, isGone: false });
    },
  },
  limits: (s, { seat }) => {
    forgetTrades(s);
    applyUnitLimits(s, seat);
  },
  check: s => checkElimination(s),
});

/** RNW-420: drawn without asking. */
export const strategizeBonus = procedure<{ seat: Seat }>('strategizeBonus', {
  draw: (s, { seat }) => {
    s.bonusTaken = true;
    drawTactics(s, seat, iconsOf(s, seat, TACTICS_ICON));
  },
  more: (s, { seat }) => place(s, 'strategize.bonus', { seat }),
});
