/** The browser app: what the first page loads, how soon a table can be played on a phone, how long the page is busy. */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { TITLES } from '@interregnum/shelf';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildWeb } from '../scripts/build-web.mjs';
import { findChromium, NO_CHROMIUM } from '../scripts/chromium.mjs';
import { ownScripts } from '../scripts/own-scripts.mjs';
import { serveFolder } from '../scripts/serve-folder.mjs';
import type { Figure } from './measure.ts';

const DIST = new URL('../packages/web/dist', import.meta.url).pathname;

/** A phone of the middle range on a good mobile network. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLOWER_CPU = 4;
const NETWORK = { offline: false, latency: 60, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (3e6 / 8) | 0 };

/** Every title with the most seats there are. */
const MOST_SEATS = TITLES.map(({ meta }) => ({ title: meta.title, seats: Math.max(...meta.seats) }));
const OPENINGS = 5;
const DECISIONS = 6;

export async function web(): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const built = buildWeb(() => {});
  if (!built.ok) throw new Error(built.output);
  const server = createServer(serveFolder(DIST)).listen(0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    await compressEverything(address);
    const figures = [await firstLoad(browser, address)];
    for (const { title } of MOST_SEATS) figures.push(...(await firstTable(browser, address, title)));
    for (const { title, seats } of MOST_SEATS) figures.push(await busy(browser, address, title, seats));
    figures.push(...(await ownSizes(browser, address)), ...(await panning(browser, address)));
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The server compresses a file when it is first asked for; that is not what is measured here. */
async function compressEverything(address: string): Promise<void> {
  for (const file of readdirSync(`${DIST}/assets`)) {
    const response = await fetch(`${address}/assets/${file}`, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
  }
}

async function firstLoad(browser: Browser, address: string): Promise<Figure> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  let bytes = 0;
  const bodies: Promise<void>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(
      response.body().then(body => {
        bytes += gzipSync(body).length;
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  await page.close();
  return { name: 'script of the first page, compressed', value: bytes / 1000, unit: 'kB', goal: { most: 120 } };
}

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  return page;
}

const question = (page: Page) => page.locator('main[data-panel="prompt"] h2');
const ownQuestion = (page: Page) => page.locator('[data-mine="true"] h2');
const linkTo = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(title) }).first();

/** With nothing cached and no pause between the presses: the shelf, and from Play to the first question on the table. */
async function openTable(browser: Browser, address: string, title: string): Promise<{ shelf: number; table: number }> {
  const page = await phone(browser);
  const start = performance.now();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await linkTo(page, title).waitFor();
  const shelf = performance.now() - start;
  await linkTo(page, title).click();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  const pressed = performance.now();
  await play.click();
  await question(page).waitFor();
  const table = performance.now() - pressed;
  await page.context().close();
  return { shelf, table };
}

/** The quickest of some openings: what else runs on the machine can only make them slower. */
async function firstTable(browser: Browser, address: string, title: string): Promise<Figure[]> {
  const openings: { shelf: number; table: number }[] = [];
  for (let i = 0; i < OPENINGS; i++) openings.push(await openTable(browser, address, title));
  const goal = { most: 2000 };
  const quickest = (times: readonly number[]) => Math.min(...times);
  const [shelf, table] = [quickest(openings.map(each => each.shelf)), quickest(openings.map(each => each.table))];
  return [
    { name: `${title}: the shelf on a phone`, value: shelf, unit: 'ms', goal },
    { name: `${title}: a table on a phone, from Play`, value: table, unit: 'ms', goal },
  ];
}

/** The biggest title, whose table is the heaviest to load and to move. */
const HEAVIEST = 'runewars';

async function ownSizes(browser: Browser, address: string): Promise<Figure[]> {
  const others = TITLES.map(({ meta }) => meta.id).filter(id => id !== HEAVIEST);
  const { table, all } = await ownScripts(browser, address, HEAVIEST, others);
  return [
    { name: 'Runewars: script of its table, compressed', value: table, unit: 'kB', goal: { most: 250 } },
    { name: 'Runewars: with its rules and words', value: all, unit: 'kB', goal: null },
  ];
}

/** Inside the page. */
const COUNT_FRAMES = `globalThis.frames = 0;
  (function count() { frames++; requestAnimationFrame(count); })()`;
const STROKES = 4;
const STEPS = 30;

/** A finger that goes to and fro on the map, and how often the page could draw meanwhile. */
async function stroke(page: Page): Promise<number> {
  const { x, y, width, height } = (await page.locator('[data-map]').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots });
  await page.evaluate(COUNT_FRAMES);
  const at = (step: number) => ({ x: x + width * (0.25 + (0.5 * step) / STEPS), y: y + height / 2 });
  const start = performance.now();
  for (let i = 0; i < STROKES; i++) {
    await touch('touchStart', [at(i % 2 === 0 ? 0 : STEPS)]);
    for (let step = 1; step < STEPS; step++) await touch('touchMove', [at(i % 2 === 0 ? step : STEPS - step)]);
    await touch('touchEnd', []);
  }
  const seconds = (performance.now() - start) / 1000;
  return (await page.evaluate<number>('frames')) / seconds;
}

/** Runewars' map, brought nearer, under a finger on the phone; frames hang on how the machine draws, tasks do not. */
async function panning(browser: Browser, address: string): Promise<Figure[]> {
  const page = await phone(browser);
  await page.goto(`${address}/new/${HEAVIEST}`);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await question(page).waitFor();
  await page.locator('[data-map] [data-area]').first().waitFor();
  await page.waitForTimeout(2000);
  const middle = (await page.locator('[data-map]').boundingBox())!;
  await page.mouse.move(middle.x + middle.width / 2, middle.y + middle.height / 2);
  await page.mouse.wheel(0, -600);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const frames = await stroke(page);
  const longest = longestTask((await browser.stopTracing()).toString());
  await page.context().close();
  return [
    { name: 'Runewars: frames while panning on a phone', value: frames, unit: '/s', goal: null },
    { name: 'Runewars: longest task while panning', value: longest, unit: 'ms of CPU', goal: { most: 50 } },
  ];
}

/** The longest task of the main thread while the other seats think and things move. */
async function busy(browser: Browser, address: string, title: string, seats: number): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await linkTo(page, title).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await ownQuestion(page).waitFor();
  await page.waitForTimeout(1000);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  for (let i = 0; i < DECISIONS; i++) await takeAnOption(page);
  const longest = longestTask((await browser.stopTracing()).toString());
  await page.close();
  return { name: `${title}: longest task while bots play`, value: longest, unit: 'ms of CPU', goal: { most: 50 } };
}

async function takeAnOption(page: Page): Promise<void> {
  await ownQuestion(page).waitFor({ timeout: 60_000 });
  await page.keyboard.press('o');
  await page.locator('[data-sheet] [data-code]').last().click();
  await page.waitForTimeout(2500);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of CPU time. */
  tdur?: number;
  args: { name?: string };
}

/** By CPU time, as everything in this bench: how long a task waited for other programs says nothing of the app. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(thread));
  const tasks = traceEvents.filter(event => event.name.endsWith('RunTask') && main.has(thread(event)));
  return Math.max(0, ...tasks.map(task => (task.tdur ?? 0) / 1000));
}
