/** The thread that keeps the state of the open table away from the page. */
import { type ContentFile, parseRecord } from '@interregnum/kernel';
import { rulesOf } from '../shelf/playable.ts';
import { keepTable, openDrawer, openTable, type Player, TakenOver } from '../store/database.ts';
import { advisor } from './advisor.ts';
import { readContent, writeContent } from './content.ts';
import { type LocalCourse, localCourse } from './course.ts';
import { type LocalGame, type LocalGamePorts, openLocalGame } from './local-game.ts';
import type { CallMessage, CallName, Calls, WorkerMessage } from './messages.ts';
import { openCourse } from './open-view.ts';
import { contentOf, createTable, exportRecord, importRecord, openRecord, randomHex, verifyRecord } from './tables.ts';

const HINT_LEVEL = 'ismcts:600';
/** How long to wait for a window that is just closing before saying so. */
const PATIENCE = 700;
const bots = advisor();
let local: LocalGame | null = null;
let stay = new AbortController();

const send = (message: WorkerMessage) => postMessage(message);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface PlayedHere {
  game: string;
  content?: ContentFile | null;
}

/** `lost` is called when another window has opened the table since. */
function ports({ game, content = null }: PlayedHere, lost: () => void): LocalGamePorts {
  const played = { game, content };
  return {
    advise: (level, view, seed) => bots.advise(played, level, view, seed),
    judge: (deals, view, seed) => bots.judge(played, deals, view, seed),
    keep: (card, record) =>
      keepTable(card, record).then(
        () => true,
        (error: unknown) => {
          if (error instanceof TakenOver) lost();
          return false;
        },
      ),
    show: moment => send({ type: 'moment', moment }),
    fail: error => send({ type: 'broken', message: messageOf(error) }),
    now: () => Date.now(),
    fresh: () => randomHex(32),
  };
}

function current(): LocalGame {
  if (!local) throw new Error('no table is open');
  return local;
}

interface Opening {
  table: string;
  takeOver: boolean;
  /** Aborted when the table is left. */
  signal: AbortSignal;
  /** Another window has taken it over. */
  lost(): void;
}

/**
 * Only one window at a time plays a table; another one waits until it is closed, or takes it over. Plain http has no
 * locks: there the drawer alone sees to it that the window which opened it last has it.
 */
function enter({ table, takeOver, signal, lost }: Opening): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  const waiting = setTimeout(() => send({ type: 'elsewhere', table, taken: false }), PATIENCE);
  return new Promise((resolve, reject) => {
    let entered = false;
    const hold = () =>
      new Promise<void>(leave => {
        clearTimeout(waiting);
        signal.throwIfAborted(); // the table may have been left while the lock was on its way
        signal.addEventListener('abort', () => leave(), { once: true });
        entered = true;
        resolve();
      });
    const how = takeOver ? { steal: true } : { signal };
    navigator.locks.request(`table ${table}`, how, hold).catch((error: unknown) => {
      clearTimeout(waiting);
      if (entered) lost();
      else reject(error);
    });
  });
}

function close(): void {
  stay.abort();
  stay = new AbortController();
  local?.close();
  local = null;
}

async function begin({ table, signal, lost }: Opening): Promise<void> {
  const kept = await openTable(table, randomHex(8));
  if (!kept) throw new Error('missing');
  const [card, { header, seed, answers: given, branches }] = kept;
  const game = await rulesOf(card.game);
  signal.throwIfAborted();
  local = openLocalGame(card, localCourse(game, header, seed, given, branches), ports(header, lost));
  await local.begin();
}

async function open(table: string, takeOver: boolean): Promise<void> {
  close();
  const here = stay;
  const { signal } = here;
  function lost(): void {
    if (signal.aborted) return;
    here.abort();
    local?.close();
    send({ type: 'elsewhere', table, taken: true });
  }
  const opening = { table, takeOver, signal, lost };
  try {
    await enter(opening);
    await begin(opening);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function recordedCourse(text: string): Promise<LocalCourse> {
  const { header, answers, end } = parseRecord(text);
  if (!end) throw new Error('the seed is not in this record, so it cannot be played again');
  return localCourse(await rulesOf(header.game), header, end.seed, answers);
}

async function replay(text: string, table: string, seats: readonly Player[]): Promise<void> {
  close();
  const { signal } = stay;
  const course = await recordedCourse(text);
  const { header } = course;
  signal.throwIfAborted();
  const card = {
    id: table,
    game: header.game,
    options: header.options,
    seats,
    created: 0,
    updated: 0,
    answers: 0,
    winners: null,
  };
  const usual = ports(header, () => {});
  const keep: LocalGamePorts['keep'] = (kept, record) =>
    kept.id === table ? Promise.resolve(true) : usual.keep(kept, record);
  local = openLocalGame(card, course, { ...usual, keep });
}

async function prepare(game: string): Promise<void> {
  await Promise.all([rulesOf(game), openDrawer()]);
}

type Answers = {
  [K in CallName]: (...args: Parameters<Calls[K]>) => ReturnType<Calls[K]> | Promise<ReturnType<Calls[K]>>;
};

const answers: Answers = {
  prepare,
  create: createTable,
  open,
  close,
  answer: (question, seat, code) => current().answer(question, seat, code),
  proceed: at => current().proceed(at),
  takeBack: () => current().takeBack(),
  sitDown: seat => current().sitDown(seat),
  giveOrders: ids => current().giveOrders(ids),
  viewFrom: seat => current().viewFrom(seat),
  pastMoment: at => current().pastMoment(at),
  course: samples => current().course(samples),
  courseOf: async (record, samples) => openCourse(await recordedCourse(record), samples),
  advice: () => current().advice(HINT_LEVEL),
  judged: at => current().judged(at),
  reviewed: at => current().reviewed(at),
  playOn: (at, seat) => current().playOn(at, seat),
  exportRecord,
  contentOf,
  readContent,
  writeContent,
  openRecord,
  replay,
  importRecord,
  verifyRecord,
};

async function answerCall({ call, name, args }: CallMessage): Promise<void> {
  try {
    const answer = answers[name] as (...args: readonly unknown[]) => unknown;
    send({ type: 'result', call, value: await answer(...args) });
  } catch (error) {
    send({ type: 'failed', call, message: messageOf(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<CallMessage>) => void answerCall(data));
