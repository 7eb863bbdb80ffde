/** On the home page of somebody who plays online: the tables that go on, where it is their turn first. */

import type { Mine, MyTable } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { tables } from '../net/api.ts';
import { useOnlineText } from '../parts/words.ts';
import css from './lobby.module.css';
import { TableItem } from './table-card.tsx';

const SHOWN = 4;

interface Shown {
  tables: readonly MyTable[];
  now: number;
}

export default function MyTurns() {
  const t = useOnlineText();
  const [mine, setMine] = useState<Shown | null>(null);
  useEffect(() => {
    const show = ({ mine: all, now }: Mine) => {
      const going = all.filter(table => table.status === 'running' || table.status === 'waiting');
      setMine({ tables: going.slice(0, SHOWN), now });
    };
    tables.mine().then(show, () => setMine(null));
  }, []);
  if (!mine || mine.tables.length === 0) return null;
  return (
    <section aria-label={t('online.mine')}>
      <h2 className={css.heading}>{t('online.mine')}</h2>
      <ul className={css.cards}>
        {mine.tables.map(table => (
          <TableItem key={table.id} table={table} now={mine.now} go={t('online.open')} />
        ))}
      </ul>
    </section>
  );
}
