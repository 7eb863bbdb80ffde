/** How well a seat stands, what a player of sense would consider, and what a search should know. */
import { randomFrom, type SearchHints } from '@interregnum/kernel';
import { determinise, type View } from './sight.ts';
import type { State } from './state.ts';
import { values } from './strategy/evaluate.ts';
import { likelihood, weigh } from './strategy/priors.ts';

export { evaluate } from './strategy/evaluate.ts';

export function priors(v: View): readonly number[] {
  const s = determinise(v, randomFrom('priors'));
  s.chosen = v.chosen.slice();
  return weigh(s, v.viewer!);
}

export const search: SearchHints<State> = {
  /** Card choices and bids are secret, guesses answer a secret. */
  mixed: ['EPX-D02', 'EPX-D04', 'EPX-D06', 'EPX-D13', 'EPX-D15'],
  settled: s => s.ask === null || s.ask.id === 'EPX-D02',
  values,
  priors: weigh,
  likelihood,
};
