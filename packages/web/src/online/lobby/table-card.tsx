/** A table in a list: which game, who sits there, how far it is. */
import type { MyTable, TableCard } from '@interregnum/protocol';
import { Link } from 'wouter';
import { titleOf } from '../../shelf/shelf.ts';
import { TableSummary } from '../../shelf/table-summary.tsx';
import { tableAddress } from '../net/addresses.ts';
import { clockWords } from '../parts/clock-words.ts';
import { shownName } from '../parts/shown-name.ts';
import { timeLeft } from '../parts/time-left.ts';
import { type OnlineText, useOnlineWords } from '../parts/words.ts';
import css from './lobby.module.css';

const isMine = (table: TableCard | MyTable): table is MyTable => 'yourTurn' in table;

function stateOf(table: TableCard, t: OnlineText): string {
  const names = (seats: readonly number[]) => ({
    list: seats.map(seat => shownName(table.places[seat]?.name ?? '', t)),
  });
  switch (table.status) {
    case 'waiting': {
      const free = table.places.filter(place => place.kind === 'person' && place.person === null).length;
      return t('online.state.waiting', { free });
    }
    case 'running':
      return table.pending.length > 0 ? t('online.state.asked', { players: names(table.pending) }) : '';
    case 'over':
      return t('home.won', { winners: names(table.outcome?.winners ?? []) });
    case 'closed':
      return t('online.state.closed');
  }
}

export function TableItem({ table, now, go }: { table: TableCard | MyTable; now: number; go: string }) {
  const { t, language } = useOnlineWords();
  const title = titleOf(table.game);
  if (!title) return null;
  const turn = isMine(table) && table.yourTurn;
  const deadline = isMine(table) ? table.deadline : null;
  const left = deadline === null ? [] : [t('online.left', { time: timeLeft(deadline - now, language) })];
  const state = [stateOf(table, t), clockWords(table.clock, t), ...left].filter(Boolean);
  return (
    <li className={css.card} data-turn={turn}>
      <Link href={tableAddress(table.id)} className={css.link}>
        <TableSummary
          title={title}
          names={table.places.map(({ name }) => (name === '' ? t('online.free') : shownName(name, t)))}
          state={state.join(' · ')}
          badge={turn && <span className={css.turn}>{t('online.yourTurn')}</span>}
        />
        <span className={css.go}>{go}</span>
      </Link>
    </li>
  );
}
