/** Requests and answers of the lobby. */
import type { Meta } from '@interregnum/kernel';
import { z } from 'zod';
import { myTable, tableCard } from './table.ts';
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

/** Tables that wait for players, open games to watch, and those of the asking person: where it is its turn first. */
export const lobby = z.object({
  open: z.array(tableCard),
  watch: z.array(tableCard),
  mine: z.array(myTable),
  now: time,
});
export type Lobby = z.infer<typeof lobby>;

/** Said on the connection of the lobby when it is worth asking for it again. */
export const lobbyNews = z.object({ type: z.literal('lobby') });
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
