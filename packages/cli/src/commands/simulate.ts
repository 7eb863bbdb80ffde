/** `interregnum simulate`: many games between bots, counted. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchDone, MatchJob } from '@interregnum/bots/node';
import { type Game, recordHeader, type SetupChoices, sealRecord, seedFrom, writeRecord } from '@interregnum/kernel';
import type { Command } from 'commander';
import {
  addSetupFlags,
  commaList,
  examples,
  gameArgument,
  type SetupFlags,
  seatsFrom,
  setupFrom,
  wholeNumber,
} from '../arguments.ts';
import { checkBots, levels } from '../bots.ts';
import { addContentFlag, type ContentFlag, loadWith, sourceOf } from '../content.ts';
import { BadArgument, Failure, fileProblem } from '../failure.ts';
import { writableFolder } from '../files.ts';
import { type Title, titleOf } from '../games.ts';
import { defaultThreads, playAll } from '../matches.ts';
import { addGame, type Count, countsOf, gameLabelCounts, newTally, seatLabelCounts, type Tally } from '../tally.ts';
import { inBrackets } from '../text/choices.ts';
import { percent, percentRange, table } from '../text/table.ts';

interface Flags extends SetupFlags, ContentFlag {
  seats?: number;
  games: number;
  bots: readonly string[];
  seed: string;
  threads: number;
  json?: true;
  records?: string;
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('play games between bots and count who wins; the bots change seats from game to game')
    .addArgument(gameArgument())
    .option('--seats <n>', 'number of seats', wholeNumber(1))
    .option('--games <n>', 'number of games', wholeNumber(1), 100)
    .option('--bots <list>', `who plays, repeated until every seat is taken: ${levels()}`, commaList, ['random'])
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), defaultThreads())
    .option('--json', 'print one JSON object')
    .option('--records <dir>', 'save the record of every game in this folder');
  addSetupFlags(addContentFlag(command))
    .addHelpText(
      'after',
      examples(
        'simulate epix --games 1000',
        'simulate epix --seats 4 --games 200 --bots greedy,random --seed 7 --json',
        'simulate epix --mode basic --games 10 --records ./games',
        'simulate hidden-leaders --seats 6 --deck beginner --games 1000',
      ),
    )
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const title = titleOf(id);
  const seats = seatsFrom(title.meta, flags);
  const options = setupFrom(title.meta, flags, seats);
  checkBots(flags.bots);
  if (flags.bots.length > seats) throw new BadArgument(`${flags.bots.length} bots are too many for ${seats} seats`);
  const folder = flags.records === undefined ? null : writableFolder(flags.records);
  const game = await loadWith(title, flags);
  const jobs = Array.from({ length: flags.games }, (_, i) => jobOf(title, game, i, seats, options, flags));
  const tally = newTally();
  const start = performance.now();
  await playAll(jobs, flags.threads, (result, i) => {
    addGame(tally, jobs[i]!.bots, result);
    if (folder !== null) saveRecord(join(folder, fileName(title, i)), game, jobs[i]!, result);
  });
  const simulated = { title, seats, options, tally, seconds: (performance.now() - start) / 1000 };
  if (flags.json) console.log(JSON.stringify(jsonOf(simulated, flags)));
  else console.log(summary(simulated).join('\n'));
}

/** From game to game everybody moves one seat on. */
function jobOf(
  title: Title,
  game: Game,
  i: number,
  seats: number,
  options: SetupChoices,
  { bots, seed }: Flags,
): MatchJob {
  const seated = Array.from({ length: seats }, (_, seat) => bots[((seat + i) % seats) % bots.length]!);
  const { labels } = title;
  return {
    game: sourceOf(title, game),
    options,
    seats,
    seed: `${seed}/${i + 1}`,
    bots: seated,
    ...(labels && { labels }),
  };
}

const fileName = ({ meta }: Title, i: number): string => `${meta.id}-${String(i + 1).padStart(6, '0')}.record`;

/** Everything that `verify` needs; the seed is revealed because the game is over. */
function saveRecord(file: string, game: Game, job: MatchJob, { answers, outcome }: MatchDone): void {
  const seed = seedFrom(job.seed);
  const { options, seats, bots: players } = job;
  const header = recordHeader(game, { options, seats, players, source: { seed, entropy: [] } });
  try {
    writeFileSync(file, writeRecord(sealRecord(header, answers, seed, outcome.winners)));
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${fileProblem(error)}`);
  }
}

// --- what is printed ---------------------------------------------------------------------------------------------

interface Simulated {
  title: Title;
  seats: number;
  options: SetupChoices;
  tally: Tally;
  seconds: number;
}

function jsonOf({ title, seats, options, tally, seconds }: Simulated, { seed, bots }: Flags): object {
  const { games, decisions, shortest, longest } = tally;
  const bySeat = countsOf(tally.bySeat);
  return {
    game: title.meta.id,
    options,
    seats,
    bots,
    seed,
    games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    length: { shortest, mean: decisions / games, longest },
    wins: bySeat.map(({ wins }) => wins),
    bySeat,
    byBot: countsOf(tally.byBot),
    byLabel: Object.fromEntries([...gameLabelCounts(tally), ...seatLabelCounts(tally)]),
  };
}

const row = ({ name, games, wins, share, interval }: Count): string[] => [
  name,
  String(games),
  String(Math.round(10 * wins) / 10),
  percent(share),
  percentRange(interval),
];

function summary({ title, seats, options, tally, seconds }: Simulated): string[] {
  const { games, decisions, shortest, longest } = tally;
  const { meta } = title;
  const perSecond = Math.round(decisions / seconds).toLocaleString('en');
  return [
    `${meta.title}${inBrackets(options)}, ${seats} seats, ${games} games in ${seconds.toFixed(1)} s`,
    `${decisions.toLocaleString('en')} decisions, ${perSecond} a second`,
    `length in decisions: ${shortest} to ${longest}, ${(decisions / games).toFixed(1)} on average`,
    ...counted('Seat', countsOf(tally.bySeat)),
    ...counted('Bot', countsOf(tally.byBot)),
    ...seatLabelCounts(tally).flatMap(([heading, counts]) => counted(heading, counts)),
    ...gameLabelCounts(tally).flatMap(([heading, counts]) => counted(heading, counts, 'Times')),
  ];
}

const counted = (heading: string, counts: readonly Count[], wins = 'Wins'): string[] => [
  '',
  ...table([heading, 'Games', wins, 'Share', '95 % interval'], counts.map(row)),
];
