/** Looking back: at one's own game while it lasts, at everything when it is over. */
import { type Seat, sealRecord, writeRecord } from '@interregnum/kernel';
import type { PastMoment, RecordFile } from '@interregnum/protocol';
import { refused } from '../errors.ts';
import type { OpenTable } from './open.ts';
import { type Play, recallInSlices } from './play.ts';
import { pastMoment } from './show.ts';
import type { Table } from './table.ts';

/** From then on nothing is hidden. */
export const isOver = (table: Table): boolean => table.status === 'over' || table.status === 'closed';

export interface Look {
  at: number;
  /** `null`: the own seat, else a spectator's eyes. */
  seat: Seat | null;
  open: boolean;
}

export function begunPlay({ play }: OpenTable): Play {
  if (!play) throw refused('not-now', 'The game has not begun.');
  return play;
}

/** What was told from the `from`th answer on is at hand afterwards, however long ago it was. */
export async function recalled(t: OpenTable, from: number, now: number): Promise<void> {
  await t.mutex.run(async () => t.play && recallInSlices(t.play, from, now));
}

export async function look(t: OpenTable, own: Seat | null, wanted: Look, now: number): Promise<PastMoment> {
  const play = begunPlay(t);
  const others = wanted.open || (wanted.seat !== null && wanted.seat !== own);
  if (others && !isOver(t.table)) throw refused('not-allowed', 'Other seats can be looked at when the game is over.');
  if (wanted.seat !== null && wanted.seat >= play.header.seats) throw refused('malformed', 'There is no such seat.');
  await recalled(t, wanted.at, now);
  const at = Math.min(wanted.at, play.taken.length);
  return pastMoment(play, at, wanted.seat ?? own, wanted.open, now);
}

/** The sealed record, from which everybody can verify the game. */
export function recordFile(t: OpenTable): RecordFile {
  const play = begunPlay(t);
  if (!isOver(t.table)) throw refused('not-now', 'The record is shown when the game is over.');
  const { taken, seed, game } = play;
  const header = { ...play.header, players: t.table.header!.players };
  const record = sealRecord(header, taken, seed, game.rules.outcome(play.state)?.winners ?? null);
  const begun = header.begun?.answers ?? null;
  return { record: writeRecord(record), seed, commitment: header.commitment, players: header.players.slice(), begun };
}
