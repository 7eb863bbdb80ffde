/** A battle as it stands on the table: plain data, never changed, only replaced. */
import type { Seat } from '@interregnum/kernel';
import type { Area, HeroNumber, TacticsCard, UnitType } from './pieces.ts';

/** 0: attacker, 1: defender. In a duel the hero who started it, and the other one or the unit of a duel quest. */
export type Side = 0 | 1;
export const ATTACKER: Side = 0;
export const DEFENDER: Side = 1;
export const SIDES: readonly Side[] = [ATTACKER, DEFENDER];
export const otherSide = (side: Side): Side => (side === ATTACKER ? DEFENDER : ATTACKER);

/** RNW-145: rows go by initiative, from 1 to this. */
export const LAST_ROW = 5;
/** RNW-422: what the Conquer bonus takes from a stronghold. */
export const SIEGE = 3;

/** A unit in its present condition; those of one condition are alike. */
export interface Unit {
  readonly type: UnitType;
  readonly damage: number;
  readonly routed: boolean;
}
/** So many alike. */
export interface Group extends Unit {
  readonly n: number;
}

/** A hero who supports a type (RNW-144). */
export interface Support {
  readonly hero: HeroNumber;
  readonly type: UnitType;
}

export interface Battle {
  readonly area: Area;
  /** The seats that decide for each side; the second one for unallied neutrals too (RNW-140). */
  readonly seats: readonly [Seat, Seat];
  /** The defenders are unallied neutral units (RNW-142). */
  readonly isAgainstNeutrals: boolean;
  /** Participating units by side, sorted by type, damage, routed; they are not in the area's lists. */
  readonly lines: readonly [readonly Group[], readonly Group[]];
  readonly supports: readonly [readonly Support[], readonly Support[]];
  /** What abilities and cards have added to the strength of each side. */
  readonly strength: readonly [number, number];
  /** What the defender's stronghold has lost for this battle (RNW-422, TA14). */
  readonly strongholdLess: number;
  /** 1 to 5 while rows are fought; 0 before, 6 after. */
  readonly row: number;
  /** Types that have drawn, by side: sets of types. */
  readonly drew: readonly [number, number];
  /** The types whose cards lie on the table now; -1 for a side without any. */
  readonly drawers: readonly [UnitType, UnitType];
  /** How many of them are carried out, drawn or laid down (RNW-Q210); 0 for a side without any. */
  readonly due: readonly [number, number];
  /** Types whose health is changed until the end of the battle: by side, `[type, health]`. */
  readonly health: readonly [readonly (readonly [UnitType, number])[], readonly (readonly [UnitType, number])[]];
  /** Units destroyed by damage, by side: types, one entry each (TA19). */
  readonly lost: readonly [readonly UnitType[], readonly UnitType[]];
  /** Cards fewer for the first draw of each side in this row (TA16). */
  readonly fewer: readonly [number, number];
  /** TA09: what the winner gets, Tactics cards and influence; `null` when it was not played. */
  readonly spoils: { readonly tactics: number; readonly influence: number } | null;
  /** TA01 was played. */
  readonly isCancelled: boolean;
  /** The unit that an effect has picked, or that has survived its damage. */
  readonly unit: (Unit & { readonly side: Side }) | null;
  /** Titles of Tactics cards played for the present trigger, by side (RNW-359). */
  readonly played: readonly [readonly number[], readonly number[]];
  /** Tactics cards laid down in place of Fate cards, by side. */
  readonly laid: readonly [readonly TacticsCard[], readonly TacticsCard[]];
}
