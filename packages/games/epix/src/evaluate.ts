/** How well a seat stands, and what a player of sense would consider. */
import type { Seat } from '@interregnum/kernel';
import type { View } from './sight.ts';
import type { State } from './state.ts';

export const evaluate = (_s: State, _seat: Seat): number => 0.5;
export const priors = (v: View): readonly number[] => v.ask!.options[v.viewer!]!.map(() => 1);
