/** Standing orders of somebody who plays alone against bots: they answer for her until what she waits for comes. */
import { factsFor, type Game, type Seat, type Told } from '@interregnum/kernel';
import type { OrderBook } from '@interregnum/protocol';
import type { LocalCourse } from './course.ts';
import type { AnyView } from './messages.ts';

export interface LeftOrders {
  /** What is left now, to be kept with the table. */
  ids(): readonly string[];
  /** What the page shows; `null`: the title has none, or several people share the device. */
  book(view: AnyView): OrderBook | null;
  /** Only what is on offer is left. */
  give(ids: readonly string[]): void;
  /** The code that an order answers with now. */
  answer(): string | null;
  /** Ends the orders that what was told speaks against. */
  heed(told: Told): void;
}

export function leftOrders(game: Game, h: LocalCourse, seat: Seat | null, before: readonly string[]): LeftOrders {
  const { orders } = game.advice;
  let left = before;
  const view = (): AnyView => game.rules.view(h.state, seat);
  return {
    ids: () => left,
    book: shown =>
      orders && seat !== null && shown.viewer === seat
        ? { offers: [...orders.offers(shown)], set: [...left], disarmed: [] }
        : null,
    give(ids) {
      const offered = orders?.offers(view()).map(({ id }) => id) ?? [];
      left = ids.filter(id => offered.includes(id) || left.includes(id));
    },
    answer() {
      if (!orders || seat === null || left.length === 0 || !h.state.ask?.seats.includes(seat)) return null;
      const seen = view();
      for (const id of left) {
        const option = orders.answer(seen, id);
        if (option !== null) return h.state.ask.options[seat]![option]!.code;
      }
      return null;
    },
    heed(told) {
      if (!orders || seat === null || left.length === 0) return;
      const events = factsFor(told, seat);
      left = left.filter(id => !events.some(event => orders.disarms(event, seat, id)));
    },
  };
}
