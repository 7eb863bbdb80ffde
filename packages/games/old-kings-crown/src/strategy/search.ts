/** What bots that search should know about The Old King's Crown. */
import type { SearchHints } from '@interregnum/kernel';
import { listen, type OldKingsCrownEvent } from '../events.ts';
import { ASK } from '../questions.ts';
import { apply, type State } from '../state.ts';
import { values } from './evaluate.ts';
import { weigh } from './priors.ts';

export const search: SearchHints<State, OldKingsCrownEvent> = {
  mixed: [ASK.placing, ASK.bid],
  secret: [ASK.kingdomCard, ASK.ruseInBid, ASK.reinforceOrRetreat, ASK.tieCard, ASK.crisis],
  apply(s, seat, option, news) {
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
  /** The Round begins, or the cards lie and the next Region is to be chosen: who may win it is judged as it stands. */
  settled: s => s.ask?.id === ASK.bid || s.ask?.id === ASK.region,
  values,
  priors: weigh,
  likelihood: () => 1,
};
