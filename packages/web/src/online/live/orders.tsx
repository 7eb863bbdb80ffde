/** Standing orders: rules that one leaves at the table and that answer in one's place. */
import { useState } from 'react';
import { useShared } from '../../table/state/table-context.ts';
import { Tick } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './live-menu.module.css';
import { useOnline, useSitting } from './online-context.ts';

export function Orders() {
  const t = useOnlineText();
  const online = useOnline();
  const { words } = useShared();
  const book = useSitting(s => s.orders);
  const [wished, setWished] = useState<readonly string[] | null>(null);
  if (!book || book.offers.length === 0) return null;
  const set = wished ?? book.set;
  const give = (id: string, on: boolean) => {
    const orders = on ? [...set, id] : set.filter(each => each !== id);
    setWished(orders);
    void online.send({ type: 'orders', orders }).finally(() => setWished(null));
  };
  return (
    <fieldset className={css.orders}>
      <legend>{t('orders.title')}</legend>
      <p className={css.note}>{t('orders.hint')}</p>
      {book.offers.map(order => (
        <Tick
          key={order.id}
          label={words.say(order.phrase)}
          checked={set.includes(order.id)}
          onChange={on => give(order.id, on)}
        />
      ))}
    </fieldset>
  );
}
