/** Looks after a table: bots and standing orders answer, clocks run out, a finished game is closed. */
import { pending, type Seat } from '@interregnum/kernel';
import { type AppContext, tell } from '../app-context.ts';
import { deadlineOf } from '../clocks/banks.ts';
import { Refused } from '../errors.ts';
import { adviceSeed, defaultCode, giveAnswer } from './answer.ts';
import { change } from './change.ts';
import { type OpenTable, openTable } from './open.ts';
import { orderedCode, releasedOrders } from './ordered-option.ts';
import { disarmSince } from './orders.ts';
import type { Play } from './play.ts';
import { isAttended, STEP_IN } from './progress.ts';
import { botIn, withAt } from './table.ts';

/** After a start nobody loses by the time the server was away. */
const GRACE = { none: 0, live: 60_000, slow: 600_000 } as const;
/** Milliseconds; what was tried is not tried again at once. */
const SHORTEST_TIMER = 100;
const LONGEST_TIMER = 2 ** 31 - 1;

/** `first`: this process put the question, or steps in for one that is gone; the others wait and see. */
export function attend(context: AppContext, t: OpenTable, first: boolean): void {
  if (t.timer) clearTimeout(t.timer);
  t.timer = null;
  const { play, table } = t;
  if (context.closing || !play || table.status !== 'running' || table.differs) return;
  if (context.store.shared && !first) {
    wait(context, t, STEP_IN * (1 + Math.random()));
    return;
  }
  const waiting = pending(play.state);
  if (waiting.length === 0) quietly(context, t, finish(context, t));
  const persons = waiting.filter(seat => botIn(table.places[seat]) === null);
  const bots = waiting.filter(seat => !persons.includes(seat));
  if (isAttended(context, table)) for (const seat of bots) quietly(context, t, think(context, t, play, seat));
  else if (bots.length > 0) quietly(context, t, rest(context, t));
  const released = releasedOrders(t.title, table, play.state);
  for (const seat of persons) quietly(context, t, actForPerson(context, t, play, seat, released.includes(seat)));
  const times = persons.map(seat => dueTime(context, play, seat)).filter(time => time !== null);
  if (times.length > 0) wait(context, t, Math.min(...times) - context.ports.now());
}

function wait(context: AppContext, t: OpenTable, milliseconds: number): void {
  const time = Math.min(LONGEST_TIMER, Math.max(SHORTEST_TIMER, milliseconds));
  t.timer = setTimeout(() => attend(context, t, true), time);
  t.timer.unref();
}

/** What fails here is noted; the next attendance tries again. */
function quietly(context: AppContext, t: OpenTable, work: Promise<unknown>): void {
  work.catch(error => {
    if (!(error instanceof Refused)) context.log.error({ err: error, table: t.id }, 'a table could not be attended to');
  });
}

const dueTime = (context: AppContext, play: Play, seat: Seat): number | null => {
  const deadline = deadlineOf(play, seat);
  return deadline && Math.max(deadline, context.startedAt + GRACE[play.clock.kind]);
};

/** When nobody plays or watches, bots wait until somebody does; nobody needs to look after the table until then. */
async function rest(context: AppContext, t: OpenTable): Promise<void> {
  await context.store.db.updateTable('positions').set({ due: null }).where('table_id', '=', t.id).execute();
}

async function actForPerson(
  context: AppContext,
  t: OpenTable,
  play: Play,
  seat: Seat,
  released: boolean,
): Promise<void> {
  const { question } = play;
  const due = dueTime(context, play, seat);
  const late = due !== null && due <= context.ports.now();
  const ordered = released || late ? orderedCode(t.title, t.table, play.state, seat) : null;
  if (ordered !== null) {
    await giveAnswer(context, t, { seat, question, command: `order:${question}`, choose: () => ordered, by: 'order' });
  } else if (late) await timeIsUp(context, t, seat, question);
}

async function think(context: AppContext, t: OpenTable, play: Play, seat: Seat): Promise<void> {
  const { question } = play;
  if (t.thinking.get(seat) === question) return;
  t.thinking.set(seat, question);
  context.thinking.add(t.id);
  try {
    if (context.config.botPause > 0) await new Promise(resolve => setTimeout(resolve, context.config.botPause));
    const bot = botIn(t.table.places[seat]);
    if (play.question !== question || bot === null) return;
    const view = t.title.game.rules.view(play.state, seat);
    const job = { game: t.title.source, bot, view, seed: adviceSeed(play, seat) };
    const option = await context.bots.advise(job, t.table.host);
    const { code } = view.ask!.options[seat]![option]!;
    await giveAnswer(context, t, { seat, question, command: `bot:${question}`, choose: () => code, by: 'bot' });
  } finally {
    if (t.thinking.get(seat) === question) t.thinking.delete(seat);
    if (t.thinking.size === 0) context.thinking.delete(t.id);
  }
}

async function timeIsUp(context: AppContext, t: OpenTable, seat: Seat, question: number): Promise<void> {
  if (t.table.onTimeout === 'default') {
    const choose = (play: Play) => defaultCode(t, play, seat);
    await giveAnswer(context, t, { seat, question, command: `clock:${question}`, choose, by: 'clock' });
    return;
  }
  await t.mutex.run(() =>
    change(context, t, table => {
      const place = table.places[seat]!;
      if (place.kind !== 'person' || place.bot !== null || t.play?.question !== question) return table;
      return { ...table, places: withAt(table.places, seat, { ...place, bot: table.botLevel }) };
    }),
  );
  attend(context, t, true);
}

async function finish(context: AppContext, t: OpenTable): Promise<void> {
  const outcome = t.title.game.rules.outcome(t.play!.state);
  const changed = await t.mutex.run(() =>
    change(context, t, table => (table.status === 'running' ? { ...table, status: 'over', outcome } : table)),
  );
  if (changed) tell(context, 'over', t.table);
}

const MOST_AT_ONCE = 200;

/**
 * Opens tables that wait for something other than a person. Those that wait for bots are attended to already: however
 * many they are, they keep nobody else from being so.
 */
export async function attendDue(context: AppContext, most = MOST_AT_ONCE): Promise<void> {
  const { thinking } = context;
  const rows = await context.store.db
    .selectFrom('positions')
    .select('table_id')
    .where('due', '<=', context.ports.now())
    .orderBy('due')
    .limit(most + thinking.size)
    .execute();
  for (const { table_id } of rows.filter(row => !thinking.has(row.table_id)).slice(0, most)) {
    const t = await openTable(context, table_id).catch(() => null);
    if (!t) continue;
    await t.mutex.run(() => disarmSince(context, t));
    attend(context, t, true);
  }
}
