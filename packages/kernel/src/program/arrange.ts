/** Arranging things: all orders, and all ways to put some back on top and the rest to the bottom. Made once and shared. */

type Order = readonly number[];

const orders: Order[][] = [[[]]];

/** Every order of the numbers 0 to `count - 1`, the natural one first. */
export function permutations(count: number): readonly Order[] {
  for (let n = orders.length; n <= count; n++) {
    const places = Array.from({ length: n }, (_, place) => place);
    orders.push(
      places.flatMap(first => orders[n - 1]!.map(rest => [first, ...rest.map(one => (one < first ? one : one + 1))])),
    );
  }
  return orders[count]!;
}

/** The first `kept` of the order stay on top, the others go to the bottom. */
export interface Arrangement {
  readonly order: Order;
  readonly kept: number;
}

const arranged: Arrangement[][] = [];

/** Every way to put cards that were looked at back on top and to the bottom of a pile; the first leaves all as it is. */
export function arrangements(count: number): readonly Arrangement[] {
  arranged[count] ??= permutations(count).flatMap(order =>
    Array.from({ length: count + 1 }, (_, n) => ({ order, kept: count - n })),
  );
  return arranged[count];
}
