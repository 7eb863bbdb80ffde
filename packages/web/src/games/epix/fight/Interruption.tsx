/** Fights and auctions, shown to everybody beside what they are about. */
import type { Props } from '../state/props.ts';
import { epixClass } from '../units/livery.ts';
import { AuctionPanel } from './AuctionPanel.tsx';
import { FightPanel } from './FightPanel.tsx';
import { stageOf, useReveal } from './reveal.ts';

export function Interruption(props: Props) {
  const { reveal, events, close } = useReveal(props);
  const stage = stageOf(props.view);
  const inAuction = props.view.ask?.id === 'EPX-D02';
  if (stage) {
    return (
      <div className={epixClass}>
        <FightPanel {...props} key={keyOf(stage.duel)} stage={stage} fought={null} events={[]} onClose={close} />
      </div>
    );
  }
  if (reveal?.type === 'fought') {
    return (
      <div className={epixClass}>
        <FightPanel
          {...props}
          key={keyOf(reveal.duel)}
          stage={{
            duel: reveal.duel,
            gold: reveal.gold,
            guesses: reveal.guesses.length,
            bidIn: true,
            ownBid: null,
            odd: null,
          }}
          fought={reveal}
          events={events}
          onClose={close}
        />
      </div>
    );
  }
  if (inAuction || reveal?.type === 'auction') {
    return (
      <div className={epixClass}>
        <AuctionPanel {...props} result={inAuction ? null : (reveal ?? null)} onClose={close} />
      </div>
    );
  }
  return null;
}

const keyOf = (duel: object): string => Object.values(duel).join('-');
