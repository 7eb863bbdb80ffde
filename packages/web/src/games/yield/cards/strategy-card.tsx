/** A Strategy card in the colours of its House: face with Banners, back with the emblem, and both as small slots. */
import EyeOff from 'icon:lucide/eye-off';
import type { Seat } from '@interregnum/kernel';
import { type StrategyCard as Card, strategyId } from '@interregnum/yield';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ownerClass } from '../houses/houses.ts';
import { strategyName, type Text } from '../state/props.ts';
import css from './cards.module.css';
import { pictureOf } from './pictures.ts';

/** How many Banners a card has to choose from; Ritual has its own three steps. */
const BANNERS: readonly number[] = [1, 2, 1, 2, 1, 3];

/** What may be done with a card, a line for each Banner. */
export const bannersOf = (card: Card, text: Text): string[] =>
  Array.from({ length: BANNERS[card]! }, (_, i) => text(`yield.banner.${strategyId(card)}.${i + 1}`));

export function StrategyFace({ card, seat, text }: { card: Card; seat: Seat; text: Text }) {
  const Picture = pictureOf(card);
  return (
    <span className={`${css.strategy} ${ownerClass(seat)}`} data-card={strategyId(card)}>
      <span className={css.art}>
        <Picture aria-hidden="true" />
      </span>
      <span className={css.cardName} data-card-name="">
        <CardWords of={strategyName(text, card)} />
      </span>
      <span className={css.banners} data-either={BANNERS[card] === 2}>
        {bannersOf(card, text).map(words => (
          <span key={words} className={css.banner}>
            {words}
          </span>
        ))}
      </span>
    </span>
  );
}

interface SlotProps {
  seat: Seat;
  /** `null`: nobody but the owner knows. */
  card: Card | null;
  state: 'empty' | 'down' | 'up';
  text: Text;
}

/** The place of a Season: empty, face down (the owner still sees the picture), face up. */
export function StrategySlot({ seat, card, state, text }: SlotProps) {
  const colours = ownerClass(seat);
  const Picture = card === null ? null : pictureOf(card);
  const label =
    state === 'empty'
      ? text('yield.slot.empty')
      : card === null
        ? text('yield.slot.down')
        : text(state === 'up' ? 'yield.slot.up' : 'yield.slot.own', { card: strategyName(text, card) });
  return (
    <span className={`${css.slot} ${colours}`} data-state={state} role="img" aria-label={label} title={label}>
      {state === 'up' && Picture && <Picture aria-hidden="true" />}
      {state === 'down' && (
        <>
          {Picture ? <Picture className={css.hinted} aria-hidden="true" /> : <Emblem seat={seat} size={16} />}
          {Picture && <EyeOff className={css.eye} aria-hidden="true" />}
        </>
      )}
    </span>
  );
}
