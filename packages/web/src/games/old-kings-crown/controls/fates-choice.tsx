/** OKC-218: each Resilient card goes to the discard pile or is lost. */
import { type Card, FACTION_CARDS } from '@interregnum/old-kings-crown';
import { useState } from 'react';
import type { Props } from '../state/props.ts';
import { type Fated, FateList } from './fate-list.tsx';

const FATES = ['discard', 'lost'] as const;
type Fate = (typeof FATES)[number];

const fatesOf = (code: string): readonly Fated<Fate>[] =>
  code.split(',').map(part => {
    const [fate, id] = part.split(':');
    return { card: FACTION_CARDS.findIndex(one => one.id === id), fates: FATES, fate: fate as Fate };
  });

const codeOf = (cards: readonly Fated<Fate>[]): string =>
  cards.map(({ card, fate }) => `${fate}:${FACTION_CARDS[card]!.id}`).join();

export function FatesChoice(props: Props) {
  const [cards, setCards] = useState(() => fatesOf(props.options[0]!.code));
  const turn = (card: Card, fate: Fate) => setCards(cards.map(one => (one.card === card ? { ...one, fate } : one)));
  return <FateList of={props} cards={cards} onFate={turn} code={codeOf(cards)} onConfirm={props.choose} />;
}
