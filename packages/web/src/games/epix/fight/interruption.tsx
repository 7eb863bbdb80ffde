/** Fights and auctions, shown to everybody beside what they are about. */

import type { Duel } from '@interregnum/epix';
import { ASK } from '@interregnum/epix';
import type { Props } from '../state/props.ts';
import { epixClass } from '../units/livery.ts';
import { AuctionPanel } from './auction-panel.tsx';
import { FightPanel } from './fight-panel.tsx';
import { stageOf, stageOfResult, useReveal } from './reveal.ts';

export function Interruption(props: Props) {
  const { reveal, events, close } = useReveal(props);
  const running = stageOf(props.view);
  const fought = !running && reveal?.type === 'fought' ? reveal : null;
  const stage = running ?? (fought && stageOfResult(fought));
  const bidding = props.view.ask?.id === ASK.auction;
  const auction = reveal?.type === 'auction' ? reveal : null;
  return (
    <div className={epixClass}>
      {stage && (
        <FightPanel {...props} key={keyOf(stage.duel)} stage={stage} fought={fought} events={events} onClose={close} />
      )}
      {!stage && (bidding || auction) && <AuctionPanel {...props} result={bidding ? null : auction} onClose={close} />}
    </div>
  );
}

const keyOf = (duel: Duel): string => Object.values(duel).join('-');
