/** The game of a table: its course, and beside it the clocks, the commands that led there, and what is written down. */
import {
  again,
  answer,
  type BaseOption,
  count,
  type Flow,
  type Game,
  isUndoBarrier,
  letGo,
  type PositionData,
  questionAfter,
  type RecordedCourse,
  type RecordHeader,
  remember,
  resumeAt,
  type Seat,
  startCourse,
  type Told,
  type Transition,
  take as takeTransition,
  told,
  undo,
  versionOf,
} from '@interregnum/kernel';
import type { Clock } from '@interregnum/protocol';
import { banksAtStart, chargeBank, timeUsed } from '../clocks/banks.ts';
import { type Spent, spentAfterUndo, usedNow } from '../clocks/spent-time.ts';
import { timeSlice } from '../time-slice.ts';

export type State = Flow<BaseOption>;

export interface Entry {
  n: number;
  kind: Transition['kind'];
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

/** What a server notes beside each answer. */
export interface Noted {
  /** Whether it brought something to light. */
  readonly reveals: boolean;
  readonly byBot: boolean;
  /** The banks after it. */
  readonly banks: readonly number[] | null;
  /** How many milliseconds it took. */
  readonly thought: number;
}

export interface Play extends RecordedCourse<Noted> {
  readonly clock: Clock;
  /** Which version a command of a seat has led to, the last ones. */
  readonly commands: Map<string, number>;
  /** When the open question was put. */
  asked: number;
  /** Milliseconds left, by seat; `null` without such a clock. */
  banks: readonly number[] | null;
  /** What an answer that was taken back had taken: `2 7` is the eighth answer of the third seat. */
  spent: Spent;
  /** The same by seat, for the answers to the open question. */
  used: readonly number[] | null;
  /** When what was told long ago was last needed. */
  recalled: number;
}

/** A thing about to happen: what it will be when it is safe on disk. */
export interface Step extends Transition {
  readonly entry: Entry;
}

export interface PlayStart {
  game: Game;
  header: RecordHeader;
  seed: string;
  clock: Clock;
  started: number;
}

export function begin({ game, header, seed, clock, started }: PlayStart): Play {
  return {
    ...startCourse<Noted>(game, header, seed),
    clock,
    commands: new Map(),
    asked: started,
    banks: banksAtStart(clock, header.seats),
    spent: {},
    used: null,
    recalled: started,
  };
}

/** Commands that are known at once; the database knows all. */
const KEPT_COMMANDS = 100;
const commandKey = (seat: Seat, command: string) => `${seat} ${command}`;

/** The version that a command has led to. */
export const versionBy = (play: Play, seat: Seat, command: string): number | null =>
  play.commands.get(commandKey(seat, command)) ?? null;

// --- making a step -------------------------------------------------------------------------------------------------

export interface Given {
  seat: Seat;
  code: string;
  command: string;
  time: number;
}

/** Commands of the server have a colon, which those of people cannot have. */
const isOrder = (command: string): boolean => command.startsWith('order:');
const isBot = (command: string): boolean => command.startsWith('bot:');

/** An answer, carried out on a copy. */
export function answerStep(play: Play, { seat, code, command, time }: Given): Step {
  return withEntry(play, answer(play, seat, code), command, time);
}

/** The taking back of all answers but the first `to`. */
export function undoStep(play: Play, seat: Seat, to: number, command: string, time: number): Step {
  return withEntry(play, undo(play, seat, to), command, time);
}

/** The step that an entry stands for. Throws `NotPlayable`. */
export function stepOf(play: Play, entry: Entry): Step {
  const step = withEntry(play, again(play, entry), entry.command, entry.time);
  return { ...step, entry: { ...entry, thought: entry.thought ?? step.entry.thought } };
}

function withEntry(play: Play, transition: Transition, command: string, time: number): Step {
  const { kind, seat, question, code, at } = transition;
  const entry = { n: versionOf(play) + 1, kind, seat, question, code, command, time };
  if (kind === 'undo') {
    const banks = at === 0 ? banksAtStart(play.clock, play.header.seats) : play.taken[at - 1]!.beside.banks;
    return { ...transition, entry: { ...entry, banks, reveals: false, thought: null } };
  }
  const isAnswered = transition.before.answers[seat] !== null;
  const banks = isOrder(command) ? play.banks : chargeBank(play, seat, time);
  const reveals = isUndoBarrier(play.game, transition, allEyes(play.header.seats));
  const thought = isAnswered || isOrder(command) ? 0 : timeUsed(play, seat, time);
  return { ...transition, entry: { ...entry, banks, reveals, thought } };
}

/** Everybody at the table, and those who watch. */
const allEyes = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

// --- taking a step -------------------------------------------------------------------------------------------------

/** The changing part of a play. */
export interface PlayState extends Pick<Play, 'state' | 'question' | 'asked' | 'banks' | 'clock' | 'spent' | 'used'> {
  version: number;
  at: number;
}

export function playState(play: Play): PlayState {
  const { state, question, asked, banks, clock, spent, used, taken } = play;
  return { state, version: versionOf(play), question, asked, banks, clock, spent, used, at: taken.length };
}

/** The same after a step. */
export function playStateAfter(play: Play, step: Step): PlayState {
  const { entry, kind, seat, at, after: state } = step;
  const isStillAsked = kind !== 'undo' && state.answers[seat] !== null;
  const spent = kind === 'undo' ? spentAfterUndo(play, seat, at, entry.time) : play.spent;
  return {
    state,
    version: entry.n,
    question: questionAfter(play, step),
    asked: isStillAsked ? play.asked : entry.time,
    banks: entry.banks,
    clock: play.clock,
    spent,
    used: isStillAsked ? play.used : usedNow(() => answersAfter(play, step), play.header.seats, spent),
    at,
  };
}

const answersAfter = ({ taken }: Play, { kind, seat, at }: Step): readonly { seat: Seat }[] =>
  kind === 'undo' ? taken.slice(0, at) : [...taken, { seat }];

export function take(play: Play, step: Step, after = playStateAfter(play, step)): void {
  takeTransition(play, step, notedOf(step.entry));
  noteCommand(play, step.entry);
  const { asked, banks, spent, used } = after;
  Object.assign(play, { asked, banks, spent, used });
}

const notedOf = ({ reveals, command, banks, thought }: Entry): Noted => ({
  ...{ reveals, byBot: isBot(command), banks, thought: thought ?? 0 },
});

function noteCommand({ commands }: Play, { seat, command, n }: Entry): void {
  commands.set(commandKey(seat, command), n);
  if (commands.size > KEPT_COMMANDS) commands.delete(commands.keys().next().value!);
}

// --- the past ------------------------------------------------------------------------------------------------------

/** What was told from the `from`th answer on; what is not at hand is played again. */
export function toldSince(play: Play, from: number, now: number): readonly Told[] {
  if (from < play.taken.length - ALWAYS_AT_HAND) play.recalled = now;
  const known = told(play, from);
  if (known) return known;
  for (const _ of remember(play));
  return told(play, from)!;
}

/** The same before it is needed, in slices: a long game would hold everybody up. Nobody else changes the play meanwhile. */
export async function recallInSlices(play: Play, from: number, now: number): Promise<void> {
  play.recalled = now;
  if (told(play, from)) return;
  const slice = timeSlice();
  for (const _ of remember(play)) await slice();
}

/** So much of what was told last. */
const ALWAYS_AT_HAND = 32;

/** Lets go of what was told long ago and has not been needed since; it can be made again. */
export function forget(play: Play, before: number): void {
  if (play.recalled < before) letGo(play, ALWAYS_AT_HAND);
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
  for (const entry of entries.slice(0, known)) {
    count(play, entry, notedOf(entry));
    noteCommand(play, entry);
  }
  if (snapshot) {
    const { state, question, asked, banks, spent = {}, used = null } = snapshot;
    resumeAt(play, state, question);
    Object.assign(play, { asked, banks, spent, used });
  }
  const slice = timeSlice();
  for (const entry of entries.slice(known)) {
    take(play, stepOf(play, entry));
    await slice();
  }
  return play;
}
