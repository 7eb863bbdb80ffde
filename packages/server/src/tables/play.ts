/** The game of a table: its entries, the line of answers that counts, and the state they lead to. */
import {
  type Answer,
  type BaseEvent,
  type BaseOption,
  type Checkpoint,
  type Fact,
  type Flow,
  findOption,
  firstChance,
  type Game,
  isUndoBarrier,
  type PositionData,
  pending,
  playAgain,
  type RecordHeader,
  rekey,
  type Seat,
  stateAfter,
} from '@interregnum/kernel';
import type { Clock } from '@interregnum/protocol';
import { banksAtStart, chargeBank, timeUsed } from '../clocks/banks.ts';
import { timeSlice } from '../time-slice.ts';

export type State = Flow<BaseOption>;
export type Facts = readonly Fact<BaseEvent>[];

export interface Entry {
  n: number;
  kind: 'answer' | 'undo';
  seat: Seat;
  question: string;
  code: string;
  command: string;
  time: number;
  banks: readonly number[] | null;
  reveals: boolean;
}

export interface Play {
  readonly game: Game;
  readonly header: RecordHeader;
  readonly seed: string;
  readonly clock: Clock;
  /** The answers that count. */
  readonly answers: Answer[];
  /** Beside each answer: whether it brought something to light. */
  readonly reveals: boolean[];
  /** Beside each answer: whether a bot gave it. */
  readonly byBot: boolean[];
  /** Beside each answer: the banks after it, and how many milliseconds it took. */
  readonly bankAfter: (readonly number[] | null)[];
  readonly thought: number[];
  /** After each version: how many answers counted. */
  readonly reached: number[];
  /** Which version a command of a seat has led to, the last ones. */
  readonly commands: Map<string, number>;
  state: State;
  /** How many entries there are. */
  version: number;
  /** The version that put the open question. */
  question: number;
  /** When it was put. */
  asked: number;
  /** Milliseconds left, by seat; `null` without such a clock. */
  banks: readonly number[] | null;
  /** What an answer that was taken back had taken: `2 7` is the eighth answer of the third seat. */
  spent: Spent;
  /** The same by seat, for the answers to the open question. */
  used: readonly number[] | null;
  /** What was told: at 0 by the setup, at n by the nth answer; `null` where nobody has needed it yet. */
  readonly facts: (Facts | null)[];
  readonly checkpoints: Checkpoint[];
  /** When the older facts were last needed. */
  recalled: number;
}

export type Spent = Readonly<Record<string, number>>;

/** A thing about to happen: what it will be when it is safe on disk. */
export interface Step {
  entry: Entry;
  state: State;
  facts: Facts;
}

/** An entry that the rules do not accept (any more). */
export class NotPlayable extends Error {
  override name = 'NotPlayable';
}

export interface PlayStart {
  game: Game;
  header: RecordHeader;
  seed: string;
  clock: Clock;
  started: number;
}

export function begin({ game, header, seed, clock, started }: PlayStart): Play {
  const told: Fact<BaseEvent>[] = [];
  const state = game.rules.setup(header.options, header.seats, firstChance(header, seed), told);
  return {
    game,
    header,
    seed,
    clock,
    answers: [],
    reveals: [],
    byBot: [],
    bankAfter: [],
    thought: [],
    reached: [0],
    commands: new Map(),
    state,
    version: 0,
    question: 0,
    asked: started,
    banks: banksAtStart(clock, header.seats),
    spent: {},
    used: null,
    facts: [told],
    checkpoints: [{ at: 0, state: game.rules.clone(state) }],
    recalled: started,
  };
}

/** Commands that are known at once; the database knows all. */
const KEPT_COMMANDS = 100;
const commandKey = (seat: Seat, command: string) => `${seat} ${command}`;
export const versionOf = (play: Play, seat: Seat, command: string): number | null =>
  play.commands.get(commandKey(seat, command)) ?? null;

// --- making a step -------------------------------------------------------------------------------------------------

export interface Given {
  seat: Seat;
  option: number;
  command: string;
  time: number;
}

/** Commands of the server have a colon, which those of people cannot have. */
const isOrder = (command: string): boolean => command.startsWith('order:');
const isBot = (command: string): boolean => command.startsWith('bot:');

/** An answer, carried out on a copy. */
export function answerStep(play: Play, { seat, option, command, time }: Given): Step {
  const { game, state: before } = play;
  const ask = before.ask!;
  const state = game.rules.clone(before);
  const told: Fact<BaseEvent>[] = [];
  game.rules.apply(state, seat, option, told);
  rekey(play.header, play.seed, state, play.answers.length + 1);
  const entry: Entry = {
    n: play.version + 1,
    kind: 'answer',
    seat,
    question: ask.id,
    code: ask.options[seat]![option]!.code,
    command,
    time,
    banks: isOrder(command) ? play.banks : chargeBank(play, seat, time),
    reveals: isUndoBarrier(game, { before, after: state, told }, allEyes(play.header.seats)),
  };
  return { entry, state, facts: told };
}

/** Everybody at the table, and those who watch. */
const allEyes = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

/** The taking back of all answers but the first `to`. */
export function undoStep(play: Play, seat: Seat, to: number, command: string, time: number): Step {
  const entry: Entry = {
    n: play.version + 1,
    kind: 'undo',
    seat,
    question: '',
    code: String(to),
    command,
    time,
    banks: to === 0 ? banksAtStart(play.clock, play.header.seats) : (play.bankAfter[to - 1] ?? null),
    reveals: false,
  };
  return { entry, state: stateAt(play, to), facts: [] };
}

/** The step that an entry stands for. */
export function stepOf(play: Play, entry: Entry): Step {
  if (entry.kind === 'undo') return { ...undoStep(play, entry.seat, Number(entry.code), '', 0), entry };
  const { ask } = play.state;
  if (ask?.id !== entry.question) {
    throw new NotPlayable(
      `answer ${play.answers.length + 1} belongs to ${entry.question}, not to ${ask?.id ?? 'the end'}`,
    );
  }
  const options = ask.options[entry.seat];
  const option = options ? findOption(options, entry.code) : -1;
  if (option < 0) {
    throw new NotPlayable(`answer ${play.answers.length + 1}, ${entry.code}, is no option of seat ${entry.seat + 1}`);
  }
  const { seat, command, time } = entry;
  return { ...answerStep(play, { seat, option, command, time }), entry };
}

// --- taking a step -------------------------------------------------------------------------------------------------

const BETWEEN_CHECKPOINTS = 32;

/** The changing part of a play. */
export interface PlayState
  extends Pick<Play, 'state' | 'version' | 'question' | 'asked' | 'banks' | 'clock' | 'spent' | 'used'> {
  at: number;
}

export function playState(play: Play): PlayState {
  const { state, version, question, asked, banks, clock, spent, used, answers } = play;
  return { state, version, question, asked, banks, clock, spent, used, at: answers.length };
}

/** The same after a step. */
export function playStateAfter(play: Play, { entry, state }: Step): PlayState {
  const stillAsked = entry.kind === 'answer' && state.answers[entry.seat] !== null;
  const at = entry.kind === 'undo' ? Number(entry.code) : play.answers.length + 1;
  const spent = entry.kind === 'undo' ? spentAfterUndo(play, entry) : play.spent;
  return {
    state,
    version: entry.n,
    question: stillAsked ? play.question : entry.n,
    asked: stillAsked ? play.asked : entry.time,
    banks: entry.banks,
    clock: play.clock,
    spent,
    used: stillAsked ? play.used : usedNow(play, spent, entry),
    at,
  };
}

export function take(play: Play, step: Step): void {
  const { state, question, asked, banks, spent, used } = playStateAfter(play, step);
  const thought = thoughtFor(play, step.entry);
  note(play, step.entry, thought);
  const at = play.answers.length;
  if (step.entry.kind === 'undo') {
    play.facts.length = at + 1;
    while (play.checkpoints.at(-1)!.at > at) play.checkpoints.pop();
  } else play.facts[at] = step.facts;
  Object.assign(play, { state, question, asked, banks, spent, used });
  keepCheckpoint(play, at, state);
}

function keepCheckpoint(play: Play, at: number, state: State): void {
  if (at - play.checkpoints.at(-1)!.at >= BETWEEN_CHECKPOINTS) {
    play.checkpoints.push({ at, state: play.game.rules.clone(state) });
  }
}

/** Counts an entry without playing it. */
export function note(play: Play, entry: Entry, thought = 0): void {
  const { answers, reveals, byBot, bankAfter } = play;
  if (entry.kind === 'undo') {
    for (const list of [answers, reveals, byBot, bankAfter, play.thought]) list.length = Number(entry.code);
  } else {
    answers.push({ seat: entry.seat, question: entry.question, code: entry.code });
    reveals.push(entry.reveals);
    byBot.push(isBot(entry.command));
    bankAfter.push(entry.banks);
    play.thought.push(thought);
  }
  play.version = entry.n;
  play.reached.push(answers.length);
  play.commands.set(commandKey(entry.seat, entry.command), entry.n);
  if (play.commands.size > KEPT_COMMANDS) play.commands.delete(play.commands.keys().next().value!);
}

// --- time that is not given back -----------------------------------------------------------------------------------

/** Milliseconds that an answer took; changing one, and leaving it to a standing order, take none. */
const thoughtFor = (play: Play, { kind, seat, command, time }: Entry): number =>
  kind === 'undo' || isOrder(command) || play.state.answers[seat] !== null ? 0 : timeUsed(play, seat, time);

/** An answer that is taken back leaves the time that it took behind, or answering and taking back would stop the clock. */
function spentAfterUndo(play: Play, { seat, code, time }: Entry): Spent {
  if (play.clock.kind === 'none') return play.spent;
  const to = Number(code);
  const spent: Record<string, number> = { ...play.spent };
  const given = answersBySeat(play.answers.slice(0, to), play.header.seats);
  for (let i = to; i < play.answers.length; i++) {
    const by = play.answers[i]!.seat;
    const key = `${by} ${given[by]!++}`;
    spent[key] = Math.max(spent[key] ?? 0, play.thought[i]!);
  }
  if (pending(play.state).includes(seat)) spent[`${seat} ${given[seat]}`] = timeUsed(play, seat, time);
  return spent;
}

function answersBySeat(answers: readonly { seat: Seat }[], seats: number): number[] {
  const given = new Array<number>(seats).fill(0);
  for (const { seat } of answers) given[seat]!++;
  return given;
}

function usedNow({ answers, header }: Play, spent: Spent, entry: Entry): readonly number[] | null {
  if (Object.keys(spent).length === 0) return null;
  const left = entry.kind === 'undo' ? answers.slice(0, Number(entry.code)) : [...answers, entry];
  return answersBySeat(left, header.seats).map((n, seat) => spent[`${seat} ${n}`] ?? 0);
}

// --- the past ------------------------------------------------------------------------------------------------------

/** The state after the first `at` answers, as a copy. */
export const stateAt = (play: Play, at: number): State => stateAfter(play, at);

/** What was told from the `from`th answer on; what is not at hand is played again. */
export function factsSince(play: Play, from: number, now: number): Facts[] {
  if (play.facts.slice(from).includes(null)) recall(play);
  if (from < play.answers.length - KEPT_FACTS) play.recalled = now;
  return play.facts.slice(from).map(facts => facts!);
}

function recall(play: Play): void {
  const { game } = play;
  const { state, facts } = begin({ ...play, started: 0 });
  play.facts[0] = facts[0]!;
  play.checkpoints.length = 1;
  for (const [i, answer] of play.answers.entries()) {
    const told: Fact<BaseEvent>[] = [];
    playAgain(game, state, answer, told);
    rekey(play.header, play.seed, state, i + 1);
    play.facts[i + 1] = told;
    keepCheckpoint(play, i + 1, state);
  }
}

/** Facts that are always at hand. */
const KEPT_FACTS = 32;

/** Lets go of facts that have not been needed since; they can be made again. */
export function forget(play: Play, before: number): void {
  if (play.recalled >= before) return;
  for (let at = 0; at < play.answers.length - KEPT_FACTS; at++) play.facts[at] = null;
}

/** The first entry of the log that somebody who has seen this version does not have; `null`: it is up to date. */
export function firstUnseen(play: Play, version: number): number | null {
  if (version >= play.version) return null;
  return Math.min(...play.reached.slice(version)) + 1;
}

// --- snapshots -----------------------------------------------------------------------------------------------------

/** A state on the way as it is kept beside the entries. */
export interface Snapshot extends Omit<PlayState, 'clock' | 'spent' | 'used'> {
  /** Left out by servers before they counted it. */
  spent?: Spent;
  used?: readonly number[] | null;
  /** The same in the title's notation, to be compared with what other rules make of the entries. */
  position: PositionData;
}

export function snapshotOf(game: Game, { clock: _, ...at }: PlayState): Snapshot {
  return { ...at, position: game.proof.position.write(at.state) };
}

/** The game of these entries; what comes before the snapshot is not played again. */
export async function resume(start: PlayStart, entries: readonly Entry[], snapshot: Snapshot | null): Promise<Play> {
  const play = begin(start);
  const known = snapshot?.version ?? 0;
  for (const entry of entries.slice(0, known)) note(play, entry);
  if (snapshot) {
    const { at, state, question, asked, banks, spent = {}, used = null } = snapshot;
    Object.assign(play, { state, question, asked, banks, spent, used });
    play.facts.push(...new Array<null>(at).fill(null));
    if (at > 0) play.checkpoints.push({ at, state: play.game.rules.clone(state) });
  }
  const slice = timeSlice();
  for (const entry of entries.slice(known)) {
    take(play, stepOf(play, entry));
    await slice();
  }
  return play;
}
