/** What a search should know: when a position can be judged, and what the others are likely to have. */
import type { SearchHints } from '@interregnum/kernel';
import { type HiddenLeadersEvent, listen } from '../events.ts';
import { ASK } from '../questions.ts';
import { apply, type State } from '../state.ts';
import { values } from './evaluate.ts';
import { lean } from './lean.ts';
import { weigh } from './priors.ts';

export const search: SearchHints<State, HiddenLeadersEvent> = {
  mixed: [],
  apply(s, seat, option, news) {
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
  /** Between two turns hands are full and no ability is under way. */
  settled: s => s.ask?.id === ASK.turn,
  values,
  priors: weigh,
  likelihood: () => 1,
  lean,
  motive: (s, seat) => s.leaders[seat]!,
  curiosity: 1.2,
};
