/** What bots that search should know about Yield. */
import { randomFrom, type SearchHints } from '@interregnum/kernel';
import { determinise } from '../determinise.ts';
import { listen, type YieldEvent } from '../events.ts';
import type { View } from '../sight.ts';
import { apply, type State } from '../state.ts';
import { values } from './evaluate.ts';
import { weigh } from './priors.ts';

export const priors = (v: View): readonly number[] => weigh(determinise(v, randomFrom('priors')), v.viewer!);

export const search: SearchHints<State, YieldEvent> = {
  /** Cards are chosen, Units split and recruited in secret. */
  mixed: ['YLD-D05', 'YLD-D06', 'YLD-D10', 'YLD-D31'],
  apply(s, seat, option, news) {
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
  settled: s => s.battle === null && (s.ask?.id === 'YLD-D10' || s.ask?.id === 'YLD-D11' || s.ask?.id === 'YLD-D31'),
  values,
  priors: weigh,
  likelihood: () => 1,
};
