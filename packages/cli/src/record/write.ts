/** The record of a game as it is played: appended to with every answer, its seed kept beside it until the end. */
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import {
  type Answer,
  commitment,
  type GameRecord,
  isSeed,
  type RecordHeader,
  type Seat,
  sealRecord,
  writeRecord,
} from '@interregnum/kernel';
import { BadArgument, Failure, fileProblem } from '../failure.ts';
import { shown } from '../files.ts';

export interface Recorder {
  append(answer: Answer): void;
  /** The game is over: the seed is revealed and everything sealed. */
  seal(winners: readonly Seat[]): void;
}

/** Nothing is kept. */
export const noRecorder: Recorder = { append() {}, seal() {} };

const seedFile = (file: string): string => `${file}.seed`;

/** Begins a new record; a file that is already there is never overwritten. */
export function beginRecord(file: string, header: RecordHeader, seed: string): Recorder {
  try {
    const handle = openSync(file, 'wx');
    writeFileSync(seedFile(file), `${seed}\n`, { mode: 0o600 });
    return recorder(file, handle, { header, answers: [], end: null }, '', seed);
  } catch (error) {
    throw new BadArgument(`cannot write ${file}: ${fileProblem(error)}`);
  }
}

/** Goes on with a record that was left. */
export function continueRecord(file: string, record: GameRecord, seed: string): Recorder {
  try {
    return recorder(file, openSync(file, 'a'), record, writeRecord(record), seed);
  } catch (error) {
    throw new BadArgument(`cannot write ${file}: ${fileProblem(error)}`);
  }
}

function recorder(
  file: string,
  handle: number,
  { header, answers }: GameRecord,
  before: string,
  seed: string,
): Recorder {
  const played = answers.slice();
  let written = before.length;
  const write = (record: GameRecord) => {
    const text = writeRecord(record);
    writeSync(handle, text.slice(written));
    written = text.length;
  };
  write({ header, answers: played, end: null });
  return {
    append(answer) {
      played.push(answer);
      write({ header, answers: played, end: null });
    },
    seal(winners) {
      write(sealRecord(header, played, seed, winners));
      closeSync(handle);
      rmSync(seedFile(file), { force: true });
    },
  };
}

/** The seed that was kept beside an unfinished record. */
export function keptSeed(file: string, { header, answers, end }: GameRecord): string {
  if (end) throw new BadArgument(`the game in ${file} is over`);
  let seed: string;
  try {
    seed = readFileSync(seedFile(file), 'utf8').trim();
  } catch (error) {
    throw new BadArgument(`cannot go on without the seed in ${seedFile(file)}: ${fileProblem(error)}`);
  }
  if (isSeed(seed) && commitment(seed) === header.commitment) return seed;
  throw new Failure(`${shown(file)}:${answers.length + 1}: the seed in ${seedFile(file)} is not the one of this game`);
}
