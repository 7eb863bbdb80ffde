/** `interregnum position`: a position in the notation of scenarios. */
import { randomBot } from '@interregnum/bots';
import {
  type BaseOption,
  chanceFrom,
  type Flow,
  fittingChoices,
  type Game,
  randomFrom,
  type SetupChoices,
} from '@interregnum/kernel';
import { yamlOf } from '@interregnum/shelf/yaml';
import type { Command } from 'commander';
import {
  addSetupFlags,
  examples,
  gameArgument,
  type SetupFlags,
  seatsFrom,
  setupFrom,
  wholeNumber,
} from '../arguments.ts';
import { addContentFlag, type ContentFlag, loadWith } from '../content.ts';
import { BadArgument } from '../failure.ts';
import { type Title, titleOf } from '../games.ts';
import { replayFile } from '../record/read.ts';

interface Flags extends SetupFlags, ContentFlag {
  seed?: string;
  record?: string;
  after: number;
  seats?: number;
}

export function addPosition(program: Command): void {
  const command = program
    .command('position')
    .description('print a position in the notation of scenarios: from a random game, or from a record')
    .addArgument(gameArgument())
    .option('--seed <text>', 'play a random game from this seed')
    .option('--record <file>', 'take the game from this record')
    .requiredOption('--after <n>', 'after this many answers', wholeNumber(0))
    .option('--seats <n>', 'number of seats', wholeNumber(1));
  addSetupFlags(addContentFlag(command))
    .addHelpText(
      'after',
      examples(
        'position epix --seed 7 --after 12',
        'position epix --seed 7 --after 40 --seats 4 --mode basic',
        'position epix --record game.record --after 25',
      ),
    )
    .action(printPosition);
}

async function printPosition(id: string, flags: Flags): Promise<void> {
  const title = titleOf(id);
  if ((flags.seed === undefined) === (flags.record === undefined)) throw new BadArgument('give --seed or --record');
  const { game, state, options, answered } =
    flags.seed === undefined ? await fromRecord(title, flags.record!, flags) : await fromSeed(title, flags.seed, flags);
  if (answered < flags.after) console.error(`the game was over after ${answered} answers`);
  console.log(`# ${whereItStands(game, state, answered)}`);
  console.log(yamlOf({ seats: state.seats, options, position: game.proof.position.write(state) }).trimEnd());
}

interface Found {
  game: Game;
  state: Flow<BaseOption>;
  options: SetupChoices;
  answered: number;
}

async function fromRecord(title: Title, file: string, flags: Flags): Promise<Found> {
  if (flags.content !== undefined) throw new BadArgument('--content comes from the record');
  if (flags.seats !== undefined) throw new BadArgument('--seats comes from the record');
  const { game, record, state, played } = await replayFile(file, flags.after);
  if (record.header.game !== title.meta.id) {
    throw new BadArgument(`${file} is a game of ${record.header.game}, not of ${title.meta.id}`);
  }
  const options = fittingChoices(title.meta, record.header.options, record.header.seats);
  return { game, state, options, answered: played };
}

async function fromSeed(title: Title, seed: string, flags: Flags): Promise<Found> {
  const seats = seatsFrom(title.meta, flags);
  const options = setupFrom(title.meta, flags, seats);
  const game = await loadWith(title, flags);
  const state = game.rules.setup(options, seats, chanceFrom(seed));
  const random = randomFrom(seed);
  let answered = 0;
  for (; answered < flags.after && state.ask; answered++) {
    const seat = state.ask.seats.find(each => state.answers[each] === null)!;
    game.rules.apply(state, seat, randomBot.advise(game, game.rules.view(state, seat), random).option);
  }
  return { game, state, options, answered };
}

function whereItStands(game: Game, state: Flow<BaseOption>, answered: number): string {
  const asked = state.ask?.seats.filter(seat => state.answers[seat] === null).map(seat => seat + 1);
  const now = asked ? `${state.ask!.id} to seat ${asked.join(', ')}` : 'the game is over';
  return `${game.meta.title} after ${answered} answers: ${now}`;
}
