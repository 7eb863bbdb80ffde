/** How far the game of a table is, as the database keeps it for lobby and attendance. */
import { pending, type Seat } from '@interregnum/kernel';
import type { AppContext } from '../app-context.ts';
import { deadlineOf } from '../clocks/banks.ts';
import type { ProgressRow } from '../store/schema.ts';
import type { Title } from '../titles.ts';
import { releasedOrders } from './ordered-option.ts';
import type { PlayState } from './play.ts';
import { botIn, playingPersons, type Table } from './table.ts';

/** Other processes step in for one that has not answered for its bots within this many milliseconds. */
export const STEP_IN = 5000;

export function progressRow(context: AppContext, title: Title, table: Table, at: PlayState): ProgressRow {
  const waiting = pending(at.state);
  return {
    table_id: table.id,
    version: at.version,
    at: at.at,
    pending: JSON.stringify(waiting),
    deadlines: JSON.stringify(table.places.map((_, seat) => (waiting.includes(seat) ? deadlineOf(at, seat) : null))),
    due: dueAt(context, title, table, at, waiting),
  };
}

function dueAt(
  context: AppContext,
  title: Title,
  table: Table,
  at: PlayState,
  waiting: readonly Seat[],
): number | null {
  if (table.status !== 'running' || table.differs !== null) return null;
  const now = context.ports.now();
  if (waiting.length === 0 || actsByItself(context, title, table, at, waiting)) {
    return context.store.shared ? now + STEP_IN : now;
  }
  const deadlines = waiting.map(seat => deadlineOf(at, seat)).filter(time => time !== null);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Bots think while somebody plays or watches. */
export const isAttended = (context: AppContext, table: Table): boolean =>
  playingPersons(table).length > 0 || context.hub.isWatched(table.id);

/** A bot sits there and does not rest, or a standing order answers. */
const actsByItself = (
  context: AppContext,
  title: Title,
  table: Table,
  at: PlayState,
  waiting: readonly Seat[],
): boolean =>
  (waiting.some(seat => botIn(table.places[seat]) !== null) && isAttended(context, table)) ||
  releasedOrders(title, table, at.state).length > 0;
