/** The viewer's hand: whole cards, rising from the edge of the table. */

import type { Card } from '@interregnum/hidden-leaders';
import { ASK } from '@interregnum/hidden-leaders';
import { HeroCard } from '../cards/hero-card.tsx';
import { clickCard, onCard } from '../state/clicks.ts';
import { heroKey } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import { type Picked, usePicked } from '../state/selection.ts';
import { cardInWords } from '../state/words.ts';
import css from './hand.module.css';
import { HeroButton } from './hero-button.tsx';

/** What the player has in mind with a card: play it, hide it, discard it. */
function markOf(props: Props, picked: Picked, card: Card): string | null {
  const preparing = props.view.ask?.id === ASK.prepare;
  if (picked.card === card) return preparing ? 'hide' : 'play';
  return picked.discard === card ? 'discard' : null;
}

export function Hand(props: Props) {
  const { view, options, text } = props;
  const picked = usePicked(props.question);
  if (view.viewer === null) return null;
  const cards = view.hands[view.viewer]!.filter(card => card !== null);
  const preparing = options.some(option => option.type === 'prepare');
  return (
    <ul className={css.hand} aria-label={text('hdl.hand', { count: cards.length })}>
      {cards.map(card => {
        const mark = markOf(props, picked, card);
        return (
          <li key={card} className={css.place} data-mark={mark}>
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
            {view.ask?.id === ASK.prepare && mark && <span className={css.mark}>{text(`hdl.hand.${mark}`)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
