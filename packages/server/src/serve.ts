/** Puts a server together and runs it. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import type { AppContext } from './app-context.ts';
import { botPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { httpApp } from './http/app.ts';
import { metricsServer } from './http/metrics-server.ts';
import { hearNews } from './live/chat.ts';
import { hub } from './live/hub.ts';
import { liveSockets, type Sockets } from './live/sockets.ts';
import { lobbyBoard } from './lobby/board.ts';
import { expire } from './lobby/expiry.ts';
import { replaceAbsentHosts } from './lobby/hosts.ts';
import { ownTables } from './lobby/own-tables.ts';
import { metrics } from './metrics.ts';
import { notifyTurns } from './notify/notices.ts';
import { type Outside, outside } from './notify/outside.ts';
import { personLimits } from './person-limits.ts';
import { type Ports, realPorts } from './ports.ts';
import { rateFinishedGames } from './ratings/results.ts';
import { databaseSize, tablesByStatus } from './store/figures.ts';
import { claimFolder } from './store/sole-server.ts';
import { openStore, type Store } from './store/store.ts';
import { attend, attendDue } from './tables/attend.ts';
import { catchUp, checkRules, type OpenTable, tidy } from './tables/open.ts';
import { TITLES, type Titles } from './titles.ts';

export interface Server {
  /** Where it can be reached from this machine. */
  readonly url: string;
  /** Where its figures are; `null`: nowhere. */
  readonly metricsUrl: string | null;
  readonly context: AppContext;
  /** Takes nothing new, finishes what is under way, says goodbye. */
  close(): Promise<void>;
}

/** What tests put in place of the usual parts. */
export interface Parts {
  ports: Ports;
  titles: Titles;
  log: Logger;
  outside: Outside;
  /** Milliseconds from one tidying to the next. */
  tidyEvery: number;
}

const TIDY = 15_000;
const DUE = 1000;
const TELL = 5000;
const EXPIRE = 10 * 60_000;

export async function serve(config: Config, parts: Partial<Parts> = {}): Promise<Server> {
  const context = await openContext(config, parts);
  rateFinishedGames(context);
  const tellTurns = notifyTurns(context, parts.outside ?? outside);
  const sockets = liveSockets(context);
  const app = await httpApp(context, sockets);
  await context.store.listen(table => void heard(context, sockets, table));
  const careForHosts = replaceAbsentHosts(context);
  const timers = [
    every(context, DUE, 'attendance', () => attendDue(context)),
    every(context, TELL, 'telling people', tellTurns),
    every(context, parts.tidyEvery ?? TIDY, 'tidying', async () => {
      await tidy(context);
      await sockets.beat();
      await careForHosts();
    }),
    every(context, EXPIRE, 'expiry', () => expire(context)),
  ];
  const figures = await metricsServer(context);
  await app.listen({ port: config.port, host: config.host });
  const url = urlOf(config, app.server.address() as AddressInfo);
  context.log.info({ url, database: context.store.shared ? 'PostgreSQL' : 'SQLite' }, 'serving');
  checkRules(context).catch(error => context.log.error({ err: error }, 'running tables could not be checked'));
  let closing: Promise<void> | null = null;
  return {
    url,
    metricsUrl: figures.url,
    context,
    close() {
      figures.close();
      closing ??= shutDown(context, sockets, () => app.close(), timers);
      return closing;
    },
  };
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

function urlOf({ host }: Config, { port }: AddressInfo): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** SQLite belongs to one server as long as that runs. */
async function openOwnStore(config: Config, timed: Parameters<typeof openStore>[2]): Promise<Store> {
  if (config.databaseUrl !== null) return openStore(config.dataDir, config.databaseUrl, timed);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const giveFree = claimFolder(config.dataDir);
  try {
    const store = await openStore(config.dataDir, null, timed);
    return { ...store, close: () => store.close().finally(giveFree) };
  } catch (error) {
    giveFree();
    throw error;
  }
}

async function openContext(config: Config, parts: Partial<Parts>): Promise<AppContext> {
  const ports = parts.ports ?? realPorts;
  const log = parts.log ?? pino({ level: config.logLevel });
  const store = await openOwnStore(config, (appends, ms) => {
    figures.commits.observe(ms / 1000);
    figures.commitSize.observe(appends);
  });
  const live = hub(ports.now, (err, table) => log.error({ err, table }, 'a table could not be shown'));
  const open: AppContext['open'] = new Map();
  const listeners: AppContext['listeners'] = [];
  const bots = botPool(config.botThreads, ms => figures.thinkTime.observe(ms / 1000));
  const figures = metrics({
    tables: () => open.size,
    sockets: live.sockets,
    thinking: bots.thinking,
    tablesByStatus: () => tablesByStatus(store),
    databaseSize: () => databaseSize(store),
  });
  const context: AppContext = {
    config,
    ports,
    log,
    store,
    titles: parts.titles ?? TITLES,
    bots,
    hub: live,
    lobby: lobbyBoard({ store, hub: live, ports }),
    ownTables: ownTables({ listeners, store, log }),
    metrics: figures,
    limits: personLimits(config),
    listeners,
    startedAt: ports.now(),
    open,
    thinking: new Set(),
    checked: new Set(),
    attend: t => attend(context, t, true),
    closing: false,
  };
  return context;
}

/** Does something again and again, never twice at once; what fails is noted. */
function every(context: AppContext, milliseconds: number, what: string, work: () => Promise<void>): NodeJS.Timeout {
  let busy = false;
  const timer = setInterval(() => {
    if (busy || context.closing) return;
    busy = true;
    work()
      .catch(error => context.log.error({ err: error }, `${what} failed`))
      .finally(() => {
        busy = false;
      });
  }, milliseconds);
  timer.unref();
  return timer;
}

/** Another process has changed a table. */
async function heard(context: AppContext, sockets: Sockets, table: string | null): Promise<void> {
  context.lobby.stale();
  context.ownTables.changedElsewhere(table);
  const tables = table === null ? [...context.open.keys()] : [table];
  for (const id of tables) {
    try {
      const t = await context.open.get(id);
      if (t) await hear(context, sockets, t);
    } catch (error) {
      context.log.error({ err: error, table: id }, 'a change elsewhere could not be followed');
    }
  }
}

async function hear(context: AppContext, sockets: Sockets, t: OpenTable): Promise<void> {
  await t.mutex.run(() => catchUp(context, t));
  await hearNews(context, t);
  if (context.hub.isWatched(t.id)) {
    await sockets.presence.refresh(t.id);
    sockets.presenceChanged(t);
  }
  attend(context, t, false);
}

async function shutDown(
  context: AppContext,
  sockets: Sockets,
  closeApp: () => Promise<void>,
  timers: readonly NodeJS.Timeout[],
): Promise<void> {
  context.closing = true;
  for (const timer of timers) clearInterval(timer);
  const tables = await Promise.all([...context.open.values()].map(opening => opening.catch(() => null)));
  for (const t of tables) if (t?.timer) clearTimeout(t.timer);
  await Promise.all(tables.map(t => t?.mutex.run(() => Promise.resolve())));
  await context.store.idle();
  await sockets.close();
  await closeApp();
  await context.bots.close();
  await context.store.close();
  context.log.info('closed');
}
