/** Dragging a card of the own hand: to a Region while cards are placed, anywhere onto the table where it is an answer. */
import { type Card, REGIONS } from '@interregnum/old-kings-crown';
import { type Dragging, useDragging } from '../../../table/kit/drag/use-dragging.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import { MiniCard } from '../cards/card-face.tsx';
import { okcClass } from '../marks/livery.ts';
import { press } from '../state/clicks.ts';
import { isPlacing, usePlacing } from '../state/placing.ts';
import { cardSpot, type Props } from '../state/props.ts';
import { NOTHING_PICKED, selection } from '../state/selection.ts';
import css from './band.module.css';

export function useCardDrag(props: Props): Dragging<Card> {
  const { view, options, text } = props;
  const placing = usePlacing(props);
  const isLaying = isPlacing(props);
  return useDragging<Card>({
    place: isLaying ? 'data-region' : 'data-table',
    onLift: card => {
      if (isLaying) placing.lift(card);
      else selection.pick(props.question, { things: [cardSpot(card)] });
    },
    onBack: card => {
      if (isLaying) placing.takeBack(card);
      else selection.pick(props.question, {});
    },
    onDrop: (card, place) => {
      if (isLaying) placing.lay(card, Number(place) % REGIONS.length);
      else
        carryOut(
          props,
          selection,
          press(view, options, { ...NOTHING_PICKED, things: [cardSpot(card)] }, cardSpot(card), true),
        );
    },
    draw: card => (
      <span className={`${okcClass} ${css.dragged}`}>
        <MiniCard card={card} text={text} />
      </span>
    ),
  });
}
