/** A small seal of an owned card: its picture, a lamp if it works once per season, the whole card on demand. */
import { cardId } from '@interregnum/epix';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HelpCard } from '../../../parts/help-card.tsx';
import { RuleSource } from '../../../table/rules/rule-source.tsx';
import { cardName, type Text } from '../state/props.ts';
import { AbilityFace, kindOf } from './ability-card.tsx';
import css from './cards.module.css';
import { abilityPicture } from './icons.ts';

interface AbilitySealProps {
  card: number;
  text: Text;
  /** `null` for cards that are never used up. */
  spent: boolean | null;
  onRule(): void;
}

const OPENS_AFTER = 250;
const CLOSES_AFTER = 200;

export function AbilitySeal({ card, text, spent, onRule }: AbilitySealProps) {
  const [shown, setShown] = useState<{ anchor: HTMLElement; byKey: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stay = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
  }, []);
  useEffect(() => stay, [stay]);
  const later = (delay: number, next: typeof shown) => {
    stay();
    timer.current = setTimeout(() => setShown(next), delay);
  };
  const Picture = abilityPicture(card);
  const state = spent === null ? '' : text(spent ? 'epix.spent' : 'epix.ready');
  return (
    <>
      <button
        type="button"
        className={css.seal}
        data-kind={kindOf(card)}
        data-spent={spent === true}
        aria-label={`${cardName(text, card)} ${state}`}
        aria-haspopup="dialog"
        aria-expanded={shown !== null}
        onClick={({ currentTarget, detail }) => later(0, { anchor: currentTarget, byKey: detail === 0 })}
        onPointerEnter={({ currentTarget, pointerType }) =>
          pointerType === 'mouse' && later(OPENS_AFTER, { anchor: currentTarget, byKey: false })
        }
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(CLOSES_AFTER, null)}
      >
        <Picture />
        {spent !== null && <span className={css.lamp} data-lit={!spent} />}
      </button>
      {shown && (
        <HelpCard
          {...shown}
          label={cardName(text, card)}
          className={css.popup}
          onStay={stay}
          onClose={() => setShown(null)}
        >
          <AbilityFace card={card} text={text}>
            {state && <span className={css.state}>{state}</span>}
            <RuleSource source="ours" />
            <button type="button" className={css.rule} onClick={onRule}>
              {text('epix.card.rule', { id: cardId(card) })}
            </button>
          </AbilityFace>
        </HelpCard>
      )}
    </>
  );
}
