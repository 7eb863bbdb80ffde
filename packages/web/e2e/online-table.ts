/** What the browser tests do at online tables: a real server that can be killed, and people in browsers of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { playAlong } from './play-along.ts';
import { postOffice } from './post-office.ts';
import { pressOnAtTheEnd } from './table.ts';

export interface OnlineServer {
  url: string;
  /** What it has sent by mail. */
  letters: readonly string[];
  /** As a power cut does it. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const COMMAND = join(import.meta.dirname, '../../cli/src/main.ts');

const ROOM: Readonly<Record<string, string>> = {
  LOG_LEVEL: 'warn',
  BOT_PAUSE: '0',
  REQUESTS_PER_MINUTE: '100000',
  CHANGES_PER_MINUTE: '100000',
  GUESTS_PER_HOUR: '100000',
  MESSAGES_PER_SECOND: '1000',
  GUESSES_PER_MINUTE: '1000',
  OPEN_TABLES_PER_PERSON: '1000',
  OPEN_TABLES_PER_HOUR: '100000',
  MAIL_FROM: 'games@example.org',
};

async function startServer(): Promise<OnlineServer & { close(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'interregnum-online-'));
  const port = await freePort();
  const post = await postOffice();
  let child: ChildProcess | null = null;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const env = { ...process.env, ...ROOM, PORT: String(port), DATA_DIR: data, SMTP_URL: post.url };
      const started = spawn(process.execPath, ['--import', 'tsx', COMMAND, 'serve'], {
        env,
        stdio: ['ignore', 'inherit', 'pipe'],
      });
      started.stderr.on('data', (said: Buffer) => said.includes('Interregnum is at') && resolve());
      child = started;
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    });
  const kill = () =>
    new Promise<void>(resolve => {
      if (!child || child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  await start();
  return {
    url: `http://localhost:${port}`,
    letters: post.letters,
    start,
    kill,
    async close() {
      await kill();
      post.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** One server for all tests of a worker. */
export const test = base.extend<object, { server: OnlineServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures need
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

export interface Player {
  name: string;
  page: Page;
  /** What the page complained about, besides a network that was cut. */
  complaints: readonly string[];
}

/** Somebody with a browser of their own. */
export async function arrive(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Player> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(() => {
    const sockets: WebSocket[] = [];
    Object.assign(window, { sockets });
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
    };
    if (localStorage.getItem('interregnum.settings') === null) {
      localStorage.setItem(
        'interregnum.settings',
        JSON.stringify({ pace: 'instant', language: 'en', motion: 'reduced', sound: 'off' }),
      );
    }
  });
  await context.addInitScript(pressOnAtTheEnd);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.stack ?? error.message));
  page.on('console', message => {
    const expected = /net::ERR_|WebSocket connection|status of (401|503)/.test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  return { name, page, complaints };
}

export interface Plan {
  title: 'Epix' | 'Hidden Leaders' | 'Yield' | 'Runewars';
  seats: number;
  /** A choice of the title's options. */
  option?: string;
  /** Choices that need the name of their option, because others are called the same. */
  options?: Readonly<Record<string, string>>;
  /** The path of a content file. */
  content?: string;
  /** Bots of this name for the last seats. */
  bots?: { count: number; level: string };
  open?: boolean;
  clock?: 'Live' | 'Slow';
}

/** From home to a table that waits; the link for the others. */
export async function makeTable({ page, name }: Player, server: OnlineServer, plan: Plan): Promise<string> {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('radio', { name: plan.title }).check({ force: true });
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: String(plan.seats), exact: true })
    .check();
  if (plan.option) await page.getByRole('radio', { name: plan.option, exact: true }).check();
  for (const [option, choice] of Object.entries(plan.options ?? {})) {
    await page.getByRole('group', { name: option }).getByRole('radio', { name: choice, exact: true }).check();
  }
  for (let i = 0; i < (plan.bots?.count ?? 0); i++) {
    await page.getByLabel(`Who plays seat ${plan.seats - i}`).selectOption({ label: plan.bots!.level });
  }
  if (plan.content) {
    await page.locator('input[type="file"]').setInputFiles(plan.content);
    await expect(page.getByRole('button', { name: 'Without it' })).toBeVisible();
  }
  if (plan.open) await page.getByRole('radio', { name: 'Anybody' }).check();
  if (plan.clock) await page.getByRole('radio', { name: plan.clock, exact: true }).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  return page.getByLabel('Invitation link').inputValue();
}

export async function sitDown({ page, name }: Player, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('you', { exact: true })).toBeVisible();
}

export const start = ({ page }: Player) => page.getByRole('button', { name: 'Start the game' }).click();

/** A table that is made, full and started; the guests of the host may have other devices. */
export async function gather(
  browser: Browser,
  server: OnlineServer,
  names: readonly string[],
  plan: Plan,
  guests: BrowserContextOptions = {},
): Promise<Player[]> {
  const players = await Promise.all(names.map((name, nth) => arrive(browser, name, nth > 0 ? guests : {})));
  const link = await makeTable(players[0]!, server, plan);
  for (const player of players.slice(1)) await sitDown(player, link);
  await start(players[0]!);
  for (const { page } of players) await expect(page.locator('[data-at]')).toBeVisible();
  return players;
}

/** Everybody plays until so many decisions were taken, or to the end. */
export const playUntil = (players: readonly Player[], decisions: number): Promise<unknown> =>
  Promise.all(players.map(({ page }, seed) => page.evaluate(playAlong, { seed, until: decisions })));

export const playToTheEnd = async (players: readonly Player[]): Promise<void> => {
  await playUntil(players, Number.MAX_SAFE_INTEGER);
  for (const { page } of players) await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
};

/** The network is gone: what is open breaks, nothing new gets through. */
export async function cut({ page }: Player): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    for (const socket of (window as unknown as { sockets: WebSocket[] }).sockets) socket.close();
  });
  await expect(page.getByText('The connection is lost.')).toBeVisible();
}

export async function restore({ page }: Player): Promise<void> {
  await page.context().setOffline(false);
  await expect(page.getByText('The connection is lost.')).toHaveCount(0);
}

export const decisions = async ({ page }: Player): Promise<number> =>
  Number(await page.locator('[data-at]').getAttribute('data-at'));

/** Somebody who has an answer to give, not only to change, and somebody else. */
export async function whoIsAsked(players: readonly Player[]): Promise<[asked: Player, waiting: Player]> {
  const asked = async ({ page }: Player) =>
    (await page.locator('[data-mine="true"][data-changing="false"]').count()) > 0;
  let found: Player | undefined;
  await expect(async () => {
    const answers = await Promise.all(players.map(asked));
    found = players[answers.indexOf(true)];
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return [found!, players.find(player => player !== found)!];
}

/** Takes the option with this code, or the first of the list. */
export async function answer({ page }: Player, code?: string): Promise<void> {
  await page.keyboard.press('o');
  const list = page.locator('[data-sheet]');
  await (code ? list.locator(`[data-code="${code}"]`) : list.locator('[data-code]').first()).click();
}

/** One answer after the other, each seen by everybody before the next: nothing is on its way afterwards. */
export async function playOneByOne(players: readonly Player[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const [asked] = await whoIsAsked(players);
    const before = await decisions(asked);
    await answer(asked);
    for (const player of players) await expect.poll(() => decisions(player)).toBe(before + 1);
  }
}

export async function openMenu({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
}

export function expectNoComplaints(players: readonly Player[]): void {
  expect(players.flatMap(player => player.complaints)).toEqual([]);
}
