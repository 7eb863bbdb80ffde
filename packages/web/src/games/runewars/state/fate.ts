/** The Fate deck as everybody can reckon it: what lies open is not in it. */
import { DESTINIES, type Destiny, FATE, type View } from '@interregnum/runewars';

/** How many cards of each destiny are not in the discard pile. */
export function destiniesLeft(view: Pick<View, 'fateDiscard'>): Readonly<Record<Destiny, number>> {
  const gone = new Set(view.fateDiscard);
  const left = FATE.filter((_, card) => !gone.has(card));
  return Object.fromEntries(
    DESTINIES.map(destiny => [destiny, left.filter(card => card.destiny === destiny).length]),
  ) as Record<Destiny, number>;
}
