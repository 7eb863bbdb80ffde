/** What the viewer holds: the chosen Action cards and the own Special Ability cards, readable at any time. */
import { ACTION_CARDS, ACTION_IDS, cardId, isSpent } from '@interregnum/epix';
import { AbilityFace } from '../cards/ability-card.tsx';
import { actionPicture } from '../cards/icons.ts';
import type { Props } from '../state/props.ts';
import { abilitiesOf } from '../state/reading.ts';
import css from './own-cards.module.css';

export function OwnCards({ view, text, openRule }: Props) {
  if (view.viewer === null) return null;
  const abilities = abilitiesOf(view, view.viewer);
  const chosen = view.chosen[view.viewer] ?? 0;
  if (abilities.length === 0 && chosen === 0) return null;
  return (
    <ul className={css.cards} aria-label={text('epix.own')}>
      {ACTION_CARDS.filter(card => chosen & card).map(card => {
        const Picture = actionPicture(card);
        return (
          <li key={ACTION_IDS[card]} className={css.action} data-action={ACTION_IDS[card]}>
            <Picture />
            <span>{text(`action.${ACTION_IDS[card]}`)}</span>
          </li>
        );
      })}
      {abilities.map(card => (
        <li key={card}>
          <button
            type="button"
            className={css.ability}
            data-spent={isSpent(view, card)}
            onClick={() => openRule(cardId(card))}
          >
            <AbilityFace card={card} text={text} />
          </button>
        </li>
      ))}
    </ul>
  );
}
