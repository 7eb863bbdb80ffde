/** Figures by CPU time, so that a busy machine does not spoil them, and the goals beside them. */

export interface Figure {
  name: string;
  value: number;
  unit: string;
  goal: { least: number } | { most: number } | null;
}

/** A run of some work that says how many operations it has done; what `prepare` makes is not measured. */
export interface Work<T = void> {
  prepare?(): T;
  run(prepared: T): number;
}

const ROUNDS = 5;
const SECONDS_PER_ROUND = 0.4;
const MOST_WARMING = 16;
const STILL_WARMING = 1.05;
/** So many rounds in a row must bring no more speed: one alone may have met a busy machine. */
const WARM = 3;

export const cpuSeconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

function operationsPerSecond<T>({ prepare, run }: Work<T>): number {
  let operations = 0;
  let seconds = 0;
  while (seconds < SECONDS_PER_ROUND) {
    const prepared = prepare?.() as T;
    const start = process.cpuUsage();
    operations += run(prepared);
    seconds += cpuSeconds(start);
  }
  return operations / seconds;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Big rules are compiled for seconds: works run until several rounds are hardly faster than the best before. */
function warmUp<T>(work: Work<T>): void {
  let best = 0;
  for (let round = 0, idle = 0; round < MOST_WARMING && idle < WARM; round++) {
    const now = operationsPerSecond(work);
    idle = now < STILL_WARMING * best ? idle + 1 : 0;
    best = Math.max(best, now);
  }
}

/** Operations per CPU second of each work, taken in turns after rounds that warm up; the median of the rounds. */
export function rates<T>(...works: Work<T>[]): number[] {
  for (const work of works) warmUp(work);
  const rounds = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    works.forEach((work, i) => {
      rounds[i]!.push(operationsPerSecond(work));
    });
  return rounds.map(median);
}

export const rateOf = <T>(work: Work<T>): number => rates(work)[0]!;
export const rate = (run: () => number): number => rateOf({ run });

/** Microseconds of one operation. */
export const micros = (run: () => number): number => 1e6 / rate(run);

export function isMet({ value, goal }: Figure): boolean | null {
  if (!goal) return null;
  return 'least' in goal ? value >= goal.least : value <= goal.most;
}
