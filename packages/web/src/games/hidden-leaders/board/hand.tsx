/** The viewer's hand of Heroes. */
import { ASK, type Card, heroId } from '@interregnum/hidden-leaders';
import { Hand as CardHand, Reading } from '../../../table/kit/hand/hand.tsx';
import { HeroCard } from '../cards/hero-card.tsx';
import { clickCard, onCard } from '../state/clicks.ts';
import { heroKey } from '../state/journeys.ts';
import { heroName, heroText, type Props } from '../state/props.ts';
import { type Picked, usePicked } from '../state/selection.ts';
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
  if (view.viewer === null) return null;
  const cards = view.hands[view.viewer]!.filter(card => card !== null);
  const preparing = options.some(option => option.type === 'prepare');
  return (
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
        return (
          <>
            <HeroButton
              {...props}
              card={card}
              id={heroKey(card)}
              label={text('hdl.hand.card', { card: cardInWords(text, card) })}
              offers={onCard(options, card)}
              open={preparing}
              means={() => clickCard(options, picked, card, true)}
              picked={mark}
            >
              <HeroCard card={card} text={text} />
            </HeroButton>
            {preparing && mark && <span className={css.mark}>{text(`hdl.hand.${mark}`)}</span>}
          </>
        );
      }}
    </CardHand>
  );
}

/** The face without its words, which stand beside it. */
const Portrait = ({ card, text }: { card: Card; text: Props['text'] }) => (
  <span className={css.portrait}>
    <HeroCard card={card} text={text} />
  </span>
);
