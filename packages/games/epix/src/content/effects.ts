/** What Special Ability cards do: a small vocabulary of effects with their numbers, and short ways to write them. */
import { bit, COST, GARRISON, KNIGHT, SOLDIER, type Unit } from './units.ts';

/** 0 Spring to 3 Winter; `null` for every season. */
export type When = number | null;

/** Where Units defend better; `null` for everywhere. */
export const DEFENDED_PLACES = ['castle', 'mountain', 'land'] as const;
export type DefendedPlace = (typeof DEFENDED_PLACES)[number] | null;

/** Gold that cards add to: `campIncome` for each Camp, `markIncome` for each marked Province, `pillage` for each beaten Unit. */
export const GOLD_OPS = ['income', 'campIncome', 'markIncome', 'tax', 'rebate', 'pillage'] as const;
export type GoldOp = (typeof GOLD_OPS)[number];

export type Effect =
  | { op: GoldOp; gold: number; when: When }
  | { op: 'cost'; unit: Unit; gold: number; when: When }
  | { op: 'defence'; unit: Unit; guesses: number; place: DefendedPlace }
  /** `units`: a set of Units that attack, a sum of `bit(unit)`. */
  | { op: 'ladders' | 'surgeons'; units: number }
  | { op: 'informers' | 'spy' | 'palisades' | 'march' | 'guides' | 'range' | 'herald' | 'frontier' };

/** Those who fight in person. */
export const FIGHTERS = bit(SOLDIER) | bit(KNIGHT);

export type Op = Effect['op'];
export type Effects = readonly Effect[];

export const gold = (op: GoldOp, amount: number, when: When = null): Effect => ({ op, gold: amount, when });
export const cost = (unit: Unit, amount: number, when: When = null): Effect => ({
  op: 'cost',
  unit,
  gold: amount,
  when,
});
export const defence = (unit: Unit, guesses: number, place: DefendedPlace = null): Effect => ({
  op: 'defence',
  unit,
  guesses,
  place,
});
export const ladders = (units: number): Effect => ({ op: 'ladders', units });
export const surgeons = (units: number): Effect => ({ op: 'surgeons', units });
export const informers: Effect = { op: 'informers' };
export const spy: Effect = { op: 'spy' };
export const palisades: Effect = { op: 'palisades' };
export const march: Effect = { op: 'march' };
export const guides: Effect = { op: 'guides' };
export const range: Effect = { op: 'range' };
export const herald: Effect = { op: 'herald' };
export const frontier: Effect = { op: 'frontier' };

/** What is used once in each season; the card that did it is spent until then. */
export const ONCE_A_SEASON: readonly Op[] = ['informers', 'surgeons'];

/** What an effect is worth to an average player in Gold, about; the built-in cards are priced by themselves. */
const WORTH: Readonly<Record<Op, number>> = {
  income: 2,
  campIncome: 4,
  markIncome: 2,
  tax: 1.3,
  rebate: 1,
  cost: 2,
  pillage: 3,
  defence: 3,
  ladders: 3,
  surgeons: 3,
  informers: 4,
  spy: 4,
  palisades: 1,
  march: 3,
  guides: 1,
  range: 4,
  herald: 1,
  frontier: 3,
};

function amountOf(effect: Effect): number {
  switch (effect.op) {
    case 'cost':
      return (COST[effect.unit]! - effect.gold) / (effect.unit === KNIGHT ? 2 : 1);
    case 'defence':
      return (effect.guesses - (effect.unit === GARRISON ? 2 : 1)) * (effect.place === null ? 1 : 0.5);
    default:
      return 'gold' in effect ? effect.gold : 1;
  }
}

/** A season is a quarter of the year. */
const shareOf = (effect: Effect): number => ('when' in effect && effect.when !== null ? 0.3 : 1);

export const worthOf = (effects: Effects): number =>
  Math.min(15, Math.round(effects.reduce((sum, each) => sum + WORTH[each.op] * amountOf(each) * shareOf(each), 0)));
