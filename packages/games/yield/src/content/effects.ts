/** What abilities of Leaders do: the effects of the ten of the box, three of them with a number, on any ability. */
import { sentences } from '@interregnum/kernel';
import {
  ABILITY_IDS,
  type Ability,
  ALL_REGION_FIGHTER,
  CHAMPION,
  DESTROYER,
  FAST_TRAVELER,
  FORTRESS_ARMIES,
  FOURTH_ARMY,
  MOVE_FORTRESSES,
  REINFORCEMENTS,
  SPREAD_POWER,
  UNDEAD_ARMIES,
} from './leaders.ts';

export interface Effect {
  /** The ability that has it in the box. */
  readonly does: Ability;
  /** What a card or a Ritual adds; 0 where nothing is counted. */
  readonly amount: number;
}
export type Effects = readonly Effect[];

/** In the box every ability has its own. */
const BUILT_IN_AMOUNTS = new Map([
  [CHAMPION, 2],
  [ALL_REGION_FIGHTER, 3],
  [FAST_TRAVELER, 1],
]);
export const BUILT_IN_EFFECTS: readonly Effects[] = ABILITY_IDS.map((_, ability) => [
  { does: ability, amount: BUILT_IN_AMOUNTS.get(ability) ?? 0 },
]);

/** By ability and effect. */
export function amountsOf(effects: readonly Effects[]): Int8Array {
  const amounts = new Int8Array(ABILITY_IDS.length ** 2).fill(-1);
  for (const [ability, all] of effects.entries())
    for (const { does, amount } of all) amounts[ABILITY_IDS.length * ability + does] = amount;
  return amounts;
}

/** What the state keeps once for the table, so that one ability at most can have it. */
export const ONCE: readonly Ability[] = [CHAMPION, UNDEAD_ARMIES, DESTROYER, REINFORCEMENTS, FORTRESS_ARMIES];

type Sentence = readonly [line: string, effect: Effect];
const counted = (does: Ability, amounts: readonly number[], line: (amount: number) => string): Sentence[] =>
  amounts.map(amount => [line(amount), { does, amount }]);

export const effectLines = sentences<Effect>([
  ['you have four armies', { does: FOURTH_ARMY, amount: 0 }],
  ...counted(CHAMPION, [1, 2, 3, 4], n => `cards face up add ${n} more while your champion fights`),
  ['with a ritual you may move a fortress', { does: MOVE_FORTRESSES, amount: 0 }],
  ['with an upgrade you may found fortresses under your armies', { does: SPREAD_POWER, amount: 0 }],
  ['units lost in battle are added instead', { does: UNDEAD_ARMIES, amount: 0 }],
  ['win when you destroy an enemy army', { does: DESTROYER, amount: 0 }],
  ...counted(ALL_REGION_FIGHTER, [2, 3, 4, 5, 6], n => `cards face down add ${n}`),
  ...counted(FAST_TRAVELER, [1, 2, 3], n => `steps with a ritual +${n}`),
  ['with a ritual steal a battle card for each army', { does: REINFORCEMENTS, amount: 0 }],
  ['fortresses beside enemies count in your battles', { does: FORTRESS_ARMIES, amount: 0 }],
]);
