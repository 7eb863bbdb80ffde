/** A small seal of an owned card: its picture, a lamp if it works once per season, the whole card on demand. */
import { Popover } from '@base-ui/react/popover';
import { cardId } from '@interregnum/epix';
import { cardName, type Text } from '../state/props.ts';
import { AbilityFace, kindOf } from './AbilityCard.tsx';
import css from './cards.module.css';
import { abilityPicture } from './icons.ts';

interface AbilitySealProps {
  card: number;
  text: Text;
  /** `null` for cards that are never used up. */
  spent: boolean | null;
  onRule(): void;
}

export function AbilitySeal({ card, text, spent, onRule }: AbilitySealProps) {
  const Picture = abilityPicture(card);
  const state = spent === null ? '' : text(spent ? 'epix.spent' : 'epix.ready');
  return (
    <Popover.Root>
      <Popover.Trigger
        openOnHover
        delay={250}
        className={css.seal}
        data-kind={kindOf(card)}
        data-spent={spent === true}
        aria-label={`${cardName(text, card)} ${state}`}
      >
        <Picture />
        {spent !== null && <span className={css.lamp} data-lit={!spent} />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className={css.positioner}>
          <Popover.Popup className={css.popup} initialFocus={false} aria-label={cardName(text, card)}>
            <AbilityFace card={card} text={text}>
              {state && <span className={css.state}>{state}</span>}
              <button type="button" className={css.rule} onClick={onRule}>
                {text('epix.card.rule', { id: cardId(card) })}
              </button>
            </AbilityFace>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
