/** `interregnum ladder`: how much stronger one bot is than another. */
import { type LadderResult, ladderGames, ladderResult, type Pairing } from '@interregnum/bots';
import type { GameSource, MatchJob } from '@interregnum/bots/node';
import { isRefused, type Meta, type Outcome, type SetupChoices, valuesFor } from '@interregnum/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import {
  addSetupFlags,
  checkSeats,
  examples,
  gameArgument,
  numberList,
  type SetupFlags,
  seatsFor,
  setupFrom,
  wholeNumber,
} from '../arguments.ts';
import { isBot } from '../bots.ts';
import { addContentFlag, type ContentFlag, loadWith, sourceOf } from '../content.ts';
import { titleOf } from '../games.ts';
import { defaultThreads, playAll } from '../matches.ts';
import { percent, percentRange, table } from '../text/table.ts';

interface Flags extends SetupFlags, ContentFlag {
  pairing?: readonly Duel[];
  games: number;
  seats?: readonly number[];
  seed: string;
  threads: number;
  json?: true;
}

interface Duel {
  challenger: string;
  opponent: string;
}

const DEFAULT_PAIRINGS: readonly Duel[] = [
  { challenger: 'greedy', opponent: 'random' },
  { challenger: 'ismcts:100', opponent: 'greedy' },
];

export function addLadder(program: Command): void {
  const command = program
    .command('ladder')
    .description('play one bot against others of another kind and print how often it wins')
    .addArgument(gameArgument())
    .option('--pairing <a:b>', 'a challenger and its opponents; may be given several times', addPairing)
    .option('--games <n>', 'games for each pairing and kind of table', wholeNumber(1), 200)
    .option('--seats <list>', 'numbers of seats, all of the game for several when not given', numberList(2, 12))
    .option('--seed <text>', 'the same seed gives the same deals', '1')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), defaultThreads())
    .option('--json', 'print one JSON object');
  addSetupFlags(addContentFlag(command))
    .addHelpText(
      'after',
      `\nWithout setup flags every kind of table is played. The challenger has one seat and goes round the table.${examples(
        'ladder epix',
        'ladder epix --pairing greedy:random --seats 2 --games 400',
        'ladder epix --pairing ismcts:100:greedy --seats 2,3 --mode advanced --json',
      )}`,
    )
    .action(runLadder);
}

/** `ismcts:100:greedy`: wherever it can be divided into two bots. */
function addPairing(text: string, before: readonly Duel[] = []): Duel[] {
  const words = text.split(':');
  for (let i = 1; i < words.length; i++) {
    const [challenger, opponent] = [words.slice(0, i).join(':'), words.slice(i).join(':')];
    if (isBot(challenger) && isBot(opponent)) return [...before, { challenger, opponent }];
  }
  throw new InvalidArgumentError('Expected two bots such as greedy:random or ismcts:100:greedy.');
}

async function runLadder(id: string, flags: Flags): Promise<void> {
  const title = titleOf(id);
  const seats = (flags.seats ?? seatsFor(title.meta, flags).filter(n => n > 1)).map(n => checkSeats(title.meta, n));
  const source = sourceOf(title, await loadWith(title, flags));
  const results: LadderResult[] = [];
  for (const duel of flags.pairing ?? DEFAULT_PAIRINGS) {
    for (const n of seats) {
      for (const options of tableKinds(title.meta, flags, n)) {
        const result = await climb(source, { ...duel, seats: n, options }, flags);
        if (process.stderr.isTTY) console.error(row(result).join('  '));
        results.push(result);
      }
    }
  }
  if (flags.json) console.log(JSON.stringify({ game: id, seed: flags.seed, results: results.map(jsonOf) }));
  else console.log(table(HEADER, results.map(row)).join('\n'));
}

/** Every combination of setup choices that the flags leave open. */
function tableKinds(meta: Meta, flags: Flags, seats: number): SetupChoices[] {
  return meta.setup
    .filter(({ id }) => flags[id] === undefined)
    .reduce<SetupChoices[]>(
      (kinds, field) => kinds.flatMap(kind => valuesFor(field, seats).map(value => ({ ...kind, [field.id]: value }))),
      [setupFrom(meta, flags, seats)],
    )
    .filter(kind => !meta.setup.some(field => isRefused(field, kind)));
}

async function climb(
  source: GameSource,
  pairing: Pairing,
  { games: count, seed, threads }: Flags,
): Promise<LadderResult> {
  const games = ladderGames(pairing, count, seed);
  const { seats, options } = pairing;
  const jobs = games.map((game): MatchJob => ({ game: source, options, seats, seed: game.seed, bots: game.bots }));
  const outcomes: Outcome[] = [];
  await playAll(jobs, threads, ({ outcome }) => outcomes.push(outcome));
  return ladderResult(pairing, games, outcomes);
}

const HEADER = ['Challenger', 'Opponent', 'Seats', 'Table', 'Games', 'Wins', 'Share', '95 % interval', 'Even'];

const row = ({ pairing, games, wins, share, interval, even }: LadderResult): string[] => [
  pairing.challenger,
  pairing.opponent,
  String(pairing.seats),
  Object.values(pairing.options).join(', '),
  String(games),
  String(Math.round(10 * wins) / 10),
  percent(share),
  percentRange(interval),
  percent(even),
];

const jsonOf = ({ pairing, ...result }: LadderResult): object => ({ ...pairing, ...result });
