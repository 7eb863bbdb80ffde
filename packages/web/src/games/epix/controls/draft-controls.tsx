/** The draft: recruit in the own Lands, or bid on a Special Ability card. Passing is a plain button. */

import { useState } from 'react';
import { seatClass } from '../../../parts/seal.tsx';
import { Hand } from '../../../table/kit/hand/hand.tsx';
import { HandCard } from '../../../table/kit/hand/hand-card.tsx';
import { AbilityFace } from '../cards/ability-card.tsx';
import type { Props } from '../state/props.ts';
import { Emblem, UnitPicture } from '../units/emblem.tsx';
import { BidForm } from './bid-form.tsx';
import { Coin } from './coin.tsx';
import css from './draft.module.css';
import { RecruitPalette } from './recruit-palette.tsx';

export function DraftControls(props: Props) {
  const { view, text } = props;
  const [card, setCard] = useState<number | null>(null);
  const [tab, setTab] = useState<'recruit' | 'bid'>(view.dealt.length > 0 ? 'bid' : 'recruit');
  if (view.dealt.length === 0) return <RecruitPalette {...props} />;
  return (
    <div className={css.draft} data-tab={tab}>
      <div className={css.tabs} role="tablist">
        {(['recruit', 'bid'] as const).map(each => (
          <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => setTab(each)}>
            {text(`epix.draft.${each}`)}
          </button>
        ))}
      </div>
      <div className={css.recruit}>
        {card === null ? (
          <RecruitPalette {...props} />
        ) : (
          <BidForm key={card} {...props} card={card} onClose={() => setCard(null)} />
        )}
      </div>
      <Hand
        className={css.offers}
        label={text('epix.draft.offers')}
        cards={view.dealt}
        keyOf={String}
        question={props.question}
        isLifted={each => each === card}
      >
        {each => (
          <HandCard
            offered
            lifted={card === each}
            onPress={() => {
              setCard(card === each ? null : each);
              setTab('bid');
            }}
          >
            <AbilityFace card={each} text={text}>
              <HighestBid {...props} offer={view.dealt.indexOf(each)} />
            </AbilityFace>
          </HandCard>
        )}
      </Hand>
    </div>
  );
}

/** Who leads on a card, with how much, marked with what. */
function HighestBid({ view, seatNames, text, offer }: Props & { offer: number }) {
  const bidder = view.bidder[offer] ?? null;
  if (bidder === null) return <span className={css.standing}>{text('epix.draft.noBid')}</span>;
  return (
    <span className={`${css.standing} ${css.led} ${seatClass(bidder)}`}>
      <Emblem seat={bidder} size={18} />
      <span className={css.leader}>{bidder === view.viewer ? text('epix.you') : seatNames[bidder]}</span>
      <UnitPicture seat={bidder} unit={view.bidMarker[offer]!} size={20} />
      <Coin size={16} />
      <strong>{view.bidAmount[offer]}</strong>
    </span>
  );
}
