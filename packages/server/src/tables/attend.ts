/** Looks after a table: bots and standing orders answer, clocks run out, a finished game is closed. */
import { pending, type Seat } from '@interregnum/kernel';
import { deadlineOf } from '../clocks/banks.ts';
import { Refused } from '../errors.ts';
import { type House, tell } from '../house.ts';
import { defaultOption, giveAnswer } from './answer.ts';
import { change } from './change.ts';
import { type OpenTable, openTable } from './open.ts';
import { disarmSince, orderedOption } from './orders.ts';
import type { Play } from './play.ts';
import { STEP_IN } from './position.ts';
import { botIn, withAt } from './table.ts';

/** After a start nobody loses by the time the server was away. */
const GRACE = { none: 0, live: 60_000, slow: 600_000 } as const;
/** Milliseconds; what was tried is not tried again at once. */
const SHORTEST_TIMER = 100;
const LONGEST_TIMER = 2 ** 31 - 1;

/** `first`: this process put the question, or steps in for one that is gone; the others wait and see. */
export function attend(house: House, t: OpenTable, first: boolean): void {
  if (t.timer) clearTimeout(t.timer);
  t.timer = null;
  const { play, table } = t;
  if (house.closing || !play || table.status !== 'running' || table.differs) return;
  if (house.store.shared && !first) {
    wait(house, t, STEP_IN * (1 + Math.random()));
    return;
  }
  const waiting = pending(play.state);
  if (waiting.length === 0) quietly(house, t, finish(house, t));
  for (const seat of waiting) actFor(house, t, play, seat);
  const persons = waiting.filter(seat => botIn(table.places[seat]) === null);
  const times = persons.map(seat => dueTime(house, play, seat)).filter(time => time !== null);
  if (times.length > 0) wait(house, t, Math.min(...times) - house.ports.now());
}

function wait(house: House, t: OpenTable, milliseconds: number): void {
  const time = Math.min(LONGEST_TIMER, Math.max(SHORTEST_TIMER, milliseconds));
  t.timer = setTimeout(() => attend(house, t, true), time);
  t.timer.unref();
}

/** What fails here is noted; the next attendance tries again. */
function quietly(house: House, t: OpenTable, work: Promise<unknown>): void {
  work.catch(error => {
    if (!(error instanceof Refused)) house.log.error({ err: error, table: t.id }, 'a table could not be attended to');
  });
}

const dueTime = (house: House, play: Play, seat: Seat): number | null => {
  const deadline = deadlineOf(play, seat);
  return deadline && Math.max(deadline, house.startedAt + GRACE[play.clock.kind]);
};

function actFor(house: House, t: OpenTable, play: Play, seat: Seat): void {
  const level = botIn(t.table.places[seat]);
  const work = level === null ? actForPerson(house, t, play, seat) : think(house, t, play, seat, level);
  quietly(house, t, work);
}

async function actForPerson(house: House, t: OpenTable, play: Play, seat: Seat): Promise<void> {
  const { question } = play;
  const ordered = orderedOption(t.title, t.table, play.state, seat);
  if (ordered !== null) {
    await giveAnswer(house, t, { seat, question, command: `order:${question}`, choose: () => ordered, by: 'order' });
    return;
  }
  const due = dueTime(house, play, seat);
  if (due !== null && due <= house.ports.now()) await timeIsUp(house, t, seat, question);
}

async function think(house: House, t: OpenTable, play: Play, seat: Seat, bot: string): Promise<void> {
  const { question } = play;
  if (t.thinking.get(seat) === question) return;
  t.thinking.set(seat, question);
  try {
    if (house.config.botPause > 0) await new Promise(resolve => setTimeout(resolve, house.config.botPause));
    if (play.question !== question) return;
    const view = t.title.game.rules.view(play.state, seat);
    const seed = `${play.header.commitment} ${play.version} ${seat}`;
    const option = await house.bots.advise({ game: t.title.source, bot, view, seed });
    await giveAnswer(house, t, { seat, question, command: `bot:${question}`, choose: () => option, by: 'bot' });
  } finally {
    if (t.thinking.get(seat) === question) t.thinking.delete(seat);
  }
}

async function timeIsUp(house: House, t: OpenTable, seat: Seat, question: number): Promise<void> {
  if (t.table.onTimeout === 'default') {
    const choose = (play: Play) => defaultOption(t, play, seat);
    await giveAnswer(house, t, { seat, question, command: `clock:${question}`, choose, by: 'clock' });
    return;
  }
  await t.inTurn(() =>
    change(house, t, table => {
      const place = table.places[seat]!;
      if (place.kind !== 'person' || place.bot !== null || t.play?.question !== question) return table;
      return { ...table, places: withAt(table.places, seat, { ...place, bot: table.botLevel }) };
    }),
  );
  attend(house, t, true);
}

async function finish(house: House, t: OpenTable): Promise<void> {
  const outcome = t.title.game.rules.outcome(t.play!.state);
  const changed = await t.inTurn(() =>
    change(house, t, table => (table.status === 'running' ? { ...table, status: 'over', outcome } : table)),
  );
  if (changed) tell(house, 'over', t.table);
}

const MOST_AT_ONCE = 200;

/** Opens tables that wait for something other than a person. */
export async function attendDue(house: House): Promise<void> {
  const rows = await house.store.db
    .selectFrom('positions')
    .select('table_id')
    .where('due', '<=', house.ports.now())
    .orderBy('due')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { table_id } of rows) {
    const t = await openTable(house, table_id).catch(() => null);
    if (!t) continue;
    await t.inTurn(() => disarmSince(house, t));
    attend(house, t, true);
  }
}
