/** An answer: checked against the list of options, carried out on a copy, written to disk, and only then true. */
import { createHmac } from 'node:crypto';
import { type BaseOption, findOption, pending, randomFrom, type Seat, versionOf } from '@interregnum/kernel';
import { type AppContext, tell } from '../app-context.ts';
import { Refused, refused } from '../errors.ts';
import { entryRow, loadCommand } from '../store/tables.ts';
import { catchUp, changeMind, type OpenTable, snapshotDue } from './open.ts';
import { disarm } from './orders.ts';
import { answerStep, type Play, playStateAfter, type Step, take, versionBy } from './play.ts';
import { progressRow } from './progress.ts';
import { playingPersons } from './table.ts';
import { versionSeenBy } from './versions.ts';

export interface Done {
  version: number;
  /** It had been done before. */
  again: boolean;
}

export interface Answering {
  seat: Seat;
  /** The number of the question that is answered. */
  question: number;
  command: string;
  /** Refuses an answer that was not given before, whatever it answers. */
  admit?(): void;
  /** The code of an option, or a refusal. */
  choose(play: Play): string;
  by: 'person' | 'bot' | 'order' | 'clock';
}

/** Takes its turn at the table by itself. */
export function giveAnswer(context: AppContext, t: OpenTable, answering: Answering): Promise<Done> {
  return t.mutex.run(async () => {
    for (;;) {
      if (context.closing) throw refused('closing', 'The server is going down. Come again in a moment.');
      // Whoever answers a later question has heard of it through another process, sooner than this one.
      if (context.store.shared && answering.question > (t.play?.question ?? 0)) await catchUp(context, t);
      const known = await knownVersion(context, t, answering);
      if (known !== null) return { version: known, again: true };
      answering.admit?.();
      const play = playable(t);
      if (answering.question !== play.question) throw refused('out-of-date', 'The question has moved on.');
      const { seat, command } = answering;
      const code = answering.choose(play);
      const before = givenCode(play, seat);
      if (before === code) return { version: versionSeenBy(play, seat), again: false };
      if (before !== null) {
        changeMind(context, t, seat);
        countChange(context, t, seat);
      }
      const step = answerStep(play, { seat, code, command, time: context.ports.now() });
      if (await carryOut(context, t, step)) {
        context.metrics.answers.inc({ by: answering.by });
        return { version: step.entry.n, again: false };
      }
      const done = await loadCommand(context.store.db, t.id, seat, command);
      if (done !== null) return { version: done, again: true };
    }
  });
}

/** What the seat has answered to the open question, where others still think. */
function givenCode({ state }: Play, seat: Seat): string | null {
  const given = state.answers[seat] ?? null;
  return given === null ? null : state.ask!.options[seat]![given]!.code;
}

/** Whoever changes answers at many tables at once writes as much as somebody who changes tables. */
function countChange({ limits }: AppContext, { table }: OpenTable, seat: Seat): void {
  const place = table.places[seat]!;
  if (place.kind === 'person' && place.person !== null) limits.change(place.person);
}

/** What this command has led to, also when it ended the game. Memory forgets; where it matters the database is asked. */
async function knownVersion(
  context: AppContext,
  { id, play, table }: OpenTable,
  { seat, question, command }: Answering,
): Promise<number | null> {
  const known = play && versionBy(play, seat, command);
  if (known !== null || (table.status === 'running' && play?.question === question)) return known;
  return loadCommand(context.store.db, id, seat, command);
}

/** The game, if it can go on. */
export function playable({ play, table }: OpenTable): Play {
  if (table.differs) throw refused('rules-changed', table.differs);
  if (!play || table.status !== 'running') throw refused('not-now', 'The game is not running.');
  return play;
}

/** Writes a step and takes it; false when another process was first, whose steps are then taken. */
export async function carryOut(context: AppContext, t: OpenTable, step: Step): Promise<boolean> {
  const play = t.play!;
  const next = playStateAfter(play, step);
  const progress = progressRow(context, t.title, t.table, next);
  const snapshot = snapshotDue(t, next);
  if (!(await context.store.append({ entry: entryRow(t.id, step.entry), progress, snapshot }))) {
    await catchUp(context, t);
    return false;
  }
  const before = play.question;
  take(play, step, next);
  if (snapshot) t.kept = next.version;
  t.used = context.ports.now();
  context.hub.answered(t, step.entry.seat);
  void follow(context, t, step, play.question !== before);
  return true;
}

/** What an answer sets off. */
async function follow(context: AppContext, t: OpenTable, step: Step, newQuestion: boolean): Promise<void> {
  try {
    if (t.table.orders.some(armed => armed.length > 0)) await t.mutex.run(() => disarm(context, t, step.told));
    context.attend(t);
    if (newQuestion && t.play) {
      const persons = playingPersons(t.table);
      const seats = pending(t.play.state).filter(seat => persons.includes(seat));
      if (seats.length > 0) tell(context, 'turn', t.table, seats);
    }
  } catch (error) {
    context.log.error({ err: error, table: t.id }, 'after an answer something failed');
  }
}

/** A code that is among the options, or a refusal that names the rule. */
export function allowedCode({ title }: OpenTable, play: Play, seat: Seat, code: string): string {
  if (findOption(openOptions(play, seat), code) >= 0) return code;
  const why = reasonAgainst(title.game, play, seat, code);
  throw new Refused({ code: 'not-an-option', text: 'This is not among the options.', ...why });
}

function reasonAgainst(game: Play['game'], play: Play, seat: Seat, code: string) {
  const refusal = game.rules.refusal(game.rules.view(play.state, seat), code);
  return refusal ? { rule: refusal.rule, reason: refusal.phrase } : {};
}

function openOptions({ state }: Play, seat: Seat): readonly BaseOption[] {
  const options = state.ask?.options[seat];
  if (!options) throw refused('not-asked', 'Nothing is asked of this seat now.');
  if (state.answers[seat] !== null && !state.ask!.changeable) {
    throw refused('not-asked', 'This seat has answered already.');
  }
  return options;
}

/** What the title does when the time of a seat is up. */
export function defaultCode({ title }: OpenTable, play: Play, seat: Seat): string {
  const options = openOptions(play, seat);
  const view = title.game.rules.view(play.state, seat);
  return options[title.game.advice.timeout(view, randomFrom(adviceSeed(play, seat)))]!.code;
}

/** For what is decided in a seat's place: known to nobody before the game is over, or an opponent could work it out. */
export const adviceSeed = (play: Pick<Play, 'seed' | 'reached'>, seat: Seat): string =>
  createHmac('sha256', play.seed)
    .update(`advice ${versionOf(play)} ${seat}`)
    .digest('hex');
