/** A Bid as an envelope: open to be filled, sealed with the owner's wax, empty, or opened with its card and its worth. */
import type { Faction, Party } from '@interregnum/old-kings-crown';
import type { ReactNode } from 'react';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { MiniCard } from '../cards/card-face.tsx';
import { cardLabel } from '../cards/words.ts';
import { FactionBadge } from '../emblems/glyphs.tsx';
import { factionClass } from '../marks/livery.ts';
import { type Props, partyName } from '../state/props.ts';
import css from './bids.module.css';
import type { BidState } from './envelopes.ts';

interface EnvelopeProps extends Props {
  party: Party;
  bid: BidState;
}

export function Envelope({ party, bid, ...props }: EnvelopeProps) {
  const { view, text } = props;
  const faction = view.factions[party] ?? null;
  const wins = bid.is === 'open' && bid.wins;
  return (
    <li
      className={`${css.bid} ${factionClass(faction ?? 'simulacrum')}`}
      data-bid={bid.is}
      data-wins={wins}
      data-own={party === view.viewer}
    >
      <span className={css.who}>
        <CardWords of={partyName(props, party)} />
      </span>
      <Paper faction={faction} closed={bid.is === 'sealed' || bid.is === 'passed'} sealed={bid.is === 'sealed'}>
        {bid.is === 'open' &&
          bid.cards.map(card => (
            <span key={card} className={css.card} role="img" aria-label={cardLabel(view, text, card)}>
              <MiniCard card={card} text={text} />
            </span>
          ))}
      </Paper>
      <span className={css.state}>
        {bid.is === 'open' ? <strong className={css.worth}>{bid.total}</strong> : text(`okc.bids.${bid.is}`)}
        {wins && <span>{text('okc.bids.wins')}</span>}
      </span>
    </li>
  );
}

interface PaperProps {
  faction: Faction | null;
  closed: boolean;
  sealed: boolean;
  children: ReactNode;
}

const Paper = ({ faction, closed, sealed, children }: PaperProps) => (
  <span className={css.paper}>
    {children}
    <svg viewBox="0 0 60 40" className={css.envelope} aria-hidden="true">
      <path className={css.sheet} d="M1 3H59V39H1Z" />
      <path className={css.fold} d="M1 39 24 19M59 39 36 19" />
      <path className={css.flap} d={closed ? 'M1 3 30 24 59 3Z' : 'M1 3 30 -14 59 3Z'} />
    </svg>
    {sealed && <span className={css.wax}>{faction && <FactionBadge faction={faction} size="1.5rem" />}</span>}
  </span>
);
