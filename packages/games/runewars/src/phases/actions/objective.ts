/** Objectives are shown for a dragon rune when their condition holds (RNW-356, RNW-Q33, 4.13). */
import { type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import type { Goal } from '../../content/card.ts';
import { OBJECTIVES } from '../../content/objectives.ts';
import { ATTRIBUTES, RESOURCES } from '../../content/words.ts';
import { tell } from '../../events.ts';
import { trainingOf } from '../../heroes.ts';
import { isDesolated } from '../../modules/bow/state.ts';
import { option } from '../../options.ts';
import {
  type Area,
  DRAGON_RUNE,
  HOME_OF,
  NEUTRAL_TYPES,
  NONE,
  neutralsOf,
  type RuneToken,
  type UnitType,
  unitNumber,
} from '../../pieces.ts';
import { cities, types } from '../../queries.ts';
import type { PublicState, State } from '../../state.ts';
import {
  areasOf,
  controllerOf,
  controls,
  dialOf,
  heroesAt,
  heroesOf,
  isRuneUp,
  strongholdsOf,
  unitsAt,
  unitsOf,
} from '../../table.ts';
import { receive } from '../runes.ts';
import type { FreeAction } from './action.ts';

/** What his player sees is enough to judge a goal. */
interface Judged extends PublicState {
  readonly tactics: readonly (readonly unknown[])[];
  readonly rewardsDown: readonly (readonly unknown[])[];
  readonly runes: readonly (RuneToken | null)[];
}

function allied(s: Judged, seat: Seat, type: UnitType): number {
  let sum = 0;
  for (const area of boardOf(s.placement).areas) {
    const n = unitsAt(s, area, type);
    if (n > 0 && controls(s, seat, area)) sum += n;
  }
  return sum;
}

const isAllAllied = (s: Judged, types: readonly UnitType[]): boolean =>
  boardOf(s.placement).areas.every(
    (area: Area) => controllerOf(s, area) !== NONE || types.every(type => unitsAt(s, area, type) === 0),
  );

const rewardsWith = ({ rewardsUp, rewardsDown }: Judged, hero: number): number =>
  rewardsUp[hero]!.length + rewardsDown[hero]!.length;

const isTrained = (s: Judged, hero: number): boolean =>
  [...ATTRIBUTES.keys()].every(attribute => trainingOf(s, hero, attribute) > 0);

/** Of his faction, standing or routed. */
const typesOnBoard = (s: Judged, seat: Seat): number =>
  types(s, s.factions[seat]!).filter(type => boardOf(s.placement).areas.some(area => unitsAt(s, area, type) > 0))
    .length;
const desolations = (s: Judged): number => boardOf(s.placement).areas.filter(area => isDesolated(s, area)).length;

type GoalTests = { readonly [K in Goal['goal']]: (s: Judged, seat: Seat, goal: Extract<Goal, { goal: K }>) => boolean };

const TESTS: GoalTests = {
  allAllied: (s, _, { shape }) => isAllAllied(s, neutralsOf(shape)),
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
  ownTypes: (s, seat, { n }) => typesOnBoard(s, seat) >= n,
  noDesolation: (s, seat, { areas }) => desolations(s) === 0 && areasOf(s, seat).length >= areas,
  desolation: (s, _, { n }) => desolations(s) >= n,
  shownRunes: (s, seat, { n }) =>
    areasOf(s, seat).filter(area => s.runes[area] === DRAGON_RUNE && isRuneUp(s, area)).length >= n,
  alliedUnits: (s, seat, { n }) => NEUTRAL_TYPES.reduce((sum, type) => sum + allied(s, seat, type), 0) >= n,
  heroesHeld: (s, seat, { areas }) =>
    areasOf(s, seat).filter(area => heroesAt(s, area).some(hero => s.heroSeat[hero] !== seat)).length >= areas,
};

export function isGoalMet(s: Judged, seat: Seat, goal: Goal): boolean {
  return (TESTS[goal.goal] as (s: Judged, seat: Seat, goal: Goal) => boolean)(s, seat, goal);
}

const canShow = (s: State, seat: Seat): boolean =>
  s.objective[seat] !== NONE &&
  s.runePiles[DRAGON_RUNE]! > 0 &&
  isGoalMet(s, seat, OBJECTIVES[s.objective[seat]!]!.goal);

export const objectiveAction: FreeAction = {
  answers: 'objective',
  isAsked: (s, seat) => s.objective[seat] !== NONE,
  options: (s, seat) => (canShow(s, seat) ? [option.objective] : []),
  perform: (s, seat) => {
    const card = s.objective[seat]!;
    s.objective[seat] = NONE;
    s.objectivesShown = [...s.objectivesShown, card];
    tell({ type: 'objectiveMet', seat, card });
    receive(s, seat);
  },
};
