/** What bots that search should know about Yield. */
import { randomFrom, type SearchHints } from '@interregnum/kernel';
import { determinise } from '../determinise.ts';
import { listen, type YieldEvent } from '../events.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { apply, type State } from '../state.ts';
import { values } from './evaluate.ts';
import { weigh } from './priors.ts';

export const priors = (v: View): readonly number[] => weigh(determinise(v, randomFrom('priors')), v.viewer!);

export const search: SearchHints<State, YieldEvent> = {
  mixed: [ASK.strategyCard],
  /** Whoever could foresee it would know every dial. */
  byLot: [ASK.split],
  /** Cards are thrown away and Units recruited in secret, but nobody gains by being unforeseeable there. */
  secret: [ASK.split, ASK.firstDiscard, ASK.recruit],
  apply(s, seat, option, news) {
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
  settled: s =>
    s.battle === null && (s.ask?.id === ASK.strategyCard || s.ask?.id === ASK.perform || s.ask?.id === ASK.recruit),
  values,
  priors: weigh,
  likelihood: () => 1,
};
