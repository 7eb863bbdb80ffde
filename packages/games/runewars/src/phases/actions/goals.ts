/** When the conditions of Objectives hold (RNW-356, 4.13). */

import { type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import type { BowGoal } from '../../content/bow/objectives.ts';
import type { Goal } from '../../content/card.ts';
import { ATTRIBUTES, RESOURCES } from '../../content/words.ts';
import { trainingOf } from '../../heroes.ts';
import { type Area, HOME_OF, NONE, type RuneToken, type UnitType, unitNumber } from '../../pieces.ts';
import { neutralsOf } from '../../printed.ts';
import { cities } from '../../queries.ts';
import type { PublicState } from '../../state.ts';
import { areasOf, controllerOf, controls, dialOf, heroesOf, strongholdsOf, unitsAt, unitsOf } from '../../table.ts';

/** What his player sees is enough to judge a goal. */
export interface Judged extends PublicState {
  readonly tactics: readonly (readonly unknown[])[];
  readonly rewardsDown: readonly (readonly unknown[])[];
  readonly runes: readonly (RuneToken | null)[];
}

export function allied(s: Judged, seat: Seat, type: UnitType): number {
  let sum = 0;
  for (const area of boardOf(s).areas) {
    const n = unitsAt(s, area, type);
    if (n > 0 && controls(s, seat, area)) sum += n;
  }
  return sum;
}

const isAllAllied = (s: Judged, types: readonly UnitType[]): boolean =>
  boardOf(s).areas.every(
    (area: Area) => controllerOf(s, area) !== NONE || types.every(type => unitsAt(s, area, type) === 0),
  );

const rewardsWith = ({ rewardsUp, rewardsDown }: Judged, hero: number): number =>
  rewardsUp[hero]!.length + rewardsDown[hero]!.length;

const isTrained = (s: Judged, hero: number): boolean =>
  [...ATTRIBUTES.keys()].every(attribute => trainingOf(s, hero, attribute) > 0);

export type GoalTests<G extends Goal> = {
  readonly [K in G['goal']]: (s: Judged, seat: Seat, goal: Extract<G, { goal: K }>) => boolean;
};

export const GOALS: GoalTests<Exclude<Goal, BowGoal>> = {
  allAllied: (s, _, { shape }) => isAllAllied(s, neutralsOf(s, shape)),
  allied: (s, seat, { unit, n, withFewer }) => {
    const type = unitNumber(unit);
    return allied(s, seat, type) >= (s.guardsAtStart[type]! < n ? withFewer : n);
  },
  rewards: (s, seat, { n }) => heroesOf(s, seat).reduce((sum, hero) => sum + rewardsWith(s, hero), 0) >= n,
  strongholds: (s, seat, { n }) => {
    const areas = strongholdsOf(s, seat);
    return areas.length >= n && areas.every(area => s.damaged[area] === 0);
  },
  dial: (s, seat, { res, n }) => dialOf(s, seat, RESOURCES.indexOf(res)) >= n,
  titles: (s, seat, { n }) => s.titleSeat.filter(holder => holder === seat).length >= n,
  cities: (s, seat, { n, withTwoPlayers }) => cities(s, seat).length >= (s.seats === 2 ? withTwoPlayers : n),
  trained: (s, seat) => heroesOf(s, seat).some(hero => isTrained(s, hero)),
  slayer: (s, seat) => sets.has(s.slayers, seat),
  enemyHome: (s, seat) => areasOf(s, seat).some(area => HOME_OF[area] !== NONE && HOME_OF[area] !== s.factions[seat]),
  hordes: (s, seat, { units, areas }) =>
    areasOf(s, seat).filter(area => unitsOf(s, seat, area) >= units).length >= areas,
  tactics: (s, seat, { n }) => s.tactics[seat]!.length >= n,
  influence: (s, seat, { n }) => s.influence[seat]! >= n,
  razer: (s, seat, { areas }) => sets.has(s.razers, seat) && areasOf(s, seat).length >= areas,
};
