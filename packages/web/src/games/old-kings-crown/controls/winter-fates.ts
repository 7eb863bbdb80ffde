/** What becomes of Revealed cards in Winter: at most one is retired, and at most one that is not Loyal is kept. */
import type { Card } from '@interregnum/old-kings-crown';
import type { Fated } from './fate-list.tsx';

export type WinterFate = 'discard' | 'keep' | 'retire';
export interface Revealed extends Fated<WinterFate> {
  isLoyal: boolean;
}

const usual = (one: Revealed): Revealed => ({ ...one, fate: one.isLoyal ? 'keep' : 'discard' });

/** OKC-191, K51: whoever had the single place before gives way. */
export function turned(cards: readonly Revealed[], card: Card, fate: WinterFate): readonly Revealed[] {
  const chosen = cards.find(one => one.card === card)!;
  const givesWay = (one: Revealed): boolean =>
    (fate === 'retire' && one.fate === 'retire') ||
    (fate === 'keep' && !chosen.isLoyal && one.fate === 'keep' && !one.isLoyal);
  return cards.map(one => (one.card === card ? { ...one, fate } : givesWay(one) ? usual(one) : one));
}

export const keptOf = (cards: readonly Revealed[]): Card[] =>
  cards.filter(({ fate }) => fate === 'keep').map(({ card }) => card);

/** Whether there is somebody left who may be kept, so that it is asked. */
export const isAskedToKeep = (cards: readonly Revealed[], oneMore: boolean): boolean =>
  cards.some(({ fate, isLoyal }) => fate !== 'retire' && (isLoyal || oneMore));
