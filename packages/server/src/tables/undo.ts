/** Taking answers back: free while nothing new came to light, by consent of all others beyond that. */
import { type Seat, versionOf } from '@interregnum/kernel';
import type { UndoRequest } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { carryOut, type Done, playable } from './answer.ts';
import { change } from './change.ts';
import { contenders } from './ending.ts';
import { changeMind, type OpenTable } from './open.ts';
import { type Play, undoStep, versionBy } from './play.ts';
import { botIn, playingPersons, type Table, type UndoAsked, type UndoRefused, withAt, withHandled } from './table.ts';
import { firstUnseen } from './versions.ts';

/** How few answers a seat may leave without asking anybody: its own last ones, as far as they showed nothing new. */
export function freeFloor({ taken }: Play, seat: Seat): number {
  let at = taken.length;
  while (at > 0 && taken[at - 1]!.seat === seat && !taken[at - 1]!.beside.reveals) at--;
  return at;
}

/** Somebody who has not given up and for whom a bot plays cannot be asked, and nobody looks ahead behind their back. */
const isSomebodyAway = (table: Table, seat: Seat): boolean =>
  contenders(table).some(other => other !== seat && botIn(table.places[other]) !== null);

/** The same at a table: where the result counts, nothing goes back while somebody is away. */
const floorAt = ({ table }: OpenTable, play: Play, seat: Seat): number =>
  table.rated && isSomebodyAway(table, seat) ? play.taken.length : freeFloor(play, seat);

/** Where one step of free undo leads; `null` when there is none. */
export function freeUndoTo(t: OpenTable, play: Play, seat: Seat): number | null {
  const at = play.taken.length;
  return floorAt(t, play, seat) < at ? at - 1 : null;
}

/** The request that is open; it lapses when the game goes on, or when one of those whom it concerns is away. */
export function openRequest(t: OpenTable): UndoAsked | null {
  const { undo } = t.table;
  if (!undo || !t.play || firstUnseen(t.play, undo.version, null) !== null) return null;
  return isSomebodyAway(t.table, undo.seat) ? null : undo;
}

const othersOf = (t: OpenTable, seat: Seat): Seat[] => playingPersons(t.table).filter(other => other !== seat);

export function undoRequest(t: OpenTable): UndoRequest | null {
  const asked = openRequest(t);
  if (!asked) return null;
  const { id, seat, to, yes } = asked;
  return { id, seat, to, yes: yes.slice(), waitingFor: othersOf(t, seat).filter(other => !yes.includes(other)) };
}

const versionNow = ({ play }: OpenTable): number => (play ? versionOf(play) : 0);

const wasHandled = (t: OpenTable, command: string): Done | null =>
  t.table.handled.includes(command) ? { version: versionNow(t), again: true } : null;

export function askUndo(context: AppContext, t: OpenTable, seat: Seat, to: number, command: string): Promise<Done> {
  return t.mutex.run(async () => {
    for (;;) {
      const known = t.play && versionBy(t.play, seat, command);
      if (known !== null) return { version: known, again: true };
      const handled = wasHandled(t, command);
      if (handled) return handled;
      const play = playable(t);
      if (to >= play.taken.length) throw refused('not-now', 'There is nothing to take back.');
      if (to < play.sealed) throw refused('not-now', 'What was played before all came here stays.');
      if (to < floorAt(t, play, seat)) {
        if (isSomebodyAway(t.table, seat)) throw refused('not-now', 'Somebody is away and cannot be asked.');
        if (othersOf(t, seat).length > 0) return request(context, t, seat, to, command);
      }
      changeMind(context, t, seat);
      if (await carryOut(context, t, undoStep(play, seat, to, command, context.ports.now()))) {
        return { version: versionOf(play), again: false };
      }
    }
  });
}

async function request(context: AppContext, t: OpenTable, seat: Seat, to: number, command: string): Promise<Done> {
  const version = versionNow(t);
  await change(context, t, table => {
    const wait = (table.undoRefused[seat]?.until ?? 0) - context.ports.now();
    if (wait > 0) throw refused('too-many', `The others said no. Ask again in ${Math.ceil(wait / 1000)} seconds.`);
    if (openRequest(t)) throw refused('not-now', 'Somebody already asks to take something back.');
    const undo = { id: command, seat, to, version, yes: [] };
    return { ...table, undo, handled: withHandled(table.handled, command) };
  });
  return { version, again: false };
}

export interface Vote {
  seat: Seat;
  request: string;
  yes: boolean;
  command: string;
}

export function voteUndo(context: AppContext, t: OpenTable, vote: Vote): Promise<Done> {
  return t.mutex.run(async () => {
    const handled = wasHandled(t, vote.command);
    if (handled) return handled;
    const play = playable(t);
    const asked = openRequest(t);
    if (asked?.id !== vote.request) throw refused('out-of-date', 'This request is no longer open.');
    if (!undoRequest(t)!.waitingFor.includes(vote.seat)) throw refused('not-allowed', 'Nobody waits for this vote.');
    await count(context, t, asked, vote);
    if (openRequest(t) && undoRequest(t)!.waitingFor.length === 0) await takeBack(context, t, asked);
    return { version: versionOf(play), again: false };
  });
}

function count(context: AppContext, t: OpenTable, asked: UndoAsked, { seat, yes, command }: Vote): Promise<boolean> {
  const now = context.ports.now();
  return change(context, t, table => {
    const handled = withHandled(table.handled, command);
    const undo = openRequest(t);
    if (undo?.id !== asked.id) return { ...table, handled };
    if (yes) return { ...table, handled, undo: { ...undo, yes: [...undo.yes, seat] } };
    const undoRefused = withAt(table.undoRefused, asked.seat, refusedAgain(table.undoRefused[asked.seat] ?? null, now));
    return { ...table, handled, undo: null, undoRefused };
  });
}

const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 24 * 60 * 60_000;

/** Each refusal doubles the time before the next request. */
const refusedAgain = (before: UndoRefused | null, now: number): UndoRefused => {
  const times = (before?.times ?? 0) + 1;
  return { times, until: now + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (times - 1)) };
};

async function takeBack(context: AppContext, t: OpenTable, { id, seat, to }: UndoAsked): Promise<void> {
  const step = undoStep(t.play!, seat, to, `undo:${id}`, context.ports.now());
  if (!(await carryOut(context, t, step))) return;
  await change(context, t, table => ({ ...table, undo: null, undoRefused: withAt(table.undoRefused, seat, null) }));
}

export function withdrawUndo(context: AppContext, t: OpenTable, seat: Seat, id: string): Promise<Done> {
  return t.mutex.run(async () => {
    await change(context, t, table => {
      const mine = table.undo?.id === id && table.undo.seat === seat;
      return mine ? { ...table, undo: null } : table;
    });
    return { version: versionNow(t), again: false };
  });
}
