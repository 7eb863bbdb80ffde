/** Games between bots in worker threads, with a progress bar for whoever watches. */
import { availableParallelism } from 'node:os';
import { type MatchDone, type MatchJob, runMatches } from '@interregnum/bots/node';
import { Presets, SingleBar } from 'cli-progress';
import { Failure, messageOf } from './failure.ts';

/** Results are handed on in parts of this size, so that long simulations fit in memory. */
const PART = 10_000;

export const defaultThreads = (): number => availableParallelism();

export type OnResult = (result: MatchDone, i: number) => void;

/** Plays all games and hands on each result, in the order of the jobs. */
export async function playAll(jobs: readonly MatchJob[], threads: number, onResult: OnResult): Promise<void> {
  const bar = progressBar(jobs.length);
  try {
    for (let from = 0; from < jobs.length; from += PART) {
      const part = jobs.slice(from, from + PART);
      const results = await runMatches(part, { threads, onDone: done => bar.update(from + done) });
      results.forEach((result, i) => {
        onResult(result, from + i);
      });
    }
  } catch (error) {
    throw new Failure(messageOf(error));
  } finally {
    bar.stop();
  }
}

/** Drawn on stderr, and only where somebody can see it. */
function progressBar(total: number): SingleBar {
  const bar = new SingleBar(
    {
      format: '{bar} {percentage} %  {value} of {total} games  {duration_formatted}, {eta_formatted} left',
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
      noTTYOutput: false,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}
