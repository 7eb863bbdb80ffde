/** The viewer's hand, the strongest first. */
import { type Card, contentOf, FACTION_CARDS } from '@interregnum/old-kings-crown';
import { CardButton } from '../../../table/kit/card/card-button.tsx';
import { Hand as CardHand } from '../../../table/kit/hand/hand.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { CardReading } from '../cards/reading.tsx';
import { cardLabel } from '../cards/words.ts';
import { isPlacing, usePlacing } from '../state/placing.ts';
import { cardSpot, type Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './hand.module.css';
import { Piece, reader } from './piece.tsx';
import { useCardDrag } from './use-card-drag.tsx';

const numberOf = new Map(FACTION_CARDS.map((_, card) => [cardSpot(card), card]));

export function Hand(props: Props) {
  const { view, text } = props;
  const picked = usePicked(props.question);
  const placing = usePlacing(props);
  const laying = isPlacing(props);
  const { handle, ghost } = useCardDrag(props);
  const held = (view.viewer === null ? [] : view.hands[view.viewer]!).filter(card => card !== null);
  const { strength } = contentOf(view);
  const strongestFirst = (one: Card, other: Card) => strength[other]! - strength[one]! || one - other;
  const cards = held.filter(card => !laying || !placing.cards.includes(card)).sort(strongestFirst);
  const isLifted = (spot: string) => picked.things.includes(spot) || (laying && placing.lifted === numberOf.get(spot));
  return (
    <>
      <CardHand
        className={css.hand}
        label={text('okc.hand', { count: held.length })}
        cards={cards.map(cardSpot)}
        keyOf={String}
        spotOf={String}
        question={props.question}
        isLifted={isLifted}
        reader={reader}
        readsLifted={!laying}
        read={spot => <CardReading card={numberOf.get(spot)!} text={text} />}
      >
        {spot => {
          const card = numberOf.get(spot)!;
          return (
            <span {...(props.options.length > 0 ? handle(card) : {})} className={css.place}>
              {laying ? <Laid {...props} card={card} /> : <Held {...props} card={card} />}
            </span>
          );
        }}
      </CardHand>
      {ghost}
    </>
  );
}

const Held = ({ card, ...props }: Props & { card: Card }) => (
  <Piece
    {...props}
    thing={cardSpot(card)}
    face={cardSpot(card)}
    label={props.text('okc.hand.card', { card: cardLabel(props.view, props.text, card) })}
    inHand
  >
    <CardFace card={card} text={props.text} />
  </Piece>
);

/** While cards are placed every card of the hand can be taken up. */
function Laid({ card, ...props }: Props & { card: Card }) {
  const placing = usePlacing(props);
  return (
    <CardButton
      card={cardSpot(card)}
      id={cardSpot(card)}
      label={props.text('okc.hand.card', { card: cardLabel(props.view, props.text, card) })}
      offers={[]}
      open
      means={() => ({ do: 'pick', what: {} })}
      picked={placing.lifted === card ? 'picked' : null}
      hovered={props.hovered}
      reader={reader}
      describe={() => ''}
      onMeaning={() => placing.pressCard(card)}
    >
      <CardFace card={card} text={props.text} />
    </CardButton>
  );
}
