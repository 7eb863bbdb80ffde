/** Talk at the table: aloud, or in private where the title's rules let two seats do so. */
import type { Seat } from '@interregnum/kernel';
import { type ChatLine, LIMITS } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { appendChat, chatAfter, chatLength, lastChat, lineOf, REMOVED } from '../store/chat.ts';
import type { ChatRow } from '../store/schema.ts';
import { change } from '../tables/change.ts';
import { isMember, type Person } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/open.ts';
import { seatOf } from '../tables/table.ts';
import { isHeardBy, readAmong, writeAmong } from './audience.ts';

// --- who hears what ------------------------------------------------------------------------------------------------

/** The persons with whom a seat may talk in private; `null` at titles that know no whispers. */
export function whisperPartners({ title, play, table }: OpenTable, seat: Seat): Seat[] | null {
  const { game } = title;
  if (!game.rules.mayWhisper || !play) return null;
  const { state } = play;
  return [...table.places.keys()].filter(other => {
    const place = table.places[other]!;
    return place.kind === 'person' && other !== seat && game.rules.mayWhisper!(state, seat, other);
  });
}

/** The seats that hear a whisper. Refuses one for somebody whom the rules do not let this seat talk to in private. */
function amongWhom(t: OpenTable, person: Person, to: readonly Seat[]): Seat[] {
  const seat = seatOf(t.table, person.id);
  const partners = seat === null ? null : whisperPartners(t, seat);
  if (!partners || !to.every(other => partners.includes(other))) {
    throw refused('not-allowed', 'The rules of this table do not let you talk to them in private.');
  }
  return [...new Set([seat!, ...to])].sort((x, y) => x - y);
}

/** What of these lines is for this person. */
export function linesFor({ table }: OpenTable, person: Person | null, rows: readonly ChatRow[]): ChatLine[] {
  const seat = seatOf(table, person?.id ?? null);
  const muted = person ? (table.mutes[person.id] ?? []) : [];
  return rows.filter(row => isHeardBy(row, seat) && !muted.includes(row.person)).map(chatLine);
}

function chatLine(row: ChatRow): ChatLine {
  const { person, name, text, time, among } = row;
  return { n: lineOf(row), person, name, text, at: time, among: among === null ? null : readAmong(among) };
}

// --- talking -------------------------------------------------------------------------------------------------------

export interface Saying {
  text: string;
  /** The seats for which it is; left out: everybody. */
  to?: readonly Seat[] | undefined;
  command: string;
}

/** False when it had been said before. */
export async function say(
  context: AppContext,
  t: OpenTable,
  person: Person,
  { text, to, command }: Saying,
): Promise<boolean> {
  const among = to ? writeAmong(amongWhom(t, person, to)) : null;
  const line = {
    table_id: t.id,
    person: person.id,
    name: person.name,
    text,
    time: context.ports.now(),
    command,
    among,
  };
  const row = await appendChat(context.store, line);
  await hearNews(context, t);
  return row !== null;
}

/** Hands on what has been said or removed since the last time, through whichever process. */
export function hearNews(context: AppContext, t: OpenTable): Promise<void> {
  return t.mutex.run(async () => {
    const heard = t.chatHeard;
    if (heard === null) return;
    const found = await chatAfter(context.store.db, t.id, heard);
    const rows = found.filter(({ n }) => n > heard || !t.linesRemoved.has(n));
    if (rows.length === 0) return;
    t.chatHeard = Math.max(heard, rows.at(-1)!.n);
    for (const { n, text } of rows) if (text === REMOVED) t.linesRemoved.add(n);
    context.hub.chat(t, rows);
  });
}

/** What a newcomer gets. Those who are already there get what they have missed. */
export async function chatFor(context: AppContext, t: OpenTable, person: Person | null): Promise<ChatLine[]> {
  const { db } = context.store;
  await hearNews(context, t);
  t.chatHeard ??= await chatLength(db, t.id);
  return linesFor(t, person, await lastChat(db, t.id, seatOf(t.table, person?.id ?? null), LIMITS.chatShown));
}

// --- listening -----------------------------------------------------------------------------------------------------

export const mutedBy = ({ table }: OpenTable, person: Person | null): string[] =>
  person ? (table.mutes[person.id] ?? []).slice() : [];

const MOST_MUTED = 100;

export async function setMuted(
  context: AppContext,
  t: OpenTable,
  person: Person,
  other: string,
  muted: boolean,
): Promise<void> {
  await t.mutex.run(() =>
    change(context, t, table => {
      if (!isMember(table, person))
        throw refused('not-allowed', 'Only those who sit at the table choose whom to hear.');
      if (muted && !isMember(table, { id: other, name: '' }))
        throw refused('not-found', 'Nobody like this is at the table.');
      const before = (table.mutes[person.id] ?? []).filter(id => id !== other);
      const after = muted ? [...before, other].slice(-MOST_MUTED) : before;
      return { ...table, mutes: { ...table.mutes, [person.id]: after } };
    }),
  );
}
