/** Mobilize and Conquer: an area is activated and figures move in together (RNW-082..RNW-091, RNW-Q116, D10, D11, D15). */
import { bigSets, END, type Next, type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { tell } from '../events.ts';
import { removeUnits } from '../figures.ts';
import { heroFlies, mayFly } from '../heroes.ts';
import { lookAround } from '../knowledge.ts';
import type { Explored } from '../modules/explore/queries.ts';
import { canLeave, hasLinks, hasOpenLinks, heroArrives, marchesAsUnit, useLink } from '../moves.ts';
import { type Option, option } from '../options.ts';
import { type Area, type HeroNumber, isNeutral, NONE, type UnitType } from '../pieces.ts';
import { place } from '../places.ts';
import { canPass, isFast, isFlying } from '../queries.ts';
import { ASK } from '../questions.ts';
import { marchers, type Passage, passageOf, rangeOf, stepsTo, useMarchers, type Ways } from '../reach.ts';
import { procedure, type State } from '../state.ts';
import { areasOf, controllerOf, heroesOf, isRoutedHero, ownTypes, standingAt } from '../table.ts';
import { activateArea } from './activation.ts';
import { arrive, mayEnter, mostArriving, mustTalk } from './arrival.ts';
import { LEAST_INFLUENCE } from './diplomacy.ts';
import { checkElimination } from './elimination.ts';
import { showFlight } from './heroes/rewards.ts';
import { forgetTrades } from './heroes/trade.ts';
import { mayTradeOnMarch, tradeOnMarch, tradesOnMarch } from './heroes/trade-on-march.ts';

/** Units named so far, as triples of area, type and number; heroes as a set. */
export interface March {
  seat: Seat;
  /** The activated area; `NONE` when nothing is activated. */
  area: Area;
  units: [area: Area, type: UnitType, n: number][];
  heroes: number;
  /** Where on their way heroes have met others (RNW-Q133). */
  stops: [hero: HeroNumber, area: Area][];
  /** The second activation of Mobilize (D15). */
  again: boolean;
  isClosed: boolean;
}

// --- D10: which area -------------------------------------------------------------------------------------------------------

/** RNW-084. */
const activatable = (s: State, seat: Seat): Area[] =>
  boardOf(s).areas.filter(area => !bigSets.has(s.activated[seat]!, area));

// --- D11: who moves --------------------------------------------------------------------------------------------------------

interface Reach {
  /** By flying and by link: steps to the target for units and for heroes. */
  steps(flies: boolean, passes: Passage, links: boolean): readonly number[];
}

function reachOf(s: Explored, seat: Seat, target: Area): Reach {
  const known = new Map<string, readonly number[]>();
  return {
    steps(flies, passes, links) {
      const key = `${flies} ${passes} ${links}`;
      const found = known.get(key) ?? stepsTo(s, seat, target, { flies, passes, links });
      known.set(key, found);
      return found;
    },
  };
}

const isWithin = (steps: number, range: number): boolean => steps > 0 && steps <= range;

/** How far a type is beyond its range from an area: 0 in range, 1 one step too far, -1 out of reach. */
function excessOf(s: Explored, reach: Reach, area: Area, type: UnitType, links: boolean): number {
  const steps = reach.steps(isFlying(s, type), 'unit', links)[area]!;
  const range = rangeOf(s, isFast(s, type));
  return isWithin(steps, range) ? 0 : steps === range + 1 ? 1 : -1;
}

const namedOf = (l: March, area: Area, type: UnitType): boolean => l.units.some(([a, t]) => a === area && t === type);

/** RNW-085: units in an activated area are bound; those in the target are there already; nobody's stay (RNW-118). */
const starts = (s: State, l: March): Area[] =>
  areasOf(s, l.seat).filter(area => area !== l.area && !bigSets.has(s.activated[l.seat]!, area));

/** RNW-Q110: units that can only talk keep the influence for it, whoever needs a link. */
const hasLinksFor = (s: Explored, l: March, isArmed: boolean): boolean =>
  hasLinks(s, l.seat, isArmed && mustTalk(s, l.seat, l.area) ? LEAST_INFLUENCE : 0);

/** How many of a type may come from an area: those out of range need Forced March. */
function comingFrom(s: State, l: March, reach: Reach, area: Area, type: UnitType): number {
  const standing = standingAt(s, area, type);
  if (standing === 0 || namedOf(l, area, type)) return 0;
  if (isNeutral(type) && !mayBringNeutrals(s, l)) return 0;
  const excess = excessOf(s, reach, area, type, hasLinksFor(s, l, true));
  const room = mostArriving(s, l.seat, l.area) - l.units.reduce((sum, [, , n]) => sum + n, 0);
  if (excess === 0) return Math.min(standing, room);
  return excess === 1 ? Math.min(standing, room, marchers(s, l.seat)) : 0;
}

/** RNW-091. */
const mayBringNeutrals = (s: State, l: March): boolean =>
  controllerOf(s, l.area) === l.seat || l.units.some(([, type]) => !isNeutral(type));

const movableHeroes = (s: State, l: March): HeroNumber[] =>
  heroesOf(s, l.seat).filter(
    hero => s.heroArea[hero] !== l.area && !sets.has(l.heroes, hero) && !isRoutedHero(s, hero) && canLeave(s, hero),
  );
const isInReach = (s: Explored, reach: Reach, hero: HeroNumber, flies: boolean, links: boolean): boolean =>
  isWithin(reach.steps(flies, passageOf(s, hero), links)[s.heroArea[hero]!]!, rangeOf(s, false));

/** RNW-090, RNW-Q18, RNW-Q281: heroes move in, with units or alone; a commander as units do. */
const mayCome = (s: State, l: March, hero: HeroNumber): boolean =>
  !marchesAsUnit(s, hero) || l.units.length > 0 || canPass(s, l.seat, l.area);
const heroesComing = (s: State, l: March, reach: Reach): HeroNumber[] =>
  movableHeroes(s, l).filter(
    hero => mayCome(s, l, hero) && isInReach(s, reach, hero, heroFlies(s, hero), hasLinksFor(s, l, l.units.length > 0)),
  );

function moverOptions(s: State, l: March): Option[] {
  const reach = reachOf(s, l.seat, l.area);
  const out: Option[] = [];
  if (mayEnter(s, l.seat, l.area))
    for (const area of starts(s, l))
      for (const type of ownTypes(s, l.seat)) {
        const most = comingFrom(s, l, reach, area, type);
        for (let n = 1; n <= most; n++) out.push(option.from(area, type, n));
      }
  out.push(...heroesComing(s, l, reach).map(option.groupHero)); // RNW-Q17: whoever holds the area
  const isAsked = out.length > 0 || mayFly(s, movableHeroes(s, l)) || mayTradeOnMarch(s, l);
  return isAsked ? [...out, ...tradesOnMarch(s, l), option.done] : []; // RNW-Q19: or nobody
}

/** What units of a type need to come from an area: the extra step of a Forced March, a link (TA13, RNW-Q72). */
function needsOf(s: Explored, l: March, area: Area, type: UnitType): { march: boolean; link: boolean } {
  const reach = reachOf(s, l.seat, l.area);
  const plain = excessOf(s, reach, area, type, false);
  const linked = hasLinksFor(s, l, true) ? excessOf(s, reach, area, type, true) : plain;
  return { march: plain !== 0 && linked !== 0, link: plain !== 0 && (linked === 0 || plain !== 1) };
}

/** RNW-Q72: the first who needs a link pays for all; TA13: who needs the extra step uses it up. */
function nameUnits(s: State, l: March, area: Area, type: UnitType, n: number): void {
  const needs = needsOf(s, l, area, type);
  if (needs.march) useMarchers(s, l.seat, n);
  if (needs.link) useLink(s, l.seat);
  l.units.push([area, type, n]);
}

/** Whether a hero comes by a link alone. */
const heroNeedsLink = (s: Ways, reach: Reach, hero: HeroNumber): boolean =>
  !isInReach(s, reach, hero, heroFlies(s, hero), false);

/** RNW-Q338: a link that units have paid for costs him nothing. */
function nameHero(s: State, l: March, hero: HeroNumber): void {
  const reach = reachOf(s, l.seat, l.area);
  if (heroNeedsLink(s, reach, hero)) useLink(s, l.seat);
  if (!isInReach(s, reach, hero, false, hasOpenLinks(s, l.seat))) showFlight(s, hero);
  l.heroes = sets.with(l.heroes, hero);
}

/** D56: whether those named by an answer of D11 need a link. */
export const marchNeedsLink = (s: Ways, l: March, o: Option): boolean =>
  o.type === 'from'
    ? needsOf(s, l, o.area, o.unit).link
    : o.type === 'groupHero' && heroNeedsLink(s, reachOf(s, l.seat, l.area), o.hero);

// --- they leave and arrive together ------------------------------------------------------------------------------------------

/** RNW-Q116. */
function leave(s: State, l: March): void {
  const army = new Array<number>(s.supply.length).fill(0);
  for (const [area, type, n] of l.units) {
    removeUnits(s, area, type, n, 'standing');
    army[type] = army[type]! + n;
    tell({ type: 'moved', seat: l.seat, from: area, to: l.area, units: [{ unit: type, n }], heroes: [] });
  }
  for (const hero of sets.members(l.heroes)) {
    tell({ type: 'moved', seat: l.seat, from: s.heroArea[hero]!, to: l.area, units: [], heroes: [hero] });
    s.heroArea[hero] = l.area;
    heroArrives(s, hero, l.area);
  }
  if (l.units.length > 0) s.army = { seat: l.seat, area: l.area, units: army };
}

/** Where movers have come from. */
const leftBy = (l: March): Area[] => [...new Set(l.units.map(([area]) => area))];

function chooseArea(s: State, l: March, answer: Option): Next {
  if (answer.type !== 'activate') return END;
  l.area = answer.area;
  forgetTrades(s);
  activateArea(s, l.seat, answer.area);
}

const areaOptions = (s: State, seat: Seat): Option[] => [...activatable(s, seat).map(option.activate), option.none];

export const march = procedure<March>('march', {
  area: {
    question: ASK.activate,
    while: (_, l) => l.area === NONE && !l.again,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => areaOptions(s, seat),
    then: (s, l, answer) => chooseArea(s, l, answer),
  },
  againArea: {
    question: ASK.activateAgain,
    while: (_, l) => l.area === NONE,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => areaOptions(s, seat),
    then: (s, l, answer) => {
      s.bonusTaken = answer.type === 'activate';
      return chooseArea(s, l, answer);
    },
  },
  movers: {
    question: ASK.movers,
    while: (_, l) => !l.isClosed,
    who: (_, { seat }) => seat,
    options: (s, l) => moverOptions(s, l),
    then: (s, l, answer) => {
      if (answer.type === 'from') nameUnits(s, l, answer.area, answer.unit, answer.count);
      else if (answer.type === 'groupHero') nameHero(s, l, answer.hero);
      else if (answer.type === 'trade') tradeOnMarch(s, l, answer.hero, answer.slot, answer.toHero);
      else l.isClosed = true;
    },
  },
  go: (s, l) => {
    forgetTrades(s);
    leave(s, l);
  },
  left: (s, l) => place(s, 'units.left', { seat: l.seat, areas: leftBy(l) }),
  arrive: s => {
    arrive(s);
    lookAround(s);
  },
  check: s => checkElimination(s),
});

/** The locals of a march that begins. */
export const marching = (seat: Seat, again: boolean): March => ({
  seat,
  again,
  area: NONE,
  units: [],
  heroes: sets.NONE,
  stops: [],
  isClosed: false,
});
