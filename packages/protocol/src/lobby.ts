/** Requests and answers of the lobby. */
import type { Meta } from '@interregnum/kernel';
import { z } from 'zod';
import { contentName, myTable, tableCard } from './table.ts';
import { count, id, level, seat, time } from './words.ts';

/** Who is asking. */
export const me = z.object({
  id,
  name: z.string(),
  /** A guest is known by a cookie alone. */
  guest: z.boolean(),
});
export type Me = z.infer<typeof me>;

export const whoAmI = z.object({ me: me.nullable() });
export type WhoAmI = z.infer<typeof whoAmI>;

const meta = z.custom<Meta>(x => typeof x === 'object' && x !== null);

export const titles = z.object({ titles: z.array(meta), levels: z.array(level), protocol: z.int() });
export type Titles = z.infer<typeof titles>;

/** A table in the lists that everybody sees. */
export const lobbyCard = tableCard.extend({
  /** Whether the host has the table open now. */
  hostHere: z.boolean(),
  /** By seat, at this game; `null`: a bot, a free seat, or nobody who was ever rated. */
  ratings: z.array(z.number().nullable()),
});
export type LobbyCard = z.infer<typeof lobbyCard>;

/** The content file of a table, all of it. */
export const tableContent = contentName.extend({ data: z.record(z.string(), z.unknown()) });
export type TableContent = z.infer<typeof tableContent>;

export const mine = z.object({ mine: z.array(myTable), now: time });
export type Mine = z.infer<typeof mine>;

/** Tables that wait for players, open games to watch, and those of the asking person: where it is its turn first. */
export const lobby = mine.extend({
  open: z.array(lobbyCard),
  watch: z.array(lobbyCard),
  /** Of the lists that everybody sees; grows whenever they change. */
  edition: z.int(),
});
export type Lobby = z.infer<typeof lobby>;

/**
 * Said on the connection of the lobby. `lobby`: what everybody sees has changed from one edition to the next: the ids of
 * both lists in order, and the cards that are new or different. `mine`: it is worth asking for the own tables again.
 */
export const lobbyNews = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('lobby'),
    from: z.int(),
    edition: z.int(),
    open: z.array(id),
    watch: z.array(id),
    cards: z.array(lobbyCard),
  }),
  z.object({ type: z.literal('mine') }),
]);
export type LobbyNews = z.infer<typeof lobbyNews>;

export const oneTable = z.object({ table: myTable });
export type OneTable = z.infer<typeof oneTable>;

/** The next table of the same people: made by the first who asks, joined by the others. */
export const rematch = z.object({ table: myTable, made: z.boolean() });
export type Rematch = z.infer<typeof rematch>;

/** A sealed record and what is needed to verify it; only of a game that is over. */
export const recordFile = z.object({
  record: z.string(),
  seed: z.string(),
  commitment: z.string(),
  players: z.array(z.string()),
  /** Answers that were played on one device before others joined, where chance could be known; `null`: none. */
  begun: count.nullable(),
});
export type RecordFile = z.infer<typeof recordFile>;

export const pastQuery = z.strictObject({
  at: z.coerce.number().pipe(count),
  /** Whose eyes; not given: the own seat, else a spectator's. Another seat's: only when the game is over. */
  seat: z.coerce.number().pipe(seat).optional(),
  /** Everybody's eyes at once; only when the game is over. */
  open: z.enum(['true', 'false']).optional(),
});
export const courseQuery = z.strictObject({ pictures: z.coerce.number().pipe(z.int().min(2).max(100)) });
