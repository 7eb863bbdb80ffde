/** Tables in memory: opened when somebody needs them, kept up with other processes, let go when nobody does. */
import { isDeepStrictEqual } from 'node:util';
import { type Game, NotPlayable, type Seat, versionOf, type WithContent } from '@interregnum/kernel';
import type { AppContext } from '../app-context.ts';
import { type Bucket, bucket } from '../bucket.ts';
import { refused } from '../errors.ts';
import { type Mutex, mutex } from '../mutex.ts';
import { putSnapshots } from '../store/appends.ts';
import type { SnapshotRow } from '../store/schema.ts';
import { type KeptSnapshot, loadContent, loadEntries, loadSnapshot, loadTable, snapshotRow } from '../store/tables.ts';
import { timeSlice } from '../time-slice.ts';
import { type Title, titleWith } from '../titles.ts';
import { change } from './change.ts';
import {
  begin,
  type Entry,
  forget,
  type Play,
  type PlayStart,
  type PlayState,
  playState,
  resume,
  type Snapshot,
  type State,
  snapshotOf,
  stepOf,
  take,
} from './play.ts';
import { isVisibleChange, type Table } from './table.ts';

export interface OpenTable {
  readonly id: string;
  readonly title: Title;
  /** The row as it was last read. */
  table: Table;
  /** `null` before the start. */
  play: Play | null;
  /** Whoever changes the table holds it. */
  readonly mutex: Mutex;
  /** Which question the bot of a seat is thinking about. */
  readonly thinking: Map<Seat, number>;
  /** By seat: how often it may change its mind, which the others hear of and which is kept for ever. */
  readonly minds: Map<Seat, Bucket>;
  timer: NodeJS.Timeout | null;
  /** When somebody last needed it, and how often. */
  used: number;
  uses: number;
  /** The version of the last snapshot. */
  kept: number;
  /** The last line of chat that those at the table have heard; `null`: nobody has asked yet. */
  chatHeard: number | null;
  /** Lines of the talk whose removal has been handed on. */
  linesRemoved: Set<number>;
}

/** A table by its id; `null` when there is none. */
export function openTable(context: AppContext, id: string): Promise<OpenTable | null> {
  const known = context.open.get(id);
  if (known) return known.then(t => used(context, t));
  const opening = load(context, id);
  context.open.set(id, opening);
  opening.then(
    t => t === null && context.open.delete(id),
    () => context.open.delete(id),
  );
  return opening;
}

/** As often as a person does, not as often as a program can. */
const MINDS = { perSecond: 1, atOnce: 30 };

/** Refuses a seat that takes back, or changes its secret answer, all the time. */
export function changeMind({ ports }: AppContext, { minds }: OpenTable, seat: Seat): void {
  const mind = minds.get(seat) ?? bucket(MINDS.perSecond, MINDS.atOnce, ports.now);
  minds.set(seat, mind);
  if (!mind.take()) throw refused('too-many', 'You have changed your mind often enough. Wait a moment.');
}

function used(context: AppContext, t: OpenTable | null): OpenTable | null {
  if (t) {
    t.used = context.ports.now();
    t.uses++;
  }
  return t;
}

async function load(context: AppContext, id: string): Promise<OpenTable | null> {
  const began = performance.now();
  const table = await loadTable(context.store.db, id);
  const plain = table && context.titles.get(table.game);
  if (!table || !plain) return null;
  const title = titleWith(plain, table.content ? await loadContent(context.store.db, id) : null);
  const t: OpenTable = {
    id,
    title,
    table,
    play: null,
    mutex: mutex(),
    thinking: new Map(),
    minds: new Map(),
    timer: null,
    used: context.ports.now(),
    uses: 1,
    kept: 0,
    chatHeard: null,
    linesRemoved: new Set(),
  };
  if (table.started !== null) await loadPlay(context, t);
  context.metrics.openTime.observe((performance.now() - began) / 1000);
  return t;
}

export const startOf = (title: Title, table: Table): PlayStart => ({
  game: title.game,
  header: { ...table.header!, ...(title.game.content?.file && { content: title.game.content.file }) },
  seed: table.seed,
  clock: table.clock,
  started: table.started!,
});

export async function loadPlay(context: AppContext, t: OpenTable): Promise<void> {
  const { db } = context.store;
  const entries = await loadEntries(db, t.id);
  const kept = await loadSnapshot(db, t.id);
  const start = startOf(t.title, t.table);
  if (kept && context.checked.has(t.id) && isOfTheseRules(t.title.game, kept)) {
    t.play = await resume(start, entries, kept.snapshot);
    t.kept = kept.snapshot.version;
    return;
  }
  const { play, difference } = await replayAll(start, entries, kept);
  t.play = play;
  t.kept = difference ? 0 : (kept?.snapshot.version ?? 0);
  context.checked.add(t.id);
  if (t.table.status === 'running') await noteRules(context, t, difference);
}

/** A server that was before states said what content they are played with may have kept one. */
export const isOfTheseRules = ({ meta, content }: Game, { rules, snapshot }: KeptSnapshot): boolean =>
  rules === meta.rulesVersion &&
  (!content?.file || (snapshot.state as Partial<WithContent>).content === content.file.hash);

/** Plays all entries on the present rules, as far as they lead to what they led to before. */
async function replayAll(
  start: PlayStart,
  entries: readonly Entry[],
  kept: KeptSnapshot | null,
): Promise<{ play: Play; difference: string | null }> {
  const play = begin(start);
  const slice = timeSlice();
  for (const entry of entries) {
    try {
      const step = stepOf(play, entry);
      if (kept?.snapshot.version === entry.n && !isSamePosition(play.game, step.after, kept.snapshot)) {
        return { play, difference: `answer ${play.taken.length + 1} leads to a different position` };
      }
      take(play, step);
    } catch (error) {
      const reason = error instanceof NotPlayable ? error.message : 'it fails';
      return { play, difference: `at answer ${play.taken.length + 1} ${reason}` };
    }
    await slice();
  }
  return { play, difference: null };
}

const isSamePosition = (game: Game, state: State, { position }: Snapshot): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(game.proof.position.write(state))), position);

/** A game that the present rules play differently is marked and stays as it is; the others go on by the present rules. */
async function noteRules(context: AppContext, t: OpenTable, difference: string | null): Promise<void> {
  const rules = t.title.game.meta.rulesVersion;
  const { table } = t;
  const differs =
    difference &&
    `This game was played by rules ${table.rules}; by rules ${rules}, which this server has now, ${difference}. ` +
      'It is kept as it was and cannot go on here.';
  if (differs === table.differs && table.rules === rules) return;
  if (differs && !table.differs)
    context.log.warn({ table: t.id, difference }, 'a table does not fit the present rules');
  await change(context, t, now => ({
    ...now,
    differs,
    rules: differs ? now.rules : rules,
    header: differs ? now.header : { ...now.header!, rules },
  }));
  if (differs)
    await context.store.db.updateTable('positions').set({ due: null }).where('table_id', '=', t.id).execute();
}

/** Reads what other processes have done. True when there was anything new in the game. */
export async function catchUp(context: AppContext, t: OpenTable): Promise<boolean> {
  const table = await loadTable(context.store.db, t.id);
  if (!table) return false;
  const visible = isVisibleChange(t.table, table);
  if (table.revision > t.table.revision) t.table = table;
  const version = t.play ? versionOf(t.play) : -1;
  if (t.table.started !== null && !t.play) await loadPlay(context, t);
  else if (t.play) {
    for (const entry of await loadEntries(context.store.db, t.id, versionOf(t.play)))
      take(t.play, stepOf(t.play, entry));
  }
  const moved = t.play !== null && versionOf(t.play) > version;
  if (visible) context.hub.tableChanged(t);
  else context.hub.moved(t);
  return moved;
}

const BETWEEN_SNAPSHOTS = 50;

/** The state to be kept with the next entry: often at the beginning of a game, then now and then. */
export function snapshotDue(
  t: OpenTable,
  at: PlayState,
  after = Math.min(BETWEEN_SNAPSHOTS, t.kept),
): SnapshotRow | null {
  if (at.version - t.kept < Math.max(1, after)) return null;
  const { game } = t.title;
  return snapshotRow(t.id, game.meta.rulesVersion, snapshotOf(game, at));
}

/** Facts that nobody has needed for so many milliseconds are let go. */
const FACTS_KEPT = 60_000;
const WORTH_A_SNAPSHOT = 10;

/** Lets go of what nobody needs. */
export async function tidy(context: AppContext): Promise<void> {
  const now = context.ports.now();
  for (const opening of [...context.open.values()]) {
    const t = await opening.catch(() => null);
    if (!t) continue;
    if (t.play) forget(t.play, now - FACTS_KEPT);
    await letGo(
      context,
      t,
      () => now - t.used >= context.config.unloadAfter * 1000,
      () => keepState(context, t),
    );
  }
}

async function keepState(context: AppContext, t: OpenTable): Promise<void> {
  const snapshot = t.play && !t.table.differs ? snapshotDue(t, playState(t.play), WORTH_A_SNAPSHOT) : null;
  if (snapshot) await putSnapshots(context.store.db, [snapshot]);
}

/** There must never be two of a table in memory: whoever works on it while it is let go would work on the wrong one. */
async function letGo(
  context: AppContext,
  t: OpenTable,
  isUnused: () => boolean,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const isIdle = () => isUnused() && !context.hub.isWatched(t.id) && t.thinking.size === 0;
  if (!isIdle()) return;
  await t.mutex.run(async () => {
    await prepare();
    if (!isIdle()) return;
    if (t.timer) clearTimeout(t.timer);
    context.open.delete(t.id);
  });
}

/** Replays running tables on the present rules, one after another, while the server already works. */
export async function checkRules(context: AppContext): Promise<void> {
  const running = await context.store.db.selectFrom('tables').select('id').where('status', '=', 'running').execute();
  for (const { id } of running) {
    if (context.closing) return;
    if (!context.open.has(id)) await checkOne(context, id);
    await new Promise(resolve => setImmediate(resolve));
  }
  if (running.length > 0)
    context.log.info({ tables: running.length }, 'running tables fit the present rules, or are marked');
}

async function checkOne(context: AppContext, id: string): Promise<void> {
  try {
    const t = await openTable(context, id);
    if (t) await letGo(context, t, () => t.uses === 1);
  } catch (error) {
    context.log.error({ err: error, table: id }, 'a table cannot be opened');
  }
}
