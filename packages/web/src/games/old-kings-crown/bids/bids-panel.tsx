/** The Bids of the year: an envelope for each player, sealed until all are in, then what each of them is worth. */

import Sealed from 'icon:lucide/mail';
import Open from 'icon:lucide/mail-open';
import Passed from 'icon:lucide/mail-x';
import { ContestPanel } from '../contest/contest-panel.tsx';
import type { Props } from '../state/props.ts';
import css from './bids.module.css';
import { Envelope } from './envelope.tsx';
import { type BidState, bidOf } from './envelopes.ts';

const SIGNS = { waiting: null, sealed: Sealed, passed: Passed, open: Open } as const;

export function BidsPanel(props: Props) {
  const { view, text } = props;
  const bids = view.order.map(party => ({ party, bid: bidOf(view, party) }));
  return (
    <ContestPanel
      of={props}
      name={text('okc.bids.title')}
      short={text('okc.bids.title')}
      areas={[]}
      brief
      data={{ 'data-bids': view.bidsShown ? 'open' : 'sealed' }}
      signs={bids.map(({ party, bid }) => ({
        party,
        status: bid.is === 'open' && bid.wins ? 'leads' : 'in',
        sign: <Sign bid={bid} />,
      }))}
    >
      <ul className={css.bids}>
        {bids.map(({ party, bid }) => (
          <Envelope key={party} {...props} party={party} bid={bid} />
        ))}
      </ul>
    </ContestPanel>
  );
}

/** Folded: what has become of each Bid. */
const Sign = ({ bid }: { bid: BidState }) => {
  if (bid.is === 'open') return <b>{bid.total}</b>;
  const Picture = SIGNS[bid.is];
  return Picture ? <Picture /> : <span>…</span>;
};
