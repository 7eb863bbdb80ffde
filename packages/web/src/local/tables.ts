/** Setting up, exporting, importing and checking games of this device. */
import {
  type ContentFile,
  type Game,
  isSeed,
  parseRecord,
  playedWith,
  type RecordHeader,
  recordHeader,
  rematchChoices,
  sealRecord,
  seedFrom,
  verify,
  writeRecord,
} from '@interregnum/kernel';
import { rulesOf } from '../shelf/playable.ts';
import {
  keepTable,
  type Player,
  type StoredTable,
  storedTable,
  type TableRecord,
  tableRecord,
} from '../store/database.ts';
import { localCourse } from './course.ts';
import type { OpenRecord, TablePlan, Verification } from './messages.ts';
import { resultOf } from './result.ts';

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

const seedOf = (text: string | null): string => (text === null ? randomHex(32) : isSeed(text) ? text : seedFrom(text));

function card(title: Game, seats: readonly Player[], record: TableRecord, takeBacks = 0): StoredTable {
  const { header, answers, seed } = record;
  const now = Date.now();
  const course = localCourse(title, header, seed, answers);
  const result = resultOf(course);
  return {
    id: record.id,
    game: header.game,
    options: header.options,
    seats,
    created: now,
    updated: now,
    answers: answers.length,
    winners: course.game.rules.outcome(course.state)?.winners ?? null,
    takeBacks,
    ...(header.content && { content: header.content.name }),
    ...(result && { result, imported: true }),
  };
}

export function headerOf(game: Game, { options, seats, rematchOf }: TablePlan, seed: string): RecordHeader {
  const players = seats.map(seat => seat.name);
  const choices = rematchOf === undefined ? options : rematchChoices(game.meta, options, seats.length, rematchOf);
  return recordHeader(game, { options: choices, seats: seats.length, players, source: { seed, entropy: [] } });
}

/** Sets up a table and keeps it; the id it is kept under. */
export async function createTable(plan: TablePlan): Promise<string> {
  const { game: title, seats, seed: text, daily, content } = plan;
  const game = playedWith(await rulesOf(title), content);
  const seed = seedOf(text);
  const header = headerOf(game, plan, seed);
  const record: TableRecord = { id: randomHex(8), header, answers: [], seed, end: null };
  await keepTable({ ...card(game, seats, record), ...(daily && { daily }) }, record);
  return record.id;
}

async function kept(id: string): Promise<TableRecord> {
  const record = await tableRecord(id);
  if (!record) throw new Error('this game is not on this device');
  return record;
}

/** What might have been has no record: its deal is not that of its seed. */
async function keptWhole(id: string): Promise<TableRecord> {
  const record = await kept(id);
  if (record.branches?.length) throw new Error('what might have been has no record of its own');
  return record;
}

export async function openRecord(id: string): Promise<OpenRecord> {
  const { header, answers, seed } = await keptWhole(id);
  return { record: writeRecord({ header, answers, end: null }), seed };
}

export const contentOf = async (id: string): Promise<ContentFile | null> => (await kept(id)).header.content ?? null;

/** The record as a file. An unfinished game is sealed as it stands, so that it can be played on elsewhere. */
export async function exportRecord(id: string): Promise<string> {
  const { header, answers, seed, end } = await keptWhole(id);
  if (end) return writeRecord({ header, answers, end });
  const takeBacks = (await storedTable(id))?.takeBacks ?? 0;
  return writeRecord(sealRecord(header, answers, seed, null, takeBacks));
}

export async function importRecord(text: string, seats: readonly Player[]): Promise<string> {
  const { header, answers, end } = parseRecord(text);
  if (!end) throw new Error('the seed is not in this record, so it cannot be played again');
  const game = await rulesOf(header.game);
  if (seats.length !== header.seats) throw new Error('every seat of the record needs somebody');
  const finished = end.winners !== null;
  const record: TableRecord = { id: randomHex(8), header, answers, seed: end.seed, end: finished ? end : null };
  await keepTable(card(game, seats, record, end.takeBacks), record);
  return record.id;
}

export async function verifyRecord(text: string): Promise<Verification> {
  const title = /"game":"([^"]*)"/.exec(text)?.[1] ?? '';
  const { problems, record } = verify(await rulesOf(title), text);
  return {
    game: title,
    problems,
    seats: record?.header.seats ?? 0,
    players: record?.header.players ?? [],
    answers: record?.answers.length ?? 0,
    finished: record?.end != null && record.end.winners !== null,
    takeBacks: record?.end?.takeBacks ?? 0,
  };
}
