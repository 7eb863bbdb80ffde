/** A card that lies open for everybody who sees it: whole, or small where there is little room. */
import type { Card } from '@interregnum/hidden-leaders';
import { HeroCard, MiniCard } from '../cards/hero-card.tsx';
import { clickCard, onCard } from '../state/clicks.ts';
import { heroKey } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import { NOTHING_PICKED } from '../state/selection.ts';
import { cardInWords } from '../state/words.ts';
import { HeroButton } from './hero-button.tsx';

interface OpenCardProps extends Props {
  card: Card;
  /** Where it lies, in words that take the card; left out: the card alone. */
  where?(card: string): string;
  id?: string;
  mini?: boolean;
  performing?: boolean;
}

export function OpenCard({ where, id, mini = false, ...props }: OpenCardProps) {
  const { view, card, options, text } = props;
  const words = cardInWords(view, text, card);
  const Face = mini ? MiniCard : HeroCard;
  return (
    <HeroButton
      {...props}
      id={id ?? heroKey(card)}
      label={where?.(words) ?? words}
      offers={onCard(options, card)}
      means={() => clickCard(options, NOTHING_PICKED, card, false)}
    >
      <Face card={card} text={text} />
    </HeroButton>
  );
}
