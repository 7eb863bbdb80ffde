/** `interregnum play`: a game against bots in the terminal. */
import { randomBytes } from 'node:crypto';
import {
  type BaseEvent,
  chanceOf,
  type Fact,
  type Game,
  type GameRecord,
  gameOf,
  recordHeader,
  replay,
  type Seat,
  seedFrom,
} from '@interregnum/kernel';
import { Argument, type Command } from 'commander';
import pc from 'picocolors';
import {
  addSetupFlags,
  commaList,
  examples,
  type SetupFlags,
  seatsFrom,
  setupFrom,
  wholeNumber,
} from '../arguments.ts';
import { botTable, checkBots, isBot, levels } from '../bots.ts';
import { addContentFlag, type ContentFlag, loadWith, sourceOf } from '../content.ts';
import { BadArgument, Failure } from '../failure.ts';
import { gameIds, type Title, titleOf } from '../games.ts';
import { linePerson } from '../play/lines.ts';
import type { Person } from '../play/person.ts';
import { type AskBot, playOn } from '../play/play-on.ts';
import { hear, type Table } from '../play/table.ts';
import { inFile, readRecord, titleOfRecord } from '../record/read.ts';
import { beginRecord, continueRecord, keptSeed, noRecorder, type Recorder } from '../record/write.ts';
import { loadRulebook } from '../rulebook/load.ts';
import { wordsFor } from '../text/wording.ts';

interface Flags extends SetupFlags, ContentFlag {
  seats?: number;
  seat?: number;
  bots?: readonly string[];
  seed?: string;
  record?: string;
  resume?: string;
  plain?: true;
}

const YOU = 'you';

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('play against bots in the terminal, with arrow keys or by typing codes')
    .addArgument(new Argument('[game]', `the game: ${gameIds()}`))
    .option('--seats <n>', 'number of seats', wholeNumber(1))
    .option('--seat <n>', 'your seat, from 1', wholeNumber(1))
    .option('--bots <list>', `the bots in the other seats, the last one repeated: ${levels()}`, commaList)
    .option('--seed <text>', 'the same seed gives the same deal')
    .option('--record <file>', 'write the record of the game while it is played')
    .option('--resume <file>', 'go on with a game that was left')
    .option('--plain', 'read codes line by line, without arrow keys');
  addSetupFlags(addContentFlag(command))
    .addHelpText(
      'after',
      examples(
        'play epix',
        'play epix --mode basic --seats 3 --bots greedy,random',
        'play epix --seed 7 --record game.record',
        'play --resume game.record',
        'play hidden-leaders --content examples/content/hidden-leaders.yaml',
      ),
    )
    .action(play);
}

async function play(id: string | undefined, flags: Flags): Promise<void> {
  const table = flags.resume === undefined ? await newGame(id, flags) : await oldGame(flags.resume, id, flags);
  const { game, state, players } = table;
  const file = flags.resume ?? flags.record;
  process.once('SIGINT', () => {
    console.log(`\n${farewell(file)}`);
    process.exit(0);
  });
  const person = await personAt(flags);
  const bots = botTable(sourceOf(titleOf(game.meta.id), game), botSeed(flags));
  const askBot: AskBot = seat => bots.choose(players[seat]!, game.rules.view(state, seat));
  const ending = await playOn(table, person, askBot);
  person.close();
  await bots.close();
  if (ending === 'cut off') throw new Failure(`the input ended before the game did${goOn(file)}`);
  if (ending === 'left') console.log(farewell(file));
  else if (file !== undefined) console.log(pc.dim(`The record is in ${file}; interregnum verify ${file}`));
}

/** A game with a seed of its own can be played again: its bots choose as before. */
const botSeed = ({ seed }: Flags): string =>
  seed === undefined ? randomBytes(16).toString('hex') : `the bots of ${seed}`;

const goOn = (file: string | undefined): string =>
  file === undefined ? '' : `; go on with: interregnum play --resume ${file}`;
const farewell = (file: string | undefined): string => `You left the table${goOn(file)}.`;

async function personAt({ plain }: Flags): Promise<Person> {
  if (plain || !process.stdin.isTTY || !process.stdout.isTTY) return linePerson(process.stdin);
  return (await import('../play/terminal.ts')).terminalPerson;
}

// --- a new game --------------------------------------------------------------------------------------------------

async function newGame(id: string | undefined, flags: Flags): Promise<Table> {
  if (id === undefined) throw new BadArgument(`which game? the games are: ${gameIds()}`);
  const title = titleOf(id);
  const { meta } = title;
  const seats = seatsFrom(meta, flags);
  const seat = (flags.seat ?? 1) - 1;
  if (seat >= seats) throw new BadArgument(`--seat must be from 1 to ${seats}`);
  const options = setupFrom(meta, flags, seats);
  const players = playersAt(seats, seat, flags.bots);
  const game = await loadWith(title, flags);
  const seed = flags.seed === undefined ? randomBytes(32).toString('hex') : seedFrom(flags.seed);
  const header = recordHeader(game, { options, seats, players, source: { seed, entropy: [] } });
  const recorder = flags.record === undefined ? noRecorder : beginRecord(flags.record, header, seed);
  const facts: Fact<BaseEvent>[] = [];
  const state = game.rules.setup(header.options, seats, chanceOf({ seed, entropy: header.entropy }), facts);
  return seated(title, game, state, { seat, players, recorder, facts });
}

function playersAt(seats: number, you: Seat, bots: readonly string[] = ['greedy']): string[] {
  checkBots(bots);
  if (bots.length >= seats)
    throw new BadArgument(`${bots.length} bots are too many: ${seats} seats, one of them yours`);
  const others = Array.from({ length: seats - 1 }, (_, i) => bots[Math.min(i, bots.length - 1)]!);
  return [...others.slice(0, you), YOU, ...others.slice(you)];
}

// --- an old game -------------------------------------------------------------------------------------------------

async function oldGame(file: string, id: string | undefined, flags: Flags): Promise<Table> {
  const fixed = ['seats', 'seat', 'bots', 'seed', 'record', 'content'].find(flag => flags[flag] !== undefined);
  if (fixed !== undefined) throw new BadArgument(`--${fixed} comes from the record`);
  const record = readRecord(file);
  const title = titleOfRecord(file, record);
  if (id !== undefined && titleOf(id) !== title) throw new BadArgument(`${file} is a game of ${title.meta.title}`);
  const seat = yourSeat(file, record);
  const loaded = await title.load();
  const game = inFile(file, () => gameOf(loaded, record.header));
  const seed = keptSeed(file, record);
  let facts: readonly Fact<BaseEvent>[] = [];
  const { state } = inFile(file, () =>
    replay(game, record, seed, undefined, (_, answer, news) => {
      facts = answer.seat === seat ? news : [...facts, ...news];
    }),
  );
  const recorder = continueRecord(file, record, seed);
  return seated(title, game, state, { seat, players: record.header.players, recorder, facts });
}

function yourSeat(file: string, { header }: GameRecord): Seat {
  const seat = header.players.indexOf(YOU);
  const others = header.players.filter(player => player !== YOU);
  if (seat >= 0 && others.length === header.seats - 1 && others.every(isBot)) return seat;
  throw new Failure(`${file}:1: expected "players" to be one '${YOU}' and bots`);
}

interface Seating {
  seat: Seat;
  players: readonly string[];
  recorder: Recorder;
  facts: readonly Fact<BaseEvent>[];
}

async function seated(title: Title, game: Game, state: Table['state'], seating: Seating): Promise<Table> {
  const drawing = await title.drawing();
  const { seat, players, recorder, facts } = seating;
  const { rules } = loadRulebook(title);
  const table: Table = {
    game,
    state,
    seat,
    players,
    rules,
    drawing,
    words: wordsFor(game, drawing),
    recorder,
    news: [],
  };
  hear(table, facts);
  return table;
}
