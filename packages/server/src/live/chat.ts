/** Talk at the table. */
import { type ChatLine, LIMITS } from '@interregnum/protocol';
import type { House } from '../house.ts';
import { appendChat, chatAfter, lastChat } from '../store/company.ts';
import type { ChatRow } from '../store/schema.ts';
import { change } from '../tables/change.ts';
import type { Person } from '../tables/entrance.ts';
import type { OpenTable } from '../tables/open.ts';

export const chatLine = ({ n, person, name, text, time }: ChatRow): ChatLine => ({ n, person, name, text, at: time });

/** False when it had been said before. */
export async function sayAloud(
  house: House,
  t: OpenTable,
  person: Person,
  text: string,
  command: string,
): Promise<boolean> {
  const line = { table_id: t.id, person: person.id, name: person.name, text, time: house.ports.now(), command };
  const row = await appendChat(house.store, line);
  await hearNews(house, t);
  return row !== null;
}

/** Hands on what has been said since the last time, through whichever process. */
export function hearNews(house: House, t: OpenTable): Promise<void> {
  return t.inTurn(async () => {
    if (t.chatHeard === null) return;
    const rows = await chatAfter(house.store.db, t.id, t.chatHeard);
    if (rows.length === 0) return;
    t.chatHeard = rows.at(-1)!.n;
    house.hub.chat(t, rows);
  });
}

/** What a newcomer gets. Those who are already there get what they have missed. */
export async function chatFor(house: House, t: OpenTable, person: Person | null): Promise<ChatLine[]> {
  await hearNews(house, t);
  const rows = await lastChat(house.store.db, t.id, LIMITS.chatShown);
  t.chatHeard = Math.max(t.chatHeard ?? 0, rows.at(-1)?.n ?? 0);
  const muted = mutedBy(t, person);
  return rows.filter(row => !muted.includes(row.person)).map(chatLine);
}

export const mutedBy = ({ table }: OpenTable, person: Person | null): string[] =>
  person ? (table.mutes[person.id] ?? []).slice() : [];

const MOST_MUTED = 100;

export async function setMuted(
  house: House,
  t: OpenTable,
  person: Person,
  other: string,
  muted: boolean,
): Promise<void> {
  await t.inTurn(() =>
    change(house, t, table => {
      const before = (table.mutes[person.id] ?? []).filter(id => id !== other);
      const after = muted ? [...before, other].slice(-MOST_MUTED) : before;
      return { ...table, mutes: { ...table.mutes, [person.id]: after } };
    }),
  );
}
