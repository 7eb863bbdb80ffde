/** HDL-D18: cards that were drawn and must still be assigned. */
import type { Card } from '@interregnum/hidden-leaders';
import { OpenCard } from '../board/open-card.tsx';
import type { Props } from '../state/props.ts';
import css from './reveal.module.css';

export function Held(props: Props) {
  const { view, text } = props;
  const cards: Card[] = view.held.filter(card => card !== null);
  if (cards.length === 0) return null;
  return (
    <section className={css.sheet} aria-label={text('hdl.held')}>
      <h2 className={css.title}>{text('hdl.held')}</h2>
      <ul className={css.cards} data-short="">
        {cards.map(card => (
          <li key={card}>
            <OpenCard {...props} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
