/** Tavern and piles: Harbor to draw from, Wilderness and Graveyard for what is gone. */
import { type Card, heroId } from '@interregnum/hidden-leaders';
import { keyed } from '../../../parts/keyed.ts';
import { hovering } from '../../../table/kit/hovered.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import { CardBack } from '../cards/card-back.tsx';
import { MiniCard } from '../cards/hero-card.tsx';
import { clickPile } from '../state/clicks.ts';
import { heroKey } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import { graveyardOpen, selection } from '../state/selection.ts';
import { cardInWords } from '../state/words.ts';
import css from './market.module.css';
import { OpenCard } from './open-card.tsx';

export function Market(props: Props) {
  const { text } = props;
  return (
    <section className={css.market} aria-label={text('hdl.market')}>
      <Tavern {...props} />
      <div className={css.piles}>
        <Pile {...props} pile="harbor" />
        <Pile {...props} pile="wilderness" />
        <Graveyard {...props} />
      </div>
    </section>
  );
}

function Tavern(props: Props) {
  const { view, text } = props;
  return (
    <ul className={css.tavern} data-short="" data-spot="pile.tavern" aria-label={text('pile.tavern')}>
      {keyed(view.tavern).map(({ key, at: slot, item: card }) => (
        <li key={key} className={css.slot}>
          {card === null ? (
            <span className={css.empty} role="img" aria-label={text('hdl.tavern.empty', { slot: slot + 1 })} />
          ) : (
            <OpenCard {...props} key={card} card={card} where={words => text('hdl.tavern.card', { card: words })} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Pile(props: Props & { pile: 'harbor' | 'wilderness' }) {
  const { view, options, pile, text } = props;
  const count = view[pile];
  const choice = options.find(o => (pile === 'harbor' ? o.type === 'harbor' : o.type === 'pile' && o.pile === pile));
  return (
    <button
      type="button"
      className={css.pile}
      data-place={pile}
      data-spot={`pile.${pile}`}
      data-offer={choice?.code}
      data-empty={count === 0}
      tabIndex={choice ? 0 : -1}
      aria-label={text(`hdl.pile.${pile}`, { count })}
      onClick={() => carryOut(props, selection, clickPile(view, options, pile))}
      {...(choice ? hovering(props.hovered, choice.code) : {})}
    >
      <span className={css.deck} style={{ '--depth': Math.min(4, Math.ceil(count / 12)) }}>
        {count > 0 && <CardBack />}
      </span>
      <PileName name={text(`pile.${pile}`)} count={count} />
    </button>
  );
}

/** Its whole order is public: a press spreads it out. */
function Graveyard(props: Props) {
  const { view, options, text } = props;
  const top: Card | undefined = view.graveyard.at(-1);
  const count = view.graveyard.length;
  const choice = options.find(o => o.type === 'pile' && o.pile === 'graveyard');
  const press = () => {
    const meaning = clickPile(view, options, 'graveyard');
    if (meaning.do === 'nothing') graveyardOpen.set(!graveyardOpen.get());
    else carryOut(props, selection, meaning);
  };
  return (
    <button
      type="button"
      className={css.pile}
      data-place="graveyard"
      data-offer={choice?.code}
      data-empty={count === 0}
      aria-label={
        top
          ? text('hdl.pile.graveyardTop', { count, card: cardInWords(view, text, top) })
          : text('hdl.pile.graveyard', { count })
      }
      data-top={top ? heroId(top) : undefined}
      onClick={press}
      {...(choice ? hovering(props.hovered, choice.code) : {})}
    >
      <span className={css.deck} style={{ '--depth': Math.min(4, Math.ceil(count / 6)) }}>
        {top !== undefined && (
          <span key={top} data-glide={heroKey(top)} className={css.top}>
            <MiniCard card={top} text={text} />
          </span>
        )}
      </span>
      <PileName name={text('pile.graveyard')} count={count} />
    </button>
  );
}

function PileName({ name, count }: { name: string; count: number }) {
  return (
    <span className={css.label} aria-hidden="true">
      <span>{name}</span>
      <b>{count}</b>
    </span>
  );
}
