/** The first message on a live connection. */
import { PROTOCOL, type Welcome } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import type { OpenTable } from '../tables/open.ts';
import { orderBook } from '../tables/orders.ts';
import { myTable, progressOf } from '../tables/show.ts';
import { seatOf } from '../tables/table.ts';
import { undoRequest } from '../tables/undo.ts';
import { firstUnseen, versionCounted } from '../tables/versions.ts';
import { chatFor, mutedBy } from './chat.ts';
import type { Watcher } from './hub.ts';
import type { Sockets } from './sockets.ts';

export interface Greeting {
  message: Welcome;
  /** As whom the connection is counted; `''` for a stranger. */
  present: string;
}

/** Makes the person present, and says what there is besides the game itself. */
export async function greet(
  context: AppContext,
  { presence, lastSeen }: Sockets,
  t: OpenTable,
  watcher: Watcher,
): Promise<Greeting> {
  const { person } = watcher;
  const seat = seatOf(t.table, person?.id ?? null);
  const present = person?.id ?? '';
  const seen = seat === null ? null : await lastSeen(t.id, person!.id);
  await presence.arrive(t.id, present);
  await presence.refresh(t.id);
  // Last: what is said from now on reaches the newcomer, who is about to join the others.
  const chat = await chatFor(context, t, person);
  watcher.viewer = seat;
  if (t.play && watcher.seen !== null) watcher.seen = versionCounted(seat, t.play, watcher.seen);
  return { present, message: welcomeTo(t, watcher, { presence: presence.of(t.table), chat, seen }) };
}

interface Read extends Pick<Welcome, 'presence' | 'chat'> {
  /** The version that the person saw last; `null`: never here before. */
  seen: number | null;
}

function welcomeTo(t: OpenTable, { person, viewer }: Watcher, { presence, chat, seen }: Read): Welcome {
  const from = t.play && seen !== null ? firstUnseen(t.play, seen, viewer) : null;
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    table: myTable(t.table, progressOf(t), person),
    me: person && { id: person.id, name: person.name },
    seat: viewer,
    presence,
    chat,
    muted: mutedBy(t, person),
    undo: undoRequest(t),
    undoAgain: (viewer !== null && t.table.undoRefused[viewer]?.until) || null,
    orders: viewer === null ? null : orderBook(t, viewer),
    recap: from === null ? null : { from },
  };
}
