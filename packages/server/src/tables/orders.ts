/** Standing orders: answers that a person has left at the table. */
import { factsFor, type Seat, type Told, versionOf } from '@interregnum/kernel';
import type { AnyView, OrderBook } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { change } from './change.ts';
import type { OpenTable } from './open.ts';
import { recallInSlices, toldSince } from './play.ts';
import { type ArmedOrder, withAt } from './table.ts';

/** What the person in a seat is told; `null` when the title has no standing orders. `view`: if it is at hand. */
export function orderBook({ title, table, play }: OpenTable, seat: Seat, view?: AnyView): OrderBook | null {
  if (!play || !title.game.advice.orders) return null;
  return {
    offers: title.game.advice.orders
      .offers(view ?? title.game.rules.view(play.state, seat))
      .map(({ id, question, phrase }) => ({
        id,
        question,
        phrase,
      })),
    set: table.orders[seat]!.map(order => order.id),
    disarmed: table.disarmed[seat]!.slice(),
  };
}

/** Replaces the standing orders of a seat. Those that it already has need not be on offer any more. */
export async function setOrders(context: AppContext, t: OpenTable, seat: Seat, ids: readonly string[]): Promise<void> {
  const { play } = t;
  const offers = orderBook(t, seat)?.offers ?? [];
  await change(context, t, table => {
    const before = table.orders[seat]!;
    const armed = [...new Set(ids)].map((id): ArmedOrder => {
      const known = before.find(order => order.id === id);
      if (known) return known;
      if (!offers.some(offer => offer.id === id)) throw refused('not-now', 'This standing order is not on offer now.');
      return { id, since: versionOf(play!) };
    });
    const same = armed.length === before.length && armed.every(order => before.includes(order));
    if (same && table.disarmed[seat]!.length === 0) return table;
    return { ...table, orders: withAt(table.orders, seat, armed), disarmed: withAt(table.disarmed, seat, []) };
  });
}

/** Ends the orders that these facts speak against. True when there were any. */
export async function disarm(context: AppContext, t: OpenTable, facts: Told): Promise<boolean> {
  if (t.table.orders.every(armed => armed.length === 0)) return false;
  return disarmWhere(context, t, (seat, order) => isDisarmedBy(t, facts, seat, order.id));
}

/** After an opening: what has happened since an order was given may not have been weighed yet. */
export async function disarmSince(context: AppContext, t: OpenTable): Promise<void> {
  const { play } = t;
  const armed = t.table.orders.flat();
  if (!play || armed.length === 0) return;
  const first = Math.min(...armed.map(({ since }) => play.reached[since]?.at ?? 0));
  await recallInSlices(play, first + 1, context.ports.now());
  await disarmWhere(context, t, (seat, { id, since }) => {
    const from = (play.reached[since]?.at ?? 0) + 1;
    return toldSince(play, from, context.ports.now()).some(facts => isDisarmedBy(t, facts, seat, id));
  });
}

function isDisarmedBy({ title }: OpenTable, facts: Told, seat: Seat, order: string): boolean {
  return factsFor(facts, seat).some(event => title.game.advice.orders!.disarms(event, seat, order));
}

function disarmWhere(
  context: AppContext,
  t: OpenTable,
  ends: (seat: Seat, order: ArmedOrder) => boolean,
): Promise<boolean> {
  return change(context, t, table => {
    const ended = table.orders.map((armed, seat) => armed.filter(order => ends(seat, order)));
    if (ended.every(orders => orders.length === 0)) return table;
    return {
      ...table,
      orders: table.orders.map((armed, seat) => armed.filter(order => !ended[seat]!.includes(order))),
      disarmed: table.disarmed.map((before, seat) => [...before, ...ended[seat]!.map(order => order.id)]),
    };
  });
}
