/** Fights and auctions while they are being decided, beside what they are about; in the past also how they ended. */

import type { Duel } from '@interregnum/epix';
import { ASK } from '@interregnum/epix';
import type { Props } from '../state/props.ts';
import { epixClass } from '../units/livery.ts';
import { AuctionPanel } from './auction-panel.tsx';
import { FightPanel } from './fight-panel.tsx';
import { revealIn, stageOf, stageOfResult } from './reveal.ts';

export function Interruption(props: Props) {
  const { view, news, live } = props;
  const reveal = live ? null : revealIn(news);
  const running = stageOf(view);
  const fought = !running && reveal?.type === 'fought' ? reveal : null;
  const stage = running ?? (fought && stageOfResult(fought));
  const bidding = view.ask?.id === ASK.auction;
  const auction = reveal?.type === 'auction' ? reveal : null;
  return (
    <div className={epixClass}>
      {stage && <FightPanel {...props} key={keyOf(stage.duel)} stage={stage} fought={fought} events={news} />}
      {!stage && (bidding || auction) && <AuctionPanel {...props} result={bidding ? null : auction} />}
    </div>
  );
}

const keyOf = (duel: Duel): string => Object.values(duel).join('-');
