/** What the standing orders of a seat answer. */
import type { Seat } from '@interregnum/kernel';
import type { Title } from '../titles.ts';
import type { State } from './play.ts';
import type { Table } from './table.ts';

/** The option that a standing order of the seat takes now. */
export function orderedOption({ game }: Title, table: Table, state: State, seat: Seat): number | null {
  const armed = table.orders[seat] ?? [];
  if (!game.advice.orders || armed.length === 0) return null;
  const view = game.rules.view(state, seat);
  for (const { id } of armed) {
    const option = game.advice.orders.answer(view, id);
    if (option !== null) return option;
  }
  return null;
}
