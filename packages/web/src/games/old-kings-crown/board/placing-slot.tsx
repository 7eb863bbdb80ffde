/** Where the viewer means to lay a card: tap a card and then the slot, or drag; until everybody has chosen it can be changed. */
import { type Card, NONE, REGIONS } from '@interregnum/old-kings-crown';
import { MiniCard } from '../cards/card-face.tsx';
import { usePlacing } from '../state/placing.ts';
import { cardName, cardSpot, regionName } from '../state/props.ts';
import css from './band.module.css';
import type { LaneProps } from './lane.tsx';
import { useCardDrag } from './use-card-drag.tsx';

export function PlacingSlot(props: LaneProps) {
  const { region, text, view } = props;
  const placing = usePlacing(props);
  const { handle, ghost } = useCardDrag(props);
  const card: Card = placing.cards[region]!;
  const has = card !== NONE;
  const name = regionName(text, region);
  return (
    <>
      <button
        type="button"
        className={css.slot}
        data-slot={REGIONS[region]}
        data-full={has}
        data-offer={placing.isOpen ? 'open' : undefined}
        data-lifted={placing.lifted !== null && placing.lifted !== card}
        data-glide={has ? cardSpot(card) : undefined}
        aria-label={
          has
            ? text('okc.slot.full', { region: name, card: cardName(text, card) })
            : text('okc.slot.empty', { region: name })
        }
        aria-pressed={has && placing.lifted === card}
        onClick={() => placing.pressSlot(region)}
        {...(has && view.viewer !== null ? handle(card) : {})}
      >
        {has ? <MiniCard card={card} text={text} /> : <span className={css.hole}>{name}</span>}
      </button>
      {ghost}
    </>
  );
}
