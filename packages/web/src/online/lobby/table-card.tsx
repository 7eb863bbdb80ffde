/** A table in a list: which game, who sits there, how it is played, how far it is. */
import type { LobbyCard, MyTable, TableCard } from '@interregnum/protocol';
import { Link } from 'wouter';
import { openFields } from '../../setup/teams.ts';
import { titleOf } from '../../shelf/shelf.ts';
import { TableSummary } from '../../shelf/table-summary.tsx';
import type { TextKey } from '../../texts/texts.ts';
import { tableAddress } from '../net/addresses.ts';
import { clockWords } from '../parts/clock-words.ts';
import { shownName } from '../parts/shown-name.ts';
import { timeLeft } from '../parts/time-left.ts';
import { type OnlineText, useOnlineWords } from '../parts/words.ts';
import css from './lobby.module.css';

type Shown = TableCard | MyTable | LobbyCard;

const isMine = (table: Shown): table is MyTable => 'yourTurn' in table;
const isListed = (table: Shown): table is LobbyCard => 'hostHere' in table;

export const freeSeats = ({ places }: TableCard): number =>
  places.filter(place => place.kind === 'person' && place.person === null).length;

function stateOf(table: TableCard, t: OnlineText): string {
  const names = (seats: readonly number[]) => ({
    list: seats.map(seat => shownName(table.places[seat]?.name ?? '', t)),
  });
  switch (table.status) {
    case 'waiting':
      return t('online.state.waiting', { free: freeSeats(table) });
    case 'running':
      return table.pending.length > 0 ? t('online.state.asked', { players: names(table.pending) }) : '';
    case 'over':
      return t('home.won', { winners: names(table.outcome?.winners ?? []) });
    case 'closed':
      return t('online.state.closed');
  }
}

/** The options where the title leaves a choice, and what else one should know before sitting down. */
function termsOf(table: Shown, t: OnlineText): string[] {
  const meta = titleOf(table.game)?.meta;
  const fields = meta ? openFields(meta, table.options, table.places.length) : [];
  const options = fields.map(({ id }) => t(`setup.${table.game}.${id}.${table.options[id]}` as TextKey));
  const hostGone = isListed(table) && table.status === 'waiting' && !table.hostHere;
  return [
    ...options,
    ...(table.content ? [t('content.with', { name: table.content.name })] : []),
    clockWords(table.clock, t),
    ...(table.rated ? [t('online.rated')] : []),
    ...(hostGone ? [t('online.hostGone')] : []),
  ];
}

function nameAt(table: Shown, seat: number, t: OnlineText): string {
  const { name } = table.places[seat]!;
  const rating = isListed(table) && table.rated ? (table.ratings[seat] ?? null) : null;
  const shown = name === '' ? t('online.free') : shownName(name, t);
  return rating === null ? shown : `${shown} (${rating})`;
}

export function TableItem({ table, now, go }: { table: Shown; now: number; go: string }) {
  const { t, language } = useOnlineWords();
  const title = titleOf(table.game);
  if (!title) return null;
  const turn = isMine(table) && table.yourTurn;
  const deadline = isMine(table) ? table.deadline : null;
  const left = deadline === null ? [] : [t('online.left', { time: timeLeft(deadline - now, language) })];
  const begun = table.published ? t('online.begun') : '';
  const state = [stateOf(table, t), ...termsOf(table, t), begun, ...left].filter(Boolean);
  return (
    <li className={css.card} data-turn={turn}>
      <Link href={tableAddress(table.id)} className={css.link}>
        <TableSummary
          title={title}
          names={table.places.map((_, seat) => nameAt(table, seat, t))}
          state={state.join(' · ')}
          badge={turn && <span className={css.turn}>{t('online.yourTurn')}</span>}
        />
        <span className={css.go}>{go}</span>
      </Link>
    </li>
  );
}
