/** Records from files: found, read, played again; every problem names file and line. */
import {
  type Answer,
  type BaseOption,
  type Flow,
  type Game,
  type GameRecord,
  gameOf,
  parseRecord,
  RecordError,
  type Replay,
  replay,
  type Told,
} from '@interregnum/kernel';
import { Failure } from '../failure.ts';
import { readText, shown } from '../files.ts';
import { gameIds, TITLES, type Title } from '../games.ts';

/** Runs `work`; what is wrong with the record is told with its file and line. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Failure(`${shown(file)}:${error.line}: ${error.message}`);
  }
}

export const readRecord = (file: string): GameRecord => inFile(file, () => parseRecord(readText(file)));

export function titleOfRecord(file: string, record: GameRecord): Title {
  const title = TITLES.find(({ meta }) => meta.id === record.header.game);
  if (title) return title;
  throw new Failure(`${shown(file)}:1: there is no game '${record.header.game}'; the games are: ${gameIds()}`);
}

export interface Replayed extends Replay<Flow<BaseOption>> {
  title: Title;
  game: Game;
  record: GameRecord;
}

export type OnAnswer = (state: Flow<BaseOption>, answer: Answer, news: Told) => void;

/** Plays a finished record again, all of it or the first `upTo` answers. */
export async function replayFile(file: string, upTo?: number, onAnswer?: OnAnswer): Promise<Replayed> {
  const record = readRecord(file);
  const title = titleOfRecord(file, record);
  const loaded = await title.load();
  const game = inFile(file, () => gameOf(loaded, record.header));
  const seed = record.end?.seed;
  if (seed === undefined) {
    const line = record.answers.length + 2;
    throw new Failure(`${shown(file)}:${line}: the game is not finished, so its seed is not revealed yet`);
  }
  return { title, game, record, ...inFile(file, () => replay(game, record, seed, upTo, onAnswer)) };
}
