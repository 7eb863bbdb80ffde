/** Cards that a position hands out: first those that it names, then what is left. */
import { NotationError, type Path } from './basics.ts';

export interface Stock {
  /** Takes the named cards; whatever is no card of this stock is passed over. `at` leads to a card by its place. */
  take(cards: readonly (number | null)[], at: (place: number) => Path): void;
  /** So many cards that are named nowhere, or as many as there are: one after another of which there is most. */
  deal(count: number, isDealt?: (card: number) => boolean): number[];
  /** All that is left, or all that is left of some cards. */
  rest(isWanted?: (card: number) => boolean): number[];
}

/** So many copies of each of these cards: the same number of all, or by card. */
export function stockOf(
  cards: readonly number[],
  copies: number | ((card: number) => number),
  id: (card: number) => string,
): Stock {
  const copiesOf = typeof copies === 'number' ? () => copies : copies;
  const left = new Map(cards.map(card => [card, copiesOf(card)]));
  const remove = (card: number, count = 1) => left.set(card, left.get(card)! - count);
  return {
    take(named, at) {
      for (const [i, card] of named.entries()) {
        if (card === null || !left.has(card)) continue;
        const most = copiesOf(card);
        const problem = most === 1 ? `${id(card)} is there twice` : `there are only ${most} of ${id(card)}`;
        if (left.get(card) === 0) throw new NotationError(at(i), problem);
        remove(card);
      }
    },
    deal(count, isDealt = () => true) {
      const dealt: number[] = [];
      const able = cards.filter(isDealt);
      const most = () => able.reduce((best, card) => (left.get(card)! > left.get(best)! ? card : best), able[0]!);
      for (let card = most(); dealt.length < count && left.get(card)! > 0; card = most()) {
        dealt.push(card);
        remove(card);
      }
      return dealt;
    },
    rest(isWanted = () => true) {
      const all = cards.filter(isWanted).flatMap(card => new Array<number>(left.get(card)!).fill(card));
      for (const card of all) remove(card);
      return all;
    },
  };
}
