/** All envelopes open at once, their worth counts up, and the winning ones glow. */
import type { OldKingsCrownEvent, Party } from '@interregnum/old-kings-crown';
import stage from '../../../table/kit/stage/paper.module.css';
import { type Act, hasCome } from '../../../table/kit/stage/scene.ts';
import { Envelope } from '../bids/envelope.tsx';
import type { BidState } from '../bids/envelopes.ts';
import type { Props } from '../state/props.ts';
import css from './scenes.module.css';

type Bids = Extract<OldKingsCrownEvent, { type: 'bidsShown' }>['bids'];

interface OpenedProps extends Props {
  bids: Bids;
  act: Act;
}

export function BidsOpened({ bids, act, ...props }: OpenedProps) {
  const { view, text } = props;
  return (
    <section aria-label={text('okc.bids.opened')}>
      <h2>{text('okc.bids.title')}</h2>
      <ul className={`${stage.sides} ${css.envelopes}`} data-act={act}>
        {view.order.map(party => (
          <Envelope key={party} {...props} party={party} bid={bidAt(bids, party, act)} />
        ))}
      </ul>
    </section>
  );
}

function bidAt(bids: Bids, party: Party, act: Act): BidState {
  const bid = bids.find(one => one.party === party);
  if (!bid) return { is: 'passed' };
  if (!hasCome('reveal', act)) return { is: 'sealed' };
  const best = Math.max(...bids.map(({ total }) => total));
  return { is: 'open', cards: bid.cards, total: bid.total, wins: hasCome('consequence', act) && bid.total === best };
}
