/** The browser app: what the first page loads, how soon a table can be played on a phone, how long the page is busy. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildWeb } from '../scripts/build-web.mjs';
import { findChromium, NO_CHROMIUM } from '../scripts/chromium.mjs';
import { serveFolder } from '../scripts/serve-folder.mjs';
import type { Figure } from './measure.ts';

const DIST = new URL('../packages/web/dist', import.meta.url).pathname;

/** A phone of the middle range on a good mobile network. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLOWER_CPU = 4;
const NETWORK = { offline: false, latency: 60, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (3e6 / 8) | 0 };

export async function web(): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const built = buildWeb(() => {});
  if (!built.ok) throw new Error(built.output);
  const server = createServer(serveFolder(DIST)).listen(0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    return [await firstLoad(browser, address), ...(await firstTable(browser, address)), await busy(browser, address)];
  } finally {
    await browser.close();
    server.close();
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
  await page.goto(address, { waitUntil: 'load' });
  await Promise.all(bodies);
  await page.close();
  return { name: 'script of the first page, compressed', value: bytes / 1000, unit: 'kB', goal: { most: 180 } };
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

const playable = (page: Page) =>
  page.locator('main[data-panel="prompt"][data-mine="true"], [data-mine="true"] h2').first();

/** From the address of a new table, nothing cached, to the first question on the screen. */
async function firstTable(browser: Browser, address: string): Promise<Figure[]> {
  const page = await phone(browser);
  const start = performance.now();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: /Epix/ }).first().waitFor();
  const home = performance.now() - start;
  await page.getByRole('link', { name: /Epix/ }).first().click();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  const pressed = performance.now();
  await play.click();
  await playable(page).waitFor();
  const table = performance.now() - pressed;
  await page.context().close();
  return [
    { name: 'the shelf on a phone', value: home, unit: 'ms', goal: { most: 2000 } },
    { name: 'a table on a phone, from Play', value: table, unit: 'ms', goal: { most: 2000 } },
  ];
}

/** Runs in the page. */
const WATCH = `
  globalThis.longestTask = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
`;

/** The longest task of the main thread while three bots think and their pieces move. */
async function busy(browser: Browser, address: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.getByRole('link', { name: /Epix/ }).first().click();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playable(page).waitFor();
  await page.waitForTimeout(1000);
  await page.evaluate(WATCH);
  for (let i = 0; i < 6; i++) await takeFirstOption(page);
  const longest = await page.evaluate<number>('longestTask');
  await page.close();
  return { name: 'longest task while bots play (0: none over 50)', value: longest, unit: 'ms', goal: { most: 50 } };
}

async function takeFirstOption(page: Page): Promise<void> {
  await playable(page).waitFor({ timeout: 60_000 });
  await page.keyboard.press('o');
  await page.locator('[data-sheet] [data-code]').last().click();
  await page.waitForTimeout(2500);
}
