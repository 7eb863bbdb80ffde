/** The Fate deck as everybody can reckon it: what lies open is not in it. */
import { localsOf } from '@interregnum/kernel';
import { contentOf, DESTINIES, type Destiny, type Fate, type View } from '@interregnum/runewars';

type Counts = Readonly<Record<Destiny, number>>;
type Open = Pick<View, 'fateDiscard' | 'frames' | 'content'>;

/** Drawn openly and not yet laid aside, for a test or for neutral units. */
const drawnOpenly = (view: Open): readonly Fate[] =>
  ['test', 'diplomacy'].flatMap(name => localsOf<{ cards: readonly Fate[] }>(view, { name })?.cards ?? []);

const countOf = (view: Open, belongs: (card: Fate) => boolean): Counts =>
  Object.fromEntries(
    DESTINIES.map(destiny => [
      destiny,
      contentOf(view).fate.filter((card, number) => card.destiny === destiny && belongs(number)).length,
    ]),
  ) as Counts;

/** How many cards of each destiny lie in the open discard pile, and how many may still be drawn. */
export function destiniesOf(view: Open): { discarded: Counts; left: Counts } {
  const [discarded, drawn] = [new Set(view.fateDiscard), new Set(drawnOpenly(view))];
  return {
    discarded: countOf(view, card => discarded.has(card)),
    left: countOf(view, card => !discarded.has(card) && !drawn.has(card)),
  };
}
