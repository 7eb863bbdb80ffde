/** OKC-191, OKC-192: the viewer's Revealed cards as one list: which is retired, which come back to the hand. */
import { type Card, keeping, loyalOf, mayKeepOneMore, type Option, revealedOf } from '@interregnum/old-kings-crown';
import { useState } from 'react';
import { wish } from '../../../table/kit/wishes.ts';
import type { Props } from '../state/props.ts';
import { FateList } from './fate-list.tsx';
import { isAskedToKeep, keptOf, type Revealed, turned, type WinterFate } from './winter-fates.ts';

const codeOf = (options: readonly Option[], retired: Card | undefined): string | undefined =>
  options.find(o => (o.type === 'retire' ? o.card === retired : retired === undefined && o.type === 'none'))?.code;

/** Who is retired is asked first: what becomes of the others is the answer to the question after it. */
export function RetireChoice(props: Props) {
  const { view, options } = props;
  const [cards, setCards] = useState(() => revealed(props, ['discard', 'keep', 'retire']));
  const retired = cards.find(({ fate }) => fate === 'retire')?.card;
  const confirm = (code: string) =>
    wish(isAskedToKeep(cards, mayKeepOneMore(view, view.viewer!)) ? [code, keeping(keptOf(cards)).code] : [code]);
  return (
    <FateList
      of={props}
      cards={cards}
      onFate={(card, fate) => setCards(turned(cards, card, fate))}
      code={codeOf(options, retired)}
      onConfirm={confirm}
    />
  );
}

/** What is left of the list when somebody was retired at the table itself. */
export function LoyalChoice(props: Props) {
  const [cards, setCards] = useState(() => revealed(props, ['discard', 'keep']));
  const { code } = keeping(keptOf(cards));
  return (
    <FateList
      of={props}
      cards={cards}
      onFate={(card, fate) => setCards(turned(cards, card, fate))}
      code={props.options.find(o => o.code === code)?.code}
      onConfirm={props.choose}
    />
  );
}

/** Loyal cards come back if nothing else is said. */
function revealed({ view }: Props, fates: readonly WinterFate[]): readonly Revealed[] {
  const seat = view.viewer!;
  const [loyal, oneMore] = [loyalOf(view, seat), mayKeepOneMore(view, seat)];
  return revealedOf(view, seat).map(card => {
    const isLoyal = loyal.includes(card);
    const allowed = isLoyal || oneMore ? fates : fates.filter(fate => fate !== 'keep');
    return { card, isLoyal, fates: allowed, fate: isLoyal ? 'keep' : 'discard' };
  });
}
