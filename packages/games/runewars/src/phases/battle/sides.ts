/** The two sides of the battle under way: who decides, what stands in line, what happens to a unit (RNW-140..RNW-142, RNW-172). */

import type { Seat } from '@interregnum/kernel';
import { type Battle, DEFENDER, type Side, type Unit } from '../../battle.ts';
import {
  changedHealth,
  countUnits,
  isAlike,
  isStanding,
  type Line,
  withChanged,
  withSide,
  withUnits,
} from '../../battle-line.ts';
import { tell } from '../../events.ts';
import { toSupply } from '../../figures.ts';
import { isReplaced } from '../../instead.ts';
import { NONE, type UnitType } from '../../pieces.ts';
import { shapeOf } from '../../printed.ts';
import { health, initiative, maySupport } from '../../queries.ts';
import type { State } from '../../state.ts';
import { heroesAt, isRoutedHero } from '../../table.ts';

export const battleOf = (s: Pick<State, 'battle'>): Battle => s.battle!;
export function changeBattle(s: State, change: Partial<Battle>): void {
  s.battle = { ...battleOf(s), ...change };
}

export const lineOf = (s: Pick<State, 'battle'>, side: Side): Line => battleOf(s).lines[side];
export function setLine(s: State, side: Side, line: Line): void {
  changeBattle(s, { lines: withSide(battleOf(s).lines, side, line) });
}

/** Who decides for a side; for unallied neutral units the player to the attacker's left. */
export const deciderOf = (s: Pick<State, 'battle'>, side: Side): Seat => battleOf(s).seats[side];
/** RNW-142: nobody's units; they only ever defend (RNW-118). */
export const isNobodys = (s: Pick<State, 'battle'>, side: Side): boolean =>
  side === DEFENDER && battleOf(s).isAgainstNeutrals;
/** The player whose units they are, allied ones to the end of the battle (RNW-117); `null` for unallied ones. */
export const playerOf = (s: Pick<State, 'battle'>, side: Side): Seat | null =>
  isNobodys(s, side) ? null : deciderOf(s, side);

export const standingIn = (s: State, side: Side): number => countUnits(lineOf(s, side), isStanding);
/** RNW-147, RNW-Q66: routed hexagons count as standing. */
export const countedIn = (s: State, side: Side): number =>
  countUnits(lineOf(s, side), unit => !unit.routed || shapeOf(s, unit.type) === 'hexagon');

/** Types of the present row with standing units. */
export const rowTypes = (s: State, side: Side): UnitType[] => [
  ...new Set(
    lineOf(s, side)
      .filter(({ type, routed }) => !routed && initiative(s, type) === battleOf(s).row)
      .map(({ type }) => type),
  ),
];

/** RNW-144: heroes who support no type yet, and types that no hero supports. */
export const freeHeroes = (s: State, side: Side): number[] =>
  heroesAt(s, battleOf(s).area).filter(
    hero =>
      s.heroSeat[hero] === deciderOf(s, side) &&
      !isRoutedHero(s, hero) &&
      battleOf(s).supports[side].every(support => support.hero !== hero),
  );
export const freeTypes = (s: State, side: Side): UnitType[] => [
  ...new Set(
    lineOf(s, side)
      .map(({ type }) => type)
      .filter(type => battleOf(s).supports[side].every(support => support.type !== type)),
  ),
];
export const canSupport = (s: State, side: Side): boolean =>
  !isNobodys(s, side) &&
  maySupport(s, deciderOf(s, side)) &&
  freeHeroes(s, side).length > 0 &&
  freeTypes(s, side).length > 0;

export const healthIn = (s: State, side: Side, type: number): number =>
  changedHealth(battleOf(s), side, type) ?? health(s, type);

// --- what happens to one unit ------------------------------------------------------------------------------------------------

/** The unit as it is now, if another line has come of something that happened instead. */
function remaining(before: Line, after: Line, unit: Unit): Unit {
  const countIn = (line: Line, one: Unit): number => line.find(group => isAlike(group, one))?.n ?? 0;
  const { type, damage, routed } = after.find(group => group.n > countIn(before, group)) ?? unit;
  return { type, damage, routed };
}

/** By a card or an ability of a side; the unit as it is afterwards. */
export function routUnit(s: State, side: Side, unit: Unit, by: Side): Unit {
  const before = lineOf(s, side);
  if (isReplaced(s, 'rout.dealt', { side, unit, by })) return remaining(before, lineOf(s, side), unit);
  const { type, damage } = unit;
  setLine(s, side, withChanged(before, unit, { type, damage, routed: true }));
  tell({ type: 'routed', side, unit: type });
  return { type, damage, routed: true };
}

/** By a card or an ability of a side; `null` when it is gone, else the unit as it is afterwards. */
export function destroyUnit(s: State, side: Side, unit: Unit, by: Side): Unit | null {
  const before = lineOf(s, side);
  if (isReplaced(s, 'unit.destroyed', { side, unit, by })) return remaining(before, lineOf(s, side), unit);
  setLine(s, side, withChanged(before, unit, null));
  toSupply(s, unit.type, 1);
  tell({ type: 'destroyed', seat: playerOf(s, side), area: battleOf(s).area, unit: unit.type, n: 1, why: 'battle' });
  return null;
}

/** The unit of which the ability speaks next. */
export function pickUnit(s: State, side: Side, { type, damage, routed }: Unit): void {
  changeBattle(s, { unit: { type, damage, routed, side } });
}

/** TA19. */
function recordLoss(s: State, side: Side, type: UnitType): void {
  const { lost } = battleOf(s);
  changeBattle(s, { lost: withSide(lost, side, [...lost[side], type]) });
}

/** RNW-172; who survives is remembered for what the same ability does next. */
export function damageUnit(s: State, side: Side, unit: Unit, n: number, by: Side): void {
  const hurt: Unit = { ...unit, damage: unit.damage + n };
  tell({ type: 'damaged', side, unit: unit.type, n });
  if (hurt.damage >= healthIn(s, side, unit.type)) {
    if (destroyUnit(s, side, unit, by) === null) recordLoss(s, side, unit.type);
    changeBattle(s, { unit: null });
  } else {
    setLine(s, side, withChanged(lineOf(s, side), unit, hurt));
    pickUnit(s, side, hurt);
  }
}

/** From the supply, as many as there are (RNW-Q45). */
export function joinUnits(s: State, side: Side, unit: Unit, n: number): void {
  const most = Math.min(n, s.supply[unit.type]!);
  if (most === 0) return;
  toSupply(s, unit.type, -most);
  setLine(s, side, withUnits(lineOf(s, side), unit, most));
  tell({ type: 'joined', side, unit: unit.type, n: most });
}

/** What the defender's stronghold counts (RNW-148, RNW-422, TA14). */
export const strongholdCounts = (s: State, strength: number): number =>
  s.strongholds[battleOf(s).area] === NONE ? 0 : Math.max(0, strength - battleOf(s).strongholdLess);
