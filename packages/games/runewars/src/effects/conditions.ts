/** Conditions of effects (4.1 no. 3 and 4). */

import { localsOf, sets } from '@interregnum/kernel';
import { DEFENDER, otherSide, type Side } from '../battle.ts';
import type { Condition } from '../content/effect.ts';
import { ORDERS, RESOURCES } from '../content/words.ts';
import { mayNameSecond } from '../modules/cmd/command.ts';
import { WINDOW } from '../phases/actions/action.ts';
import { battleOf, canSupport, rowTypes, strongholdCounts } from '../phases/battle/sides.ts';
import { canGainHero } from '../phases/heroes/gain.ts';
import { hasUnusedStronghold } from '../phases/strongholds.ts';
import { DIAL_TOP, DRAGON_RUNE, FALSE_RUNE, isNeutral, NEUTRAL_TYPES, NONE } from '../pieces.ts';
import { neutralsOf } from '../printed.ts';
import { hasLasting, isFrozen, strongholdStrength } from '../queries.ts';
import type { State } from '../state.ts';
import { dialOf, isRoutedHero } from '../table.ts';
import { hasAreaIn } from './areas.ts';
import { BOW_CONDITIONS } from './bow-ops.ts';
import type { Performance } from './performance.ts';
import { bystandersIn, countIn } from './units.ts';

type Test<K extends Condition['if']> = (s: State, l: Performance, c: Extract<Condition, { if: K }>) => boolean;

const isCityOnBoard = (s: State): boolean => s.cities.some(city => city !== NONE);
const MOVEMENT = [ORDERS.indexOf('mobilize'), ORDERS.indexOf('conquer')];

const isMoveToCome = (s: State): boolean => localsOf(s, WINDOW)?.moveToCome ?? false;

const TESTS: { readonly [K in Condition['if']]: Test<K> } = {
  influence: (s, l, { least }) => s.influence[l.seat]! >= least,
  influenceBelow: (s, l, { n }) => s.influence[l.seat]! < n,
  dialCanRise: (s, l, { res }) => dialOf(s, l.seat, RESOURCES.indexOf(res)) < DIAL_TOP,
  someArea: (s, l, { areas }) => hasAreaIn(s, l, areas),
  someUnit: (s, l, { units, least }) => countIn(s, l, units) >= least,
  someBystander: (s, l, { units }) => bystandersIn(s, l, units).length > 0,
  hasTactics: (s, l) => s.tactics[l.seat]!.length > 0,
  cityOnBoard: s => isCityOnBoard(s),
  noCityOnBoard: s => !isCityOnBoard(s),
  runeInPile: (s, _, { rune }) => s.runePiles[rune === 'dragon' ? DRAGON_RUNE : FALSE_RUNE]! > 0,
  bidAtLeast1: (s, l) => s.bids[l.seat]! > 0,
  heroToGain: (s, l) => canGainHero(s, l.seat),
  secondCommander: (s, l) => mayNameSecond(s, l.seat),
  neutralInSupply: (s, _, { what }) =>
    (what === 'any' ? NEUTRAL_TYPES : neutralsOf(s, what)).some(type => s.supply[type]! > 0),
  heroNeedsCare: (s, l) => s.heroDamage[l.hero]! > 0 || isRoutedHero(s, l.hero),
  opposingStronghold: (s, l) =>
    (l.side as Side) !== DEFENDER && strongholdCounts(s, strongholdStrength(s, battleOf(s).area)) > 0,
  unusedStronghold: (s, l) => hasUnusedStronghold(s, l.seat),
  activeOrder: (s, l) => MOVEMENT.includes(s.active[l.seat]!) && isMoveToCome(s),
  noFlag: (s, l, { flag }) => !hasLasting(s, flag, l.seat),
  noIce: s => !isFrozen(s),
  faceUpOrder: (s, l) => sets.size(sets.without(s.ordersUsed[l.seat]!, s.active[l.seat]!)) > 0,
  typeInRow: (s, l, { of }) => {
    const types = rowTypes(s, l.side as Side);
    return of === 'mine' ? types.length > 0 : types.some(isNeutral);
  },
  dragonPicked: (s, l) => l.area !== NONE && s.runes[l.area] === DRAGON_RUNE,
  opposingSupport: (s, l) => canSupport(s, otherSide(l.side as Side)),
  row: (s, _, { number }) => battleOf(s).row === number,
  ...BOW_CONDITIONS,
};

export const holds = <C extends Condition>(s: State, l: Performance, condition: C): boolean =>
  (TESTS[condition.if] as unknown as (s: State, l: Performance, c: C) => boolean)(s, l, condition);
export const allHold = (s: State, l: Performance, conditions: readonly Condition[]): boolean =>
  conditions.every(condition => holds(s, l, condition));
