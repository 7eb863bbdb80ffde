/** What the standing orders of a seat answer. */
import { pending, type Seat } from '@interregnum/kernel';
import type { Title } from '../titles.ts';
import type { State } from './play.ts';
import { botIn, type Table } from './table.ts';

/** The code with which a standing order of the seat answers now. */
export function orderedCode({ game }: Title, table: Table, state: State, seat: Seat): string | null {
  const armed = table.orders[seat] ?? [];
  if (!game.advice.orders || armed.length === 0) return null;
  const view = game.rules.view(state, seat);
  for (const { id } of armed) {
    const option = game.advice.orders.answer(view, id);
    if (option !== null) return state.ask!.options[seat]![option]!.code;
  }
  return null;
}

/**
 * The seats whose standing orders answer now. Where several answer in secret they wait for the last of the others: an
 * answer that comes at once would tell which one it is.
 */
export function releasedOrders(title: Title, table: Table, state: State): Seat[] {
  const waiting = pending(state);
  const ordered = waiting.filter(
    seat => botIn(table.places[seat]) === null && orderedCode(title, table, state, seat) !== null,
  );
  const secret = (state.ask?.seats.length ?? 0) > 1;
  return secret && ordered.length < waiting.length ? [] : ordered;
}
