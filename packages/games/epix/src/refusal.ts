/** Why a player cannot do what he tried, with the rule. */
import type { Refusal } from '@interregnum/kernel';
import type { View } from './sight.ts';

export const candidates = (_v: View): readonly string[] => [];
export const refusal = (_v: View, _code: string): Refusal | null => null;
