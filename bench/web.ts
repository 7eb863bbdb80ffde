/** The browser app: what the first page loads, how soon a table can be played on a phone, how long the page is busy. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { parseRecord, sealRecord, writeRecord } from '@interregnum/kernel';
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

/** Inside the page: how often it could draw, and how often it drew a map that had moved. */
const COUNT_FRAMES = `globalThis.frames = { all: 0, moved: 0 };
  (function count(before) {
    const now = document.querySelector('[data-map-layer]').style.transform;
    frames.all++;
    if (now !== before) frames.moved++;
    requestAnimationFrame(() => count(now));
  })('')`;
const STROKES = 4;
const STEPS = 30;

interface Spot {
  x: number;
  y: number;
}

/** Where the fingers are after a share of the way, on a map of this size. */
type Gesture = (share: number, map: Spot & { width: number; height: number }) => readonly Spot[];

const GESTURES: Readonly<Record<'panning' | 'pinching', Gesture>> = {
  panning: (share, { x, y, width, height }) => [{ x: x + width * (0.25 + 0.5 * share), y: y + height / 2 }],
  pinching: (share, { x, y, width, height }) =>
    [-1, 1].map(side => ({ x: x + width * (0.5 + side * (0.15 + 0.1 * share)), y: y + height / 2 })),
};

/** Brings the map about two and a half times nearer. */
const SPREADING: Gesture = (share, { x, y, width, height }) =>
  [-1, 1].map(side => ({ x: x + width * (0.5 + side * (0.15 + 0.25 * share)), y: y + height / 2 }));

/** Fingers that go to and fro on the map. */
async function stroke(page: Page, gesture: Gesture, times: number): Promise<void> {
  const map = (await page.locator('[data-map]').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
  for (let i = 0; i < times; i++) {
    const at = (step: number) => gesture((i % 2 === 0 ? step : STEPS - step) / STEPS, map);
    await touch('touchStart', at(0));
    for (let step = 1; step < STEPS; step++) await touch('touchMove', at(step));
    await touch('touchEnd', []);
  }
}

/** What a screen of 60 pictures a second leaves for one of them, in milliseconds. */
const FRAME = 1000 / 60;

const RECORD = new URL('../packages/games/runewars/records/count-4-everything.record', import.meta.url);
const CHOOSES_ORDER = 'RNW-D07';

/** A stored game of four realms with all parts of the box, up to an Order in the middle of it. */
function fullBoards(): string {
  const { header, answers, end } = parseRecord(readFileSync(RECORD, 'utf8'));
  const half = answers.slice(0, answers.length / 2);
  const order = half.findLastIndex(
    ({ question }, at) => question === CHOOSES_ORDER && half[at - 1]?.question !== question,
  );
  return writeRecord(sealRecord(header, half.slice(0, order), end!.seed, null));
}

/** By fingers alone: a mouse that is left on the page would be looked for at every frame. */
async function putOnTheTable(page: Page, record: string): Promise<void> {
  await page.getByRole('button', { name: 'Records' }).tap();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.jsonl',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await page.getByRole('button', { name: 'Put it on the table' }).tap();
  const curtain = page.getByRole('button', { name: /show my table/ });
  await question(page).or(curtain).first().waitFor();
  if (await curtain.isVisible()) await curtain.tap();
}

/** The map brought nearer, under fingers on the phone. */
async function panning(browser: Browser, address: string): Promise<Figure[]> {
  const record = fullBoards();
  const figures: Figure[] = [];
  for (const [name, gesture] of Object.entries(GESTURES)) {
    const page = await phone(browser);
    await page.goto(address);
    await putOnTheTable(page, record);
    await page.locator('[data-map] [data-area]').first().waitFor();
    await page.waitForTimeout(2000);
    await stroke(page, SPREADING, 1);
    await page.waitForTimeout(1000);
    figures.push(...(await budgetOf(browser, page, name, gesture)));
    await page.context().close();
  }
  return figures;
}

/** Frames a second hang on how the machine draws; what the page itself takes for a frame, and its tasks, do not. */
async function budgetOf(browser: Browser, page: Page, name: string, gesture: Gesture): Promise<Figure[]> {
  await page.evaluate(COUNT_FRAMES);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const start = performance.now();
  await stroke(page, gesture, STROKES);
  const seconds = (performance.now() - start) / 1000;
  const { all, moved } = await page.evaluate<{ all: number; moved: number }>('frames');
  const tasks = mainTasks((await browser.stopTracing()).toString());
  return [
    { name: `Runewars: frames while ${name} on a phone`, value: all / seconds, unit: '/s', goal: null },
    {
      name: `Runewars: main thread for a frame of ${name}`,
      value: meanOfLongest(tasks, moved),
      unit: 'ms of CPU',
      goal: { most: FRAME },
    },
    { name: `Runewars: longest task while ${name}`, value: longestOf(tasks), unit: 'ms of CPU', goal: { most: 50 } },
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
  const longest = longestOf(mainTasks((await browser.stopTracing()).toString()));
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
function mainTasks(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(thread));
  const tasks = traceEvents.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  if (tasks.length === 0) throw new Error('this browser names its tasks otherwise');
  return tasks.filter(task => main.has(thread(task))).map(task => (task.tdur ?? 0) / 1000);
}

/** A frame is one task, from the fingers to the picture: as many of the longest as there were frames that moved the map. */
const meanOfLongest = (tasks: readonly number[], frames: number): number =>
  [...tasks]
    .sort((a, b) => b - a)
    .slice(0, frames)
    .reduce((sum, task) => sum + task, 0) / frames;

const longestOf = (tasks: readonly number[]): number => Math.max(0, ...tasks);
