/** Standing orders: rules that one leaves at the table and that answer in one's place. */
import type { OrderBook } from '@interregnum/protocol';
import { useState } from 'react';
import { Tick } from '../../parts/tick.tsx';
import { useShared } from '../state/table-context.ts';
import css from './orders.module.css';

interface OrdersProps {
  book: OrderBook;
  give(ids: readonly string[]): Promise<unknown>;
}

export function Orders({ book, give }: OrdersProps) {
  const { words } = useShared();
  const [wished, setWished] = useState<readonly string[] | null>(null);
  if (book.offers.length === 0) return null;
  const set = wished ?? book.set;
  const change = (id: string, on: boolean) => {
    const orders = on ? [...set, id] : set.filter(each => each !== id);
    setWished(orders);
    void give(orders).finally(() => setWished(null));
  };
  return (
    <fieldset className={css.orders}>
      <legend>{words.text('orders.title')}</legend>
      <p>{words.text('orders.hint')}</p>
      {book.offers.map(order => (
        <Tick
          key={order.id}
          label={words.say(order.phrase)}
          checked={set.includes(order.id)}
          onChange={on => change(order.id, on)}
        />
      ))}
    </fieldset>
  );
}
