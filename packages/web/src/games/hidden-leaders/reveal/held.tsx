/** HDL-D18: cards that were drawn and must still be assigned. */
import type { Card } from '@interregnum/hidden-leaders';
import { TableCard } from '../board/table-card.tsx';
import { HeroCard } from '../cards/hero-card.tsx';
import { clickCard, onCard } from '../state/clicks.ts';
import { heroKey } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import { NOTHING_PICKED } from '../state/selection.ts';
import { cardInWords } from '../state/words.ts';
import css from './reveal.module.css';

export function Held(props: Props) {
  const { view, options, text } = props;
  const cards: Card[] = view.held.filter(card => card !== null);
  if (cards.length === 0) return null;
  return (
    <section className={css.sheet} aria-label={text('hdl.held')}>
      <h2 className={css.title}>{text('hdl.held')}</h2>
      <ul className={css.cards}>
        {cards.map(card => (
          <li key={card}>
            <TableCard
              {...props}
              card={card}
              id={heroKey(card)}
              label={cardInWords(text, card)}
              offers={onCard(options, card)}
              means={() => clickCard(options, NOTHING_PICKED, card, false)}
            >
              <HeroCard card={card} text={text} />
            </TableCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
