/** All Strategy cards in small, those that are gone faded. */
import { STRATEGY_CARDS, type StrategyCard } from '@interregnum/yield';
import { strategyName, type Text } from '../state/props.ts';
import { pictureOf } from './pictures.ts';

interface StrategyRowProps {
  label: string;
  className: string | undefined;
  isGone(card: StrategyCard): boolean;
  /** The message that says how it is with a card. */
  message(gone: boolean): string;
  text: Text;
}

export function StrategyRow({ label, className, isGone, message, text }: StrategyRowProps) {
  return (
    <ul className={className} aria-label={label}>
      {STRATEGY_CARDS.map(card => {
        const Picture = pictureOf(card);
        const gone = isGone(card);
        const words = text(message(gone), { card: strategyName(text, card) });
        return (
          <li key={card} data-gone={gone} title={words}>
            <Picture />
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
