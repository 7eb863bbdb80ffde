/** `interregnum simulate`: many games between bots, counted. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Meta, recordHeader, type SetupChoices, sealRecord, seedFrom, writeRecord } from '@interregnum/kernel';
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
import { BadArgument } from '../failure.ts';
import { writableFolder } from '../files.ts';
import { titleOf } from '../games.ts';
import { defaultThreads, type Job, type Played, playAll } from '../matches.ts';
import { type Count, type Tally, tallyOf } from '../tally.ts';
import { table } from '../text/table.ts';

interface Flags extends SetupFlags {
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
  addSetupFlags(command)
    .addHelpText(
      'after',
      examples(
        'simulate epix --games 1000',
        'simulate epix --seats 4 --games 200 --bots greedy,random --seed 7 --json',
        'simulate epix --mode basic --games 10 --records ./games',
      ),
    )
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const { meta } = titleOf(id);
  const seats = seatsFrom(meta, flags.seats);
  const options = setupFrom(meta, flags);
  checkBots(flags.bots);
  if (flags.bots.length > seats) throw new BadArgument(`${flags.bots.length} bots are too many for ${seats} seats`);
  const folder = flags.records === undefined ? null : writableFolder(flags.records);
  const jobs = Array.from({ length: flags.games }, (_, i): Job => jobOf(id, i, seats, options, flags));
  const start = performance.now();
  const played = await playAll(jobs, flags.threads);
  const seconds = (performance.now() - start) / 1000;
  if (folder !== null) played.forEach((result, i) => saveRecord(folder, meta, jobs[i]!, result, i));
  const tally = tallyOf(jobs, played, seconds);
  if (flags.json) console.log(JSON.stringify(jsonOf(id, seats, options, flags, tally)));
  else console.log(summary(meta, seats, options, tally).join('\n'));
}

/** From game to game everybody moves one seat on. */
function jobOf(game: string, i: number, seats: number, options: SetupChoices, { bots, seed }: Flags): Job {
  const seated = Array.from({ length: seats }, (_, seat) => bots[((seat + i) % seats) % bots.length]!);
  return { game, options, seats, seed: `${seed}/${i + 1}`, bots: seated };
}

/** Everything that `verify` needs; the seed is revealed because the game is over. */
function saveRecord(folder: string, meta: Meta, job: Job, { answers, outcome }: Played, i: number): void {
  const seed = seedFrom(job.seed);
  const { options, seats, bots: players } = job;
  const header = recordHeader({ meta }, { options, seats, players, source: { seed, entropy: [] } });
  const text = writeRecord(sealRecord(header, answers, seed, outcome.winners));
  writeFileSync(join(folder, `${meta.id}-${String(i + 1).padStart(6, '0')}.record`), text);
}

// --- what is printed ---------------------------------------------------------------------------------------------

function jsonOf(game: string, seats: number, options: SetupChoices, { seed, bots }: Flags, tally: Tally): object {
  const { games, decisions, seconds, length, bySeat, byBot } = tally;
  return {
    game,
    options,
    seats,
    bots,
    seed,
    games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    length,
    /** By seat; a shared victory counts in parts. */
    wins: bySeat.map(each => each.wins),
    bySeat,
    byBot,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const row = ({ name, games, wins, share, interval: [low, high] }: Count): string[] => [
  name,
  String(games),
  String(Math.round(10 * wins) / 10),
  percent(share),
  `${(100 * low).toFixed(1)} – ${percent(high)}`,
];

function summary(meta: Meta, seats: number, options: SetupChoices, tally: Tally): string[] {
  const { games, decisions, seconds, length, bySeat, byBot } = tally;
  const perSecond = Math.round(decisions / seconds).toLocaleString('en');
  return [
    `${meta.title} (${Object.values(options).join(', ')}), ${seats} seats, ${games} games in ${seconds.toFixed(1)} s`,
    `${decisions.toLocaleString('en')} decisions, ${perSecond} a second`,
    `length in decisions: ${length.least} to ${length.most}, ${length.mean.toFixed(1)} on average`,
    '',
    ...table(['Seat', 'Games', 'Wins', 'Share', '95 % interval'], bySeat.map(row)),
    '',
    ...table(['Bot', 'Games', 'Wins', 'Share', '95 % interval'], byBot.map(row)),
  ];
}
