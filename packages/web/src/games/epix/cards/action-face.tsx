/** The faces and backs of Action cards. */

import Crown from 'icon:game-icons/crown';
import { ACTION_IDS, type ActionCard, TAX } from '@interregnum/epix';
import type { Text } from '../state/props.ts';
import css from './cards.module.css';
import { actionPicture } from './icons.ts';

/** Big enough to choose from. */
export function ActionFace({ card, text, taxGold }: { card: ActionCard; text: Text; taxGold: number }) {
  const Picture = actionPicture(card);
  return (
    <>
      <span className={css.actionArt} data-action={ACTION_IDS[card]}>
        <Picture />
      </span>
      <span className={css.title}>{text(`action.${ACTION_IDS[card]}`)}</span>
      <span className={css.words}>
        {text(`epix.action.${ACTION_IDS[card]}`, card === TAX ? { gold: taxGold } : undefined)}
      </span>
    </>
  );
}

/** A card as it lies before a player: empty place, back, or face; it flips when it is revealed. */
export function ActionSlot({ card, state, text }: { card: ActionCard; state: 'empty' | 'back' | 'face'; text: Text }) {
  const Picture = state === 'face' ? actionPicture(card) : Crown;
  const label = state === 'face' ? text(`action.${ACTION_IDS[card]}`) : text(`epix.slot.${state}`);
  return (
    <span
      className={css.slot}
      key={state}
      data-state={state}
      data-action={ACTION_IDS[card] ?? 'none'}
      role="img"
      aria-label={label}
      title={label}
    >
      {state !== 'empty' && <Picture />}
    </span>
  );
}
