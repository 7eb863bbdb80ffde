/** The Fate deck as everybody can reckon it: what lies open is not in it. */
import { DESTINIES, type Destiny, FATE, type View } from '@interregnum/runewars';

type Counts = Readonly<Record<Destiny, number>>;

/** How many cards of each destiny lie in the open discard pile, and how many do not. */
export function destiniesOf(view: Pick<View, 'fateDiscard'>): { discarded: Counts; left: Counts } {
  const gone = new Set(view.fateDiscard);
  const counts = (isGone: boolean) =>
    Object.fromEntries(
      DESTINIES.map(destiny => [
        destiny,
        FATE.filter((card, number) => card.destiny === destiny && gone.has(number) === isGone).length,
      ]),
    ) as Counts;
  return { discarded: counts(true), left: counts(false) };
}
