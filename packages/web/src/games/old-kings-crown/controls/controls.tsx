/** What stands beside the prompt: the right tools for the open question. */
import { ASK, type Question } from '@interregnum/old-kings-crown';
import { type ControlsByQuestion, controlFor } from '../../../table/kit/controls.ts';
import { okcClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';
import { ArrangeChoice } from './arrange-choice.tsx';
import { BidChoice } from './bid-choice.tsx';
import { Choice } from './choice.tsx';
import { ClaimChoice } from './claim-choice.tsx';
import { FatesChoice } from './fates-choice.tsx';
import { HandChoice } from './hand-choice.tsx';
import { KeepChoice } from './keep-choice.tsx';
import { OrderChoice } from './order-choice.tsx';
import { PlacingChoice } from './placing-choice.tsx';
import { SourceChoice } from './source-choice.tsx';
import { LoyalChoice, RetireChoice } from './winter-choice.tsx';

const BY_QUESTION: ControlsByQuestion<Question, Props> = {
  [ASK.faction]: Choice,
  [ASK.kingdomCard]: KeepChoice,
  [ASK.order]: OrderChoice,
  [ASK.window]: SourceChoice,
  [ASK.target]: Choice,
  [ASK.bid]: HandChoice,
  [ASK.ruseInBid]: HandChoice,
  [ASK.winningBid]: BidChoice,
  [ASK.replaced]: Choice,
  [ASK.herald]: Choice,
  [ASK.crisis]: PlacingChoice,
  [ASK.placing]: PlacingChoice,
  [ASK.region]: Choice,
  [ASK.beforeReveal]: HandChoice,
  [ASK.reinforceOrRetreat]: HandChoice,
  [ASK.eliminate]: Choice,
  [ASK.resilient]: FatesChoice,
  [ASK.tieCard]: HandChoice,
  [ASK.location]: ClaimChoice,
  [ASK.heraldSteal]: Choice,
  [ASK.castle]: Choice,
  [ASK.wilderness]: Choice,
  [ASK.siteOfPower]: Choice,
  [ASK.pathfinder]: Choice,
  [ASK.battlefield]: Choice,
  [ASK.shrine]: Choice,
  [ASK.necropolis]: Choice,
  [ASK.placement]: Choice,
  [ASK.ritual]: Choice,
  [ASK.pillageMoves]: Choice,
  [ASK.afterLoss]: Choice,
  [ASK.retire]: RetireChoice,
  [ASK.loyal]: LoyalChoice,
  [ASK.deploy]: Choice,
  [ASK.tourney]: HandChoice,
  [ASK.returning]: Choice,
  [ASK.forgedOrders]: Choice,
  [ASK.exchange]: Choice,
  [ASK.trait]: Choice,
  [ASK.watchers]: Choice,
  [ASK.arrange]: ArrangeChoice,
  [ASK.chapel]: null,
  [ASK.debts]: Choice,
  [ASK.further]: Choice,
  [ASK.swap]: Choice,
};

export function Controls(props: Props) {
  const Tools = controlFor(BY_QUESTION, props);
  if (!Tools) return null;
  return (
    <div className={okcClass} data-flow="">
      <Tools key={props.question} {...props} />
    </div>
  );
}
