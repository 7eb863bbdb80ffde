/** A table in a list: which game, who sits there, how far it is. */
import type { MyTable, TableCard } from '@interregnum/protocol';
import { Link } from 'wouter';
import { Cover } from '../../home/covers.tsx';
import { keyed } from '../../parts/keyed.ts';
import { Seal, Seals } from '../../parts/seal.tsx';
import { titleOf } from '../../shelf.ts';
import { tableAddress } from '../net/addresses.ts';
import { clockWords } from '../parts/clock-words.ts';
import { shownName } from '../parts/shown-name.ts';
import { timeLeft } from '../parts/time-left.ts';
import { type OnlineText, useOnlineWords } from '../words.ts';
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
  return (
    <li className={css.card} data-turn={turn}>
      <Link href={tableAddress(table.id)} className={css.link}>
        <span className={css.thumb}>
          <Cover id={table.game} title={title.title} />
        </span>
        <span className={css.about}>
          <span className={css.top}>
            <strong className={css.title}>{title.title}</strong>
            {turn && <span className={css.turn}>{t('online.yourTurn')}</span>}
          </span>
          <span className={css.players}>
            <Seals of={title.seals}>
              {keyed(table.places).map(({ key, at, item: place }) => (
                <span key={key} className={css.player}>
                  <Seal seat={at} size={13} />
                  {place.name === '' ? t('online.free') : shownName(place.name, t)}
                </span>
              ))}
            </Seals>
          </span>
          <span className={css.state}>
            {stateOf(table, t)} · {clockWords(table.clock, t)}
            {deadline !== null && ` · ${t('online.left', { time: timeLeft(deadline - now, language) })}`}
          </span>
        </span>
        <span className={css.go}>{go}</span>
      </Link>
    </li>
  );
}
