/** Changes to the duel under way (RNW-312, RNW-313, RNW-Q126). */
import type { Duel, State } from '../../state.ts';

/** 0: the hero who started it, 1: the other one, or the unit of a duel quest. */
export type DuelSide = 0 | 1;
export const opposingSide = (side: DuelSide): DuelSide => (side === 0 ? 1 : 0);

export function changeDuel(s: State, change: Partial<Duel>): void {
  s.duel = { ...s.duel!, ...change };
}
const withHalf = <T>(pair: readonly [T, T], side: DuelSide, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

/** Damage that a side will take at the end of the round. */
export function dealInDuel(s: State, side: DuelSide, n: number, isPreventable = true): void {
  const field = isPreventable ? 'dealt' : 'fixed';
  changeDuel(s, { [field]: withHalf(s.duel![field], side, s.duel![field][side] + n) });
}
/** Preventions of a round add up. */
export function preventInDuel(s: State, side: DuelSide, n: number): void {
  changeDuel(s, { prevented: withHalf(s.duel!.prevented, side, s.duel!.prevented[side] + n) });
}
export function flagInDuel(s: State, flag: 'noArmor' | 'skips' | 'healsIfWon' | 'silverHeals', side: DuelSide): void {
  changeDuel(s, { [flag]: withHalf(s.duel![flag], side, true) });
}
