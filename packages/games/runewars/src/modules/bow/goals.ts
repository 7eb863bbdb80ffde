/** When the conditions of the Objectives of Banners of War hold (OGB1..OGB3, OEB1..OEB3). */
import type { Seat } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import type { BowGoal } from '../../content/bow/objectives.ts';
import { allied, type GoalTests, type Judged } from '../../phases/actions/goals.ts';
import { DRAGON_RUNE, NEUTRAL_TYPES } from '../../pieces.ts';
import { types } from '../../queries.ts';
import { areasOf, heroesAt, isRuneUp, unitsAt } from '../../table.ts';
import { isDesolated } from './state.ts';

/** Of his faction, standing or routed. */
const typesOnBoard = (s: Judged, seat: Seat): number =>
  types(s, s.factions[seat]!).filter(type => boardOf(s).areas.some(area => unitsAt(s, area, type) > 0)).length;
const desolations = (s: Judged): number => boardOf(s).areas.filter(area => isDesolated(s, area)).length;

export const BOW_GOALS: GoalTests<BowGoal> = {
  ownTypes: (s, seat, { n }) => typesOnBoard(s, seat) >= n,
  noDesolation: (s, seat, { areas }) => desolations(s) === 0 && areasOf(s, seat).length >= areas,
  desolation: (s, _, { n }) => desolations(s) >= n,
  shownRunes: (s, seat, { n }) =>
    areasOf(s, seat).filter(area => s.runes[area] === DRAGON_RUNE && isRuneUp(s, area)).length >= n,
  alliedUnits: (s, seat, { n }) => NEUTRAL_TYPES.reduce((sum, type) => sum + allied(s, seat, type), 0) >= n,
  heroesHeld: (s, seat, { areas }) =>
    areasOf(s, seat).filter(area => heroesAt(s, area).some(hero => s.heroSeat[hero] !== seat)).length >= areas,
};
