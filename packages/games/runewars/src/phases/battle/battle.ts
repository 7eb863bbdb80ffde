/** A battle from the battle marker to the last retreat (RNW-140..RNW-154). */
import { END, passMoment, type Seat } from '@interregnum/kernel';
import { ATTACKER, type Battle, DEFENDER, SIDES, SIEGE, type Side } from '../../battle.ts';
import { type Line, withSide, withUnits } from '../../battle-line.ts';
import { tell } from '../../events.ts';
import { buildStronghold, destroyStronghold, removeUnits } from '../../figures.ts';
import { rewardsAt, rewardsOf } from '../../heroes.ts';
import { unitTypes } from '../../in-play.ts';
import { beginLasting } from '../../lasting.ts';
import { type Option, option } from '../../options.ts';
import { type Area, NONE, type UnitType } from '../../pieces.ts';
import { place } from '../../places.ts';
import { companions, hasLasting } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { controllerOf, leftOf, routedAt, standingAt } from '../../table.ts';
import { checkElimination } from '../elimination.ts';
import { turnUpToUse } from '../heroes/rewards.ts';
import { retreat, retreatOf } from '../retreats.ts';
import { hasUnusedStronghold } from '../strongholds.ts';
import { excess, fortification, type Result, returnLines, settling } from './result.ts';
import { rows } from './rows.ts';
import { battleOf, canSupport, changeBattle, deciderOf, freeHeroes, freeTypes, lineOf, setLine } from './sides.ts';
import { rowsOverCards, startCards } from './windows.ts';

// --- RNW-140, RNW-141 ----------------------------------------------------------------------------------------------------------

const fresh = (type: UnitType, routed = false) => ({ type, damage: 0, routed });
const lineFrom = (counts: readonly number[]): Line =>
  counts.reduce<Line>((line, n, type) => (n > 0 ? withUnits(line, fresh(type), n) : line), []);

/** RNW-141: the standing units of an area leave it for the line; routed ones stay. */
function takeStanding(s: State, area: Area): Line {
  const counts = unitTypes(s).map(type => standingAt(s, area, type));
  for (const [type, n] of counts.entries()) removeUnits(s, area, type, n, 'standing');
  return lineFrom(counts);
}

/** RNW-140: the army that has moved in against whoever is there. */
function lineUp(s: State): void {
  const { seat, area, units } = s.army!;
  const controller = controllerOf(s, area);
  const lines: Battle['lines'] = [lineFrom(units), takeStanding(s, area)];
  s.army = null;
  s.fought = true; // RNW-Q38: also if it is called off
  s.battle = {
    area,
    seats: [seat, controller === NONE ? leftOf(s, seat) : controller],
    isAgainstNeutrals: controller === NONE,
    lines,
    supports: [[], []],
    strength: [0, 0],
    strongholdLess: hasLasting(s, 'siege', seat) ? SIEGE : 0,
    row: 0,
    drew: [0, 0],
    drawers: [NONE, NONE],
    due: [0, 0],
    health: [[], []],
    lost: [[], []],
    fewer: [0, 0],
    spoils: null,
    isCancelled: false,
    unit: null,
    played: [[], []],
    laid: [[], []],
  };
  tell({ type: 'battle', area, attacker: seat, defender: controller === NONE ? null : controller });
}

/** What holds until the end of a battle is over (RNW-C6). */
function endBattle(s: State): void {
  s.lasting = passMoment(s.lasting, 'battle');
}

// --- RNW-144: hero support -------------------------------------------------------------------------------------------------------

const support = procedure<{ side: Side; isOver: boolean }>('support', {
  assign: {
    question: ASK.support,
    while: (s, { side, isOver }) => !isOver && canSupport(s, side),
    who: (s, { side }) => deciderOf(s, side),
    options: (s, { side }) => [
      ...freeHeroes(s, side).flatMap(hero => freeTypes(s, side).flatMap(type => supportOptions(s, hero, type))),
      option.done,
    ],
    then: (s, l, answer) => {
      if (answer.type === 'support' || answer.type === 'supportUp') assignHero(s, l.side, answer.hero, answer.unit);
      else l.isOver = true;
      if (answer.type === 'supportUp') raiseBanner(s, answer.hero);
    },
  },
});

/** RB3: with a Reward that he turns up for it, or without. */
const supportOptions = (s: State, hero: number, type: UnitType): Option[] => [
  option.support(hero, type),
  ...(rewardsAt(s, rewardsOf(s, hero), 'banner').length > 0 ? [option.supportUp(hero, type)] : []),
];

function raiseBanner(s: State, hero: number): void {
  const [banner] = rewardsAt(s, rewardsOf(s, hero), 'banner');
  turnUpToUse(s, hero, banner!.card);
  beginLasting(s, 'banner', s.heroSeat[hero]!, hero, 'battle');
}

/** RNW-Q218: from now on he supports, to the end of the battle, whatever becomes of the type. */
function assignHero(s: State, side: Side, hero: number, type: UnitType): void {
  const { supports } = battleOf(s);
  changeBattle(s, { supports: withSide(supports, side, [...supports[side], { hero, type }]) });
  tell({ type: 'supports', side, hero, unit: type });
}

// --- TA01: Tactical Retreat --------------------------------------------------------------------------------------------------------

/** All of the defender's units in the area, as they are (RNW-Q37). */
function takeDefenders(s: State): Line {
  const { area } = battleOf(s);
  let line = lineOf(s, DEFENDER);
  setLine(s, DEFENDER, []);
  for (const type of unitTypes(s)) {
    const n = routedAt(s, area, type);
    removeUnits(s, area, type, n, 'routed');
    if (n > 0) line = withUnits(line, fresh(type, true), n);
  }
  return line.map(group => ({ ...group, damage: 0 }));
}

/** The attacker's own takes its place with the same side up, or nothing; so, too, for a capital (RNW-Q254). */
function takeStronghold(s: State, attacker: Seat, area: Area): void {
  if (s.strongholds[area] === NONE) return;
  const isDamaged = s.damaged[area] === 1;
  destroyStronghold(s, area);
  if (hasUnusedStronghold(s, attacker)) buildStronghold(s, attacker, area, isDamaged);
}

/** Nobody has won; the attacker's excess retreats as after a victory (RNW-Q60). */
const calledOff = procedure<{ attacker: Seat; area: Area }>('calledOff', {
  retreat: (s, { area }) => {
    const units = takeDefenders(s);
    const seat = deciderOf(s, DEFENDER);
    tell({ type: 'battleCancelled', area, seat });
    const along = units.length > 0 ? companions(s, seat, area) : [];
    retreat(s, retreatOf(seat, seat, area, units, { isRouting: false, companions: along }));
  },
  stronghold: (s, { attacker, area }) => takeStronghold(s, attacker, area),
  return: s => returnLines(s),
  excess: (s, { attacker, area }) => call(s, excess, { seat: attacker, area, units: [] }),
  end: s => endBattle(s),
  check: s => checkElimination(s),
});

// --- the battle ----------------------------------------------------------------------------------------------------------------------

function resultOf(s: State): Result {
  const { area, seats, isAgainstNeutrals, spoils } = battleOf(s);
  return {
    area,
    attacker: seats[ATTACKER],
    defender: isAgainstNeutrals ? NONE : seats[DEFENDER],
    winner: DEFENDER,
    isRazed: false,
    mayReplace: false,
    spoils: spoils && { ...spoils },
  };
}

/** RNW-F5: called with the army in place (`s.army`). */
export const battle = procedure<Record<string, never>>('battle', {
  lineUp: s => lineUp(s),
  startCards: s => startCards(s), // RNW-Q07: before anybody supports
  calledOff: s => {
    if (!battleOf(s).isCancelled) return;
    call(s, calledOff, { attacker: deciderOf(s, ATTACKER), area: battleOf(s).area });
    return END;
  },
  beforeSupport: s => place(s, 'battle.support', {}),
  support: {
    each: () => SIDES,
    do: (s, _, side) => call(s, support, { side: side as Side, isOver: false }),
  },
  rows: s => call(s, rows, {}),
  rowsOver: s => rowsOverCards(s),
  fortification: s => call(s, fortification, { isOver: false }), // RNW-464: its losses come before the tally
  settle: s => call(s, settling, resultOf(s)),
  end: s => endBattle(s),
  check: s => checkElimination(s),
});
