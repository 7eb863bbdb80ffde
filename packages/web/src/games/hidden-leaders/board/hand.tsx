/** The viewer's hand of Heroes. */
import { ASK, type Card, heroId } from '@interregnum/hidden-leaders';
import { useDragging } from '../../../table/kit/drag/use-dragging.tsx';
import { Hand as CardHand, Reading } from '../../../table/kit/hand/hand.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import { HeroCard } from '../cards/hero-card.tsx';
import { hdlClass } from '../marks/livery.ts';
import { clickCard, onCard } from '../state/clicks.ts';
import { heroKey } from '../state/journeys.ts';
import { heroName, heroText, type Props } from '../state/props.ts';
import { type Picked, selection, usePicked } from '../state/selection.ts';
import { cardInWords } from '../state/words.ts';
import css from './hand.module.css';
import { HeroButton, reader } from './hero-button.tsx';

/** What the player has in mind with a card: take it up, hide it, discard it. */
function markOf(props: Props, picked: Picked, card: Card): string | null {
  if (picked.card === card) return props.view.ask?.id === ASK.prepare ? 'hide' : 'lifted';
  return picked.discard === card ? 'discard' : null;
}

export function Hand(props: Props) {
  const { view, options, text } = props;
  const picked = usePicked(props.question);
  const cards = (view.viewer === null ? [] : view.hands[view.viewer]!).filter(card => card !== null);
  const preparing = options.some(option => option.type === 'prepare');
  const { handle, ghost } = useDragging<Card>({
    place: 'data-table',
    onLift: card => selection.pick(props.question, { card }),
    onBack: () => selection.pick(props.question, {}),
    onDrop: card => carryOut(props, selection, clickCard(options, { ...picked, card }, card, true)),
    draw: card => (
      <span className={`${hdlClass} ${css.dragged}`}>
        <HeroCard card={card} text={text} />
      </span>
    ),
  });
  return (
    <>
      <CardHand
        className={css.hand}
        label={text('hdl.hand', { count: cards.length })}
        cards={cards}
        keyOf={String}
        spotOf={card => `hero.${heroId(card)}`}
        question={props.question}
        isLifted={card => markOf(props, picked, card) !== null}
        reader={reader}
        read={card => (
          <Reading picture={<Portrait card={card} text={text} />} title={heroName(text, card)}>
            {heroText(text, card)}
          </Reading>
        )}
      >
        {card => {
          const mark = markOf(props, picked, card);
          const offers = onCard(options, card);
          return (
            <span {...(offers.length > 0 && handle(card))} className={css.place}>
              <HeroButton
                {...props}
                card={card}
                id={heroKey(card)}
                label={text('hdl.hand.card', { card: cardInWords(view, text, card) })}
                offers={offers}
                open={preparing}
                means={() => clickCard(options, picked, card, true)}
                picked={mark}
              >
                <HeroCard card={card} text={text} />
              </HeroButton>
              {preparing && mark && <span className={css.mark}>{text(`hdl.hand.${mark}`)}</span>}
            </span>
          );
        }}
      </CardHand>
      {ghost}
    </>
  );
}

/** The face without its words, which stand beside it. */
const Portrait = ({ card, text }: { card: Card; text: Props['text'] }) => (
  <span className={css.portrait}>
    <HeroCard card={card} text={text} />
  </span>
);
