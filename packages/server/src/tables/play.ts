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
  playAgain,
  type RecordHeader,
  rekey,
  type Seat,
  stateAfter,
} from '@interregnum/kernel';
import type { Clock } from '@interregnum/protocol';
import { banksAtStart, chargeBank, timeUsed } from '../clocks/banks.ts';
import { type Spent, spentAfterUndo, usedNow } from '../clocks/spent-time.ts';
import { timeSlice } from '../time-slice.ts';

export type State = Flow<BaseOption>;
export type Facts = readonly Fact<BaseEvent>[];

export interface Entry {
  n: number;
  /** A change puts another answer in the place of the seat's last one, as long as the others still think. */
  kind: 'answer' | 'change' | 'undo';
  seat: Seat;
  question: string;
  code: string;
  command: string;
  time: number;
  banks: readonly number[] | null;
  reveals: boolean;
  /** How many milliseconds the answer took; `null` from servers before they kept it. */
  thought: number | null;
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
  /** Versions that changed a secret answer, which nobody else notices: whose it was, and its place. */
  readonly changes: Map<number, { seat: Seat; place: number }>;
  /** Which version a command of a seat has led to, the last ones. */
  readonly commands: Map<string, number>;
  state: State;
  /** How many entries there are. */
  version: number;
  /** The number of the open question; changes of secret answers do not count, or it would tell how many there were. */
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
    changes: new Map(),
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
  rekey(game, play.header, play.seed, state, play.answers.length + 1);
  const entry: Entry = {
    n: play.version + 1,
    kind: before.answers[seat] !== null && isHere(play, seat) ? 'change' : 'answer',
    seat,
    question: ask.id,
    code: ask.options[seat]![option]!.code,
    command,
    time,
    banks: isOrder(command) ? play.banks : chargeBank(play, seat, time),
    reveals: isUndoBarrier(game, { before, after: state, told }, allEyes(play.header.seats)),
    thought: before.answers[seat] !== null || isOrder(command) ? 0 : timeUsed(play, seat, time),
  };
  return { entry, state, facts: told };
}

/** Whether the seat's last answer was given here; what was answered before the game came here stays in its record. */
const isHere = (play: Play, seat: Seat): boolean => placeOfLast(play, seat) >= (play.header.begun?.answers ?? 0);

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
    thought: null,
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
  const step = answerStep(play, { seat, option, command, time });
  return { ...step, entry: { ...entry, thought: entry.thought ?? step.entry.thought } };
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
  const stillAsked = entry.kind !== 'undo' && state.answers[entry.seat] !== null;
  const spent = entry.kind === 'undo' ? spentAfterUndo(play, entry.seat, Number(entry.code), entry.time) : play.spent;
  return {
    state,
    version: entry.n,
    question: stillAsked ? play.question : entry.n - play.changes.size,
    asked: stillAsked ? play.asked : entry.time,
    banks: entry.banks,
    clock: play.clock,
    spent,
    used: stillAsked ? play.used : usedNow(() => answersAfter(play, entry), play.header.seats, spent),
    at: countAfter(play, entry),
  };
}

const countAfter = ({ answers }: Play, { kind, code }: Entry): number =>
  kind === 'undo' ? Number(code) : answers.length + (kind === 'answer' ? 1 : 0);

const answersAfter = ({ answers }: Play, entry: Entry): readonly { seat: Seat }[] =>
  entry.kind === 'undo' ? answers.slice(0, Number(entry.code)) : [...answers, entry];

export function take(play: Play, step: Step): void {
  const { state, question, asked, banks, spent, used } = playStateAfter(play, step);
  const { entry } = step;
  const place = entry.kind === 'change' ? placeOfLast(play, entry.seat) : null;
  note(play, entry);
  const at = play.answers.length;
  dropCheckpoints(play, place ?? at);
  if (entry.kind === 'undo') play.facts.length = at + 1;
  else play.facts[place === null ? at : place + 1] = step.facts;
  Object.assign(play, { state, question, asked, banks, spent, used });
  keepCheckpoint(play, at, state);
}

const placeOfLast = ({ answers }: Play, seat: Seat): number => answers.findLastIndex(answer => answer.seat === seat);

/** Those that more than the first `at` answers have led to. */
function dropCheckpoints({ checkpoints }: Play, at: number): void {
  while (checkpoints.at(-1)!.at > at) checkpoints.pop();
}

function keepCheckpoint(play: Play, at: number, state: State): void {
  if (at - play.checkpoints.at(-1)!.at >= BETWEEN_CHECKPOINTS) {
    play.checkpoints.push({ at, state: play.game.rules.clone(state) });
  }
}

/** Counts an entry without playing it. */
export function note(play: Play, entry: Entry): void {
  if (entry.kind === 'answer') noteAnswer(play, entry);
  else if (entry.kind === 'change') noteChange(play, entry);
  else {
    const { answers, reveals, byBot, bankAfter, thought } = play;
    for (const list of [answers, reveals, byBot, bankAfter, thought]) list.length = Number(entry.code);
  }
  play.version = entry.n;
  play.reached.push(play.answers.length);
  play.commands.set(commandKey(entry.seat, entry.command), entry.n);
  if (play.commands.size > KEPT_COMMANDS) play.commands.delete(play.commands.keys().next().value!);
}

const answerOf = ({ seat, question, code }: Entry): Answer => ({ seat, question, code });

function noteAnswer(play: Play, entry: Entry): void {
  play.answers.push(answerOf(entry));
  play.reveals.push(entry.reveals);
  play.byBot.push(isBot(entry.command));
  play.bankAfter.push(entry.banks);
  play.thought.push(entry.thought ?? 0);
}

function noteChange(play: Play, entry: Entry): void {
  const place = placeOfLast(play, entry.seat);
  play.answers[place] = answerOf(entry);
  play.changes.set(entry.n, { seat: entry.seat, place });
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
  for (const _ of recalling(play));
}

/** The same before it is needed, in slices: a long game would hold everybody up. Nobody else changes the play meanwhile. */
export async function recallInSlices(play: Play, from: number, now: number): Promise<void> {
  play.recalled = now;
  if (!play.facts.slice(from).includes(null)) return;
  const slice = timeSlice();
  for (const _ of recalling(play)) await slice();
}

/** Plays the game again, a step for each answer. */
function* recalling(play: Play): Generator<void> {
  const { game } = play;
  const { state, facts } = begin({ ...play, started: 0 });
  play.facts[0] = facts[0]!;
  play.checkpoints.length = 1;
  for (const [i, answer] of play.answers.entries()) {
    const told: Fact<BaseEvent>[] = [];
    playAgain(game, state, answer, told);
    rekey(game, play.header, play.seed, state, i + 1);
    play.facts[i + 1] = told;
    keepCheckpoint(play, i + 1, state);
    yield;
  }
}

/** Facts that are always at hand. */
const KEPT_FACTS = 32;

/** Lets go of facts that have not been needed since; they can be made again. */
export function forget(play: Play, before: number): void {
  if (play.recalled >= before) return;
  for (let at = 0; at < play.answers.length - KEPT_FACTS; at++) play.facts[at] = null;
}

/**
 * The first entry of the log that somebody who has seen this version does not have; `null`: there is nothing new. That a
 * seat has changed its secret answer is new to that seat alone.
 */
export function firstUnseen(play: Play, version: number, viewer: Seat | null): number | null {
  const { reached, changes } = play;
  let first: number | null = null;
  for (let n = version + 1; n <= play.version; n++) {
    const change = changes.get(n);
    if (change && change.seat !== viewer) continue;
    first = Math.min(first ?? reached[version]!, change?.place ?? reached[n]!);
  }
  return first === null ? null : first + 1;
}

/** A version as a viewer counts: changes of others' secret answers, of which nobody hears, are left out. */
export function countedBy(viewer: Seat | null, { changes }: Play, version: number): number {
  let counted = version;
  for (const [n, { seat }] of changes) if (n <= version && seat !== viewer) counted--;
  return counted;
}

/** The last version that a viewer counts so. */
export function versionCounted(viewer: Seat | null, { changes }: Play, counted: number): number {
  let version = counted;
  for (const [n, { seat }] of changes) if (n <= version + 1 && seat !== viewer) version++;
  return version;
}

/** The last version that this viewer has heard of. */
export function versionSeenBy({ changes, version }: Play, viewer: Seat): number {
  let n = version;
  while ((changes.get(n)?.seat ?? viewer) !== viewer) n--;
  return n;
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
