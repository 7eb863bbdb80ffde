/** The Bids of the year: an envelope for each player, sealed until all are in, then what each of them is worth. */

import Sealed from 'icon:lucide/mail';
import Open from 'icon:lucide/mail-open';
import Passed from 'icon:lucide/mail-x';
import { Aside } from '../../../table/kit/aside/aside.tsx';
import { factionClass } from '../marks/livery.ts';
import type { Props } from '../state/props.ts';
import css from './bids.module.css';
import { Envelope } from './envelope.tsx';
import { type BidState, bidOf } from './envelopes.ts';

const SIGNS = { waiting: null, sealed: Sealed, passed: Passed, open: Open } as const;

export function BidsPanel(props: Props) {
  const { view, text, question } = props;
  const bids = view.order.map(party => ({ party, bid: bidOf(view, party) }));
  return (
    <Aside
      label={text('okc.bids.title')}
      areas={[]}
      question={question}
      brief
      className={css.panel}
      data={{ 'data-bids': view.bidsShown ? 'open' : 'sealed' }}
      title={
        <h2 className={css.title}>
          {text('okc.bids.title')}
          <span className={css.brief}>
            {bids.map(({ party, bid }) => (
              <span key={party} className={`${css.sign} ${factionClass(view.factions[party] ?? 'simulacrum')}`}>
                <Sign bid={bid} />
              </span>
            ))}
          </span>
        </h2>
      }
    >
      <ul className={css.bids}>
        {bids.map(({ party, bid }) => (
          <Envelope key={party} {...props} party={party} bid={bid} />
        ))}
      </ul>
    </Aside>
  );
}

/** Folded: what has become of each Bid. */
const Sign = ({ bid }: { bid: BidState }) => {
  if (bid.is === 'open') return <b>{bid.total}</b>;
  const Picture = SIGNS[bid.is];
  return Picture ? <Picture /> : <span>…</span>;
};
