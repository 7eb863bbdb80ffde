/** The Orders of last year, from what was told: what others may choose again. */
import type { OrderNumber, RunewarsEvent } from '@interregnum/runewars';

/** By seat, from spring to winter; empty in the first year. */
export function ordersOfLastYear(told: readonly RunewarsEvent[], seats: number, year: number): OrderNumber[][] {
  const used: OrderNumber[][] = Array.from({ length: seats }, () => []);
  let at = 0;
  for (const e of told) {
    if (e.type === 'season') at = e.year;
    if (e.type !== 'order' || at !== year - 1) continue;
    for (const [nth, seat] of e.order.entries()) used[seat]!.push(e.cards[nth]!);
  }
  return used;
}
