/** What people get to see of a table. Everything that leaves the server about a game is made here. */
import {
  type BaseEvent,
  factsFor,
  type Game,
  type Phrase,
  pending,
  type Seat,
  samples,
  say,
  stateAt,
  stillOf,
  versionOf,
  type Wording,
} from '@interregnum/kernel';
import type {
  AnyView,
  Clocks,
  LogEntry,
  MyTable,
  PastMoment,
  StateMessage,
  TableCard,
  WordedAsk,
} from '@interregnum/protocol';
import { deadlineOf } from '../clocks/banks.ts';
import { timeSlice } from '../time-slice.ts';
import { isMember, type Person } from './entrance.ts';
import type { OpenTable } from './open.ts';
import { type Play, toldSince } from './play.ts';
import { botIn, type ListedTable, seatOf } from './table.ts';
import { freeUndoTo } from './undo.ts';
import { countedBy } from './versions.ts';

/** How far a game is, from memory or from the database. */
export interface Progress {
  at: number;
  pending: readonly Seat[];
  deadlines: readonly (number | null)[];
}

const NOT_BEGUN: Progress = { at: 0, pending: [], deadlines: [] };

export function progressOf({ play }: OpenTable): Progress {
  if (!play) return NOT_BEGUN;
  const waiting = pending(play.state);
  return { at: play.taken.length, pending: waiting, deadlines: deadlines(play, waiting) };
}

const deadlines = (play: Play, waiting: readonly Seat[]): (number | null)[] =>
  play.state.answers.map((_, seat) => (waiting.includes(seat) ? deadlineOf(play, seat) : null));

export function tableCard(table: ListedTable, { at, pending: waiting }: Progress): TableCard {
  const { id, game, rules, options, places, host, status, visibility, clock, onTimeout, botLevel } = table;
  const { spectators, rated, published, created, updated, commitment, outcome, rematch, differs } = table;
  const { resigned, wouldEnd, early, ratingChanges, content } = table;
  return {
    ...{ id, game, rules, options, places: places.slice(), host, status, visibility, clock, onTimeout, botLevel },
    ...{ spectators, rated, published, created, updated, at, commitment, outcome, rematch, differs },
    ...(content && { content }),
    ...{
      resigned: resigned.slice(),
      wouldEnd: wouldEnd.slice(),
      early,
      ratingChanges: ratingChanges && ratingChanges.slice(),
    },
    pending: status === 'running' && differs === null ? waiting.slice() : [],
  };
}

export function myTable(table: ListedTable, progress: Progress, person: Person | null): MyTable {
  const card = tableCard(table, progress);
  const seat = seatOf(table, person?.id ?? null);
  const yourTurn = seat !== null && card.pending.includes(seat) && botIn(table.places[seat]) === null;
  return {
    ...card,
    seat,
    yourTurn,
    deadline: yourTurn ? (progress.deadlines[seat!] ?? null) : null,
    invite: isMember(table, person) ? table.invite : null,
  };
}

export interface Eyes {
  viewer: Seat | null;
  /** The first entry of the log that the client does not have. */
  from: number;
  words: boolean;
  now: number;
}

/** The message that shows a table as it is. */
export function stateMessage(t: OpenTable, { viewer, from, words, now }: Eyes): StateMessage {
  const play = t.play!;
  const { game } = t.title;
  const { state } = play;
  const view = game.rules.view(state, viewer);
  const waiting = pending(state);
  const wording = words ? wordingOf(t) : null;
  return {
    type: 'state',
    version: countedBy(viewer, play, versionOf(play)),
    at: play.taken.length,
    question: play.question,
    viewer,
    view,
    ...(wording ? askInWords(game, view, wording) : {}),
    log: { from, entries: logFrom(play, viewer, from, now, wording) },
    pending: waiting.slice(),
    clocks: clocksOf(play, waiting, now),
    undoTo: viewer === null || t.table.status !== 'running' ? null : freeUndoTo(t, play, viewer),
    outcome: game.rules.outcome(state),
  };
}

function logFrom(play: Play, viewer: Seat | null, from: number, now: number, wording: Wording | null): LogEntry[] {
  return toldSince(play, from, now).map((facts, i) => {
    const at = from + i;
    const events = factsFor(facts, viewer);
    const entry = { at, seat: at === 0 ? null : play.taken[at - 1]!.seat, events };
    return wording ? { ...entry, texts: events.map(event => say(play.game.words.tell(event), wording)) } : entry;
  });
}

function clocksOf(play: Play, waiting: readonly Seat[], now: number): Clocks | null {
  if (play.clock.kind === 'none') return null;
  return { now, deadlines: deadlines(play, waiting), banks: play.state.answers.map((_, i) => play.banks?.[i] ?? null) };
}

// --- words ---------------------------------------------------------------------------------------------------------

const wordingOf = ({ title, table }: OpenTable): Wording => ({
  catalogue: title.game.words.texts.en!,
  seatName: seat => table.places[seat]?.name ?? `Seat ${seat + 1}`,
});

/** For clients without the rules: the question and the options as sentences. */
function askInWords(game: Game, view: AnyView, wording: Wording): { ask: WordedAsk } | Record<string, never> {
  const prompt = game.words.prompt(view);
  if (!view.ask || !prompt) return {};
  const options = (view.viewer === null ? null : view.ask.options[view.viewer]) ?? [];
  const inWords = (phrase: Phrase) => say(phrase, wording);
  return {
    ask: {
      id: view.ask.id,
      prompt: inWords(prompt.phrase),
      rule: prompt.rule,
      options: options.map(o => ({ code: o.code, text: inWords(game.words.describe(o, view)) })),
    },
  };
}

// --- the past ------------------------------------------------------------------------------------------------------

/** The table after `at` answers, with these eyes; `everybody`: with those of all seats besides. */
export function pastMoment(play: Play, at: number, viewer: Seat | null, everybody: boolean, now: number): PastMoment {
  const { game } = play;
  const facts = toldSince(play, at, now)[0]!;
  const state = stateAt(play, at);
  const news: BaseEvent[] = factsFor(facts, viewer);
  const moment = { at, view: game.rules.view(state, viewer), news };
  return everybody ? { ...moment, views: state.answers.map((_, seat) => game.rules.view(state, seat)) } : moment;
}

interface MadeCourse {
  play: Play;
  version: number;
  most: number;
  text: Promise<string>;
}

/** The last ones that were asked for, as JSON: everybody at the end of a game asks for the same. */
const courses: MadeCourse[] = [];
const MOST_COURSES = 16;

/** The open part of a game in at most this many samples, first and last among them, as JSON. */
export function course(play: Play, most: number, now: number): Promise<string> {
  const version = versionOf(play);
  const at = courses.findIndex(one => one.play === play && one.version === version && one.most === most);
  const [known] = at < 0 ? [] : courses.splice(at, 1);
  const wanted = known ?? { play, version, most, text: makeCourse(play, most, now) };
  courses.push(wanted);
  if (courses.length > MOST_COURSES) courses.shift();
  return wanted.text;
}

/** In slices; the game may go on meanwhile. */
async function makeCourse(play: Play, most: number, now: number): Promise<string> {
  const still = stillOf(play);
  const slice = timeSlice();
  const moments: string[] = [];
  for (const at of samples(still.taken.length, most)) {
    moments.push(JSON.stringify(pastMoment(still, at, null, false, now)));
    await slice();
  }
  return `[${moments.join()}]`;
}
