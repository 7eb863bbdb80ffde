/** The Graveyard spread out, the top card first (HDL-Q26); by itself when a card must be taken from it. */
import X from 'icon:lucide/x';
import { useEffect } from 'react';
import { IconButton } from '../../../parts/button.tsx';
import { OpenCard } from '../board/open-card.tsx';
import { onCard } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { graveyardOpen } from '../state/selection.ts';
import css from './reveal.module.css';

export function Graveyard(props: Props) {
  const { view, options, text } = props;
  const open = graveyardOpen.use();
  const wanted = view.graveyard.some(card => onCard(options, card).length > 0);
  useEffect(() => () => graveyardOpen.set(false), []);
  if (!open && !wanted) return null;
  return (
    <section className={css.sheet} aria-label={text('pile.graveyard')}>
      <header className={css.head}>
        <h2 className={css.title}>{text('hdl.graveyard', { count: view.graveyard.length })}</h2>
        {!wanted && <IconButton icon={X} label={text('hdl.close')} onClick={() => graveyardOpen.set(false)} />}
      </header>
      <ul className={css.cards} data-short="">
        {[...view.graveyard].reverse().map(card => (
          <li key={card}>
            <OpenCard {...props} card={card} id={`buried ${card}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
