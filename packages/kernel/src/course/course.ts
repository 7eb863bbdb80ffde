/**
 * A game in progress: the answers that count, the state that they lead to, and what was told on the way. It knows no
 * clock, no commands and no database: whoever keeps it notes such things beside each answer.
 */
import type { Fact } from '../events.ts';
import { type Flow, NotAnOption, type Seat } from '../flow.ts';
import { type BaseEvent, type BaseOption, findOption, type Game } from '../game.ts';
import type { Answer, RecordHeader } from '../record.ts';
import { firstChance, joining, type Turn } from './turns.ts';

type State = Flow<BaseOption>;
export type Told = readonly Fact<BaseEvent>[];

/** An answer that counts. `X`: what its keeper notes beside it. */
export type Taken<X> = Answer & { readonly beside: X };

/** How a version was reached. That a seat has changed its secret answer is noticed by that seat alone. */
export interface Reached {
  /** How many answers counted then. */
  readonly at: number;
  readonly changed: { readonly seat: Seat; readonly place: number } | null;
}

/** A state on the way, so that no look at the past plays much again. */
interface Checkpoint {
  readonly at: number;
  readonly state: State;
}

export interface Course<X = null> {
  readonly game: Game;
  readonly turns: readonly Turn[];
  /** So many answers were given before others joined: a change of one of them is a further answer. */
  readonly sealed: number;
  readonly taken: readonly Taken<X>[];
  readonly state: State;
  /** By version; 0: as it was dealt. */
  readonly reached: readonly Reached[];
  /** The number of the open question; changes of secret answers do not count, or it would tell how many there were. */
  readonly question: number;
  /** What was told: at 0 by the setup, at n by the nth answer; `null` where it was let go. */
  readonly facts: readonly (Told | null)[];
  readonly checkpoints: readonly Checkpoint[];
}

/** The course of a game with a record. */
export interface RecordedCourse<X = null> extends Course<X> {
  readonly header: RecordHeader;
  readonly seed: string;
}

/** A thing about to happen, carried out on a copy: it can be written down before it is true. */
export interface Transition {
  /** A change puts another answer in the place of the seat's last one, as long as the others still think. */
  readonly kind: 'answer' | 'change' | 'undo';
  readonly seat: Seat;
  readonly question: string;
  /** Of an undo: how many answers stay. */
  readonly code: string;
  /** How many answers count afterwards. */
  readonly at: number;
  readonly before: State;
  readonly after: State;
  readonly told: Told;
}

/** What is written down of a transition. */
export type Written = Pick<Transition, 'kind' | 'seat' | 'question' | 'code'>;

/** What was written down and the rules do not accept (any more). */
export class NotPlayable extends Error {
  override name = 'NotPlayable';
}

type Growing<X> = {
  -readonly [K in keyof Course<X>]: Course<X>[K] extends readonly (infer Each)[] ? Each[] : Course<X>[K];
};
const growing = <X>(course: Course<X>): Growing<X> => course as Growing<X>;

// --- beginning -----------------------------------------------------------------------------------------------------

/** A game from its deal on. `turns`: what else happens between its answers. */
export function startCourse<X = null>(
  game: Game,
  header: RecordHeader,
  seed: string,
  turns: readonly Turn[] = [],
): RecordedCourse<X> {
  const told: Fact<BaseEvent>[] = [];
  const dealt = game.rules.setup(header.options, header.seats, firstChance(header, seed), told);
  const course = courseFrom<X>(game, dealt, told, [...joining(header, seed), ...turns], header.begun?.answers);
  return { ...course, header, seed };
}

/** A game from a position on. */
export function courseFrom<X = null>(
  game: Game,
  position: State,
  told: Told,
  turns: readonly Turn[] = [],
  sealed = 0,
): Course<X> {
  const state = afterTurns({ game, turns }, position, 0);
  return {
    ...{ game, turns, sealed, state, taken: [], question: 0, facts: [told] },
    reached: [{ at: 0, changed: null }],
    checkpoints: [{ at: 0, state: game.rules.clone(state) }],
  };
}

// --- answers -------------------------------------------------------------------------------------------------------

/** An answer to the open question, by its code. Throws `NotAnOption` and changes nothing where there is none. */
export function answer<X>(course: Course<X>, seat: Seat, code: string): Transition {
  const { game, state: before } = course;
  const option = indexOf(before, seat, code);
  const question = before.ask!.id;
  const kind = before.answers[seat] !== null && placeOfLast(course, seat) >= course.sealed ? 'change' : 'answer';
  const at = course.taken.length + (kind === 'answer' ? 1 : 0);
  const told: Fact<BaseEvent>[] = [];
  const copy = game.rules.clone(before);
  game.rules.apply(copy, seat, option, told);
  const after = kind === 'answer' ? afterTurns(course, copy, at) : copy;
  return { kind, seat, question, code, at, before, after, told };
}

/** The taking back of all answers but the first `at`. */
export function undo<X>(course: Course<X>, seat: Seat, at: number): Transition {
  const after = stateAt(course, at);
  return { kind: 'undo', seat, question: '', code: String(at), at, before: course.state, after, told: [] };
}

/** What was written down before, or by somebody else. Throws `NotPlayable`. */
export function again<X>(course: Course<X>, { kind, seat, question, code }: Written): Transition {
  if (kind === 'undo') return undo(course, seat, Number(code));
  demandPlayable(course.state, { seat, question, code });
  return answer(course, seat, code);
}

/** The number of the question that is open after a transition. */
export function questionAfter<X>(course: Course<X>, { kind, seat, after }: Transition): number {
  const isStillOpen = kind !== 'undo' && after.answers[seat] !== null;
  return isStillOpen ? course.question : versionsNoticed(course) + 1;
}

/** Makes a transition true. */
export function take<X>(course: Course<X>, transition: Transition, beside: X): void {
  const { at, after, told, kind, seat } = transition;
  const question = questionAfter(course, transition);
  const place = kind === 'change' ? placeOfLast(course, seat) : null;
  count(course, transition, beside);
  const grown = growing(course);
  while (grown.checkpoints.at(-1)!.at > (place ?? at)) grown.checkpoints.pop();
  if (kind !== 'undo') grown.facts[place === null ? at : place + 1] = told;
  grown.state = after;
  grown.question = question;
  keepCheckpoint(course, at, after);
}

/** An answer in place, for replays of games that nobody else looks at. Throws `NotPlayable`. */
export function play<X>(course: Course<X>, given: Answer, beside: X): Told {
  const { game, state } = course;
  const { seat, code } = given;
  demandPlayable(state, given);
  const told: Fact<BaseEvent>[] = [];
  game.rules.apply(state, seat, indexOf(state, seat, code), told);
  count(course, { kind: 'answer', ...given }, beside);
  const at = course.taken.length;
  const grown = growing(course);
  grown.facts[at] = told;
  grown.state = afterTurns(course, state, at);
  if (grown.state.answers[seat] === null) grown.question = versionsNoticed(course);
  keepCheckpoint(course, at, grown.state);
  return told;
}

/** The answers that count, as a record has them. */
export const answersOf = ({ taken }: Pick<Course<unknown>, 'taken'>): Answer[] =>
  taken.map(({ seat, question, code }) => ({ seat, question, code }));

/** The index of the option with this code. */
function indexOf(state: State, seat: Seat, code: string): number {
  const option = findOption(state.ask?.options[seat] ?? [], code);
  if (option < 0) throw new NotAnOption(`seat ${seat + 1} has no option ${code} now`);
  return option;
}

function demandPlayable({ ask }: State, { seat, question, code }: Answer): void {
  if (!ask) throw new NotPlayable(`the game was over, but seat ${seat + 1} answered ${code}`);
  if (ask.id !== question) throw new NotPlayable(`the question was ${ask.id}, not ${question}`);
  if (findOption(ask.options[seat] ?? [], code) < 0) {
    throw new NotPlayable(`${code} was not an option of seat ${seat + 1}`);
  }
}

function afterTurns({ game, turns }: Pick<Course, 'game' | 'turns'>, state: State, at: number): State {
  let after = state;
  for (const turn of turns) if (turn.at === at) after = turn.carryOut(game, after);
  return after;
}

const placeOfLast = <X>({ taken }: Course<X>, seat: Seat): number => taken.findLastIndex(each => each.seat === seat);

/** The course as it is now, to look back at while it goes on. */
export const stillOf = <C extends Course<unknown>>(course: C): C => ({
  ...course,
  ...{ taken: course.taken.slice(), facts: course.facts.slice(), checkpoints: course.checkpoints.slice() },
});

// --- below a snapshot ----------------------------------------------------------------------------------------------

/** Counts what was written down without carrying it out. */
export function count<X>(course: Course<X>, { kind, seat, question, code }: Written, beside: X): void {
  const { taken, facts, reached } = growing(course);
  const given = { seat, question, code, beside };
  const place = kind === 'change' ? placeOfLast(course, seat) : null;
  if (kind === 'undo') {
    taken.length = Number(code);
    facts.length = taken.length + 1;
  } else if (place !== null) {
    taken[place] = given;
    facts[place + 1] = null;
  } else {
    taken.push(given);
    facts.push(null);
  }
  reached.push({ at: taken.length, changed: place === null ? null : { seat, place } });
}

/** Goes on from a state that was kept, after all that was counted. */
export function resumeAt<X>(course: Course<X>, state: State, question: number): void {
  const at = course.taken.length;
  const grown = growing(course);
  grown.state = state;
  grown.question = question;
  if (at > 0) grown.checkpoints.push({ at, state: course.game.rules.clone(state) });
}

// --- the past ------------------------------------------------------------------------------------------------------

const BETWEEN_CHECKPOINTS = 32;

function keepCheckpoint<X>(course: Course<X>, at: number, state: State): void {
  const { checkpoints } = growing(course);
  if (at - checkpoints.at(-1)!.at < BETWEEN_CHECKPOINTS) return;
  checkpoints.push({ at, state: course.game.rules.clone(state) });
}

/** How many versions there are. */
export const versionOf = ({ reached }: Pick<Course, 'reached'>): number => reached.length - 1;

const versionsNoticed = <X>(course: Course<X>): number =>
  versionOf(course) - course.reached.reduce((changes, { changed }) => changes + (changed ? 1 : 0), 0);

/** The state after the first `at` answers, as a copy. */
export function stateAt<X>(course: Course<X>, at: number): State {
  const { game, taken, checkpoints } = course;
  const from = checkpoints.findLast(point => point.at <= at)!;
  let state = game.rules.clone(from.state);
  for (let i = from.at; i < at; i++) {
    const { seat, code } = taken[i]!;
    game.rules.apply(state, seat, indexOf(state, seat, code), null);
    state = afterTurns(course, state, i + 1);
  }
  return state;
}

/** What was told from the `from`th answer on; `null` where some of it was let go. */
export function told<X>(course: Course<X>, from: number): readonly Told[] | null {
  const facts = course.facts.slice(from);
  return facts.includes(null) ? null : (facts as Told[]);
}

/** Brings back all that was let go: a step for each answer, so that long games hold nobody up. */
export function* remember<X>(course: Course<X>): Generator<void> {
  const { game, taken } = course;
  const { facts, checkpoints } = growing(course);
  let state = game.rules.clone(checkpoints[0]!.state);
  checkpoints.length = 1;
  for (const [i, { seat, code }] of taken.entries()) {
    const news: Fact<BaseEvent>[] = [];
    game.rules.apply(state, seat, indexOf(state, seat, code), news);
    state = afterTurns(course, state, i + 1);
    facts[i + 1] = news;
    keepCheckpoint(course, i + 1, state);
    yield;
  }
}

/** Lets go of what was told, but for the setup and the last `most` answers; it can be remembered. */
export function letGo<X>(course: Course<X>, most: number): void {
  const { facts } = growing(course);
  for (let at = 1; at < facts.length - 1 - most; at++) facts[at] = null;
}
