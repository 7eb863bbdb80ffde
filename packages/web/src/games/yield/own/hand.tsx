/** Battle cards in a row, sorted by colour and value; a tap takes one up for what is asked. */
import { colourOf, regionOf } from '@interregnum/yield';
import { useNarrow } from '../../../parts/use-screen.ts';
import { BattleCard } from '../cards/battle-card.tsx';
import { kindName } from '../state/props.ts';
import { championBonus, type HandCard } from '../state/reading.ts';
import { pick, usePicked } from '../state/selection.ts';
import { handUse, isOffered, isUsable, toggled } from './hand-use.ts';
import css from './own.module.css';
import type { OwnProps } from './own.tsx';

export function Hand({ cards, label, ...props }: OwnProps & { cards: readonly HandCard[]; label: string }) {
  return (
    <ul
      className={css.hand}
      tabIndex={useNarrow() ? 0 : undefined}
      aria-label={label}
      style={{ '--cards': cards.length }}
    >
      {cards.map(card => (
        <li key={card.id}>
          <CardInHand {...props} card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardInHand({ card, ...props }: OwnProps & { card: HandCard }) {
  const { view, viewer, question, options, choose, text } = props;
  const { cards: picked } = usePicked(question);
  const use = handUse(view, options, viewer);
  const usable = use?.for !== 'battle' || isUsable(view, viewer, card);
  const face = (
    <BattleCard kind={card.kind} bonus={usable && use?.for === 'battle' ? championBonus(view, viewer, card.kind) : 0} />
  );
  const name = kindName(text, card.kind);
  if (!use?.from.some(one => one.id === card.id) || !isOffered(options, card)) {
    return (
      <span className={css.card} role="img" aria-label={name}>
        {face}
      </span>
    );
  }
  const press = () => {
    if (use.for !== 'battle') return pick(question, { cards: toggled(picked, card.id, use.due) });
    if (!picked.includes(card.id)) return pick(question, { cards: [card.id] });
    const code = options.find(o => 'kind' in o && o.kind === card.kind);
    if (code) choose(code.code);
  };
  return (
    <button
      type="button"
      className={css.card}
      data-offer={use.for}
      data-dim={!usable}
      data-region={regionOf(colourOf(card.kind))}
      aria-pressed={picked.includes(card.id)}
      aria-label={usable ? name : text('yield.hand.onlyDown', { card: name })}
      onClick={press}
    >
      {face}
    </button>
  );
}
