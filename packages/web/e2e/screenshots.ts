/**
 * Takes the pictures of docs/screenshots from a running app: `npx tsx packages/web/e2e/screenshots.ts`, all of them or
 * those whose names begin as said. ADDRESS changes where the app is, FOLDER where the pictures go.
 */
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { OLD_KINGS_CROWN } from './pictures/old-kings-crown.ts';
import { ONLINE } from './pictures/online.ts';
import { type Picture, SIZES } from './pictures/picture.ts';
import { RUNEWARS } from './pictures/runewars.ts';
import { TITLES } from './pictures/titles.ts';
import { pressOnAtTheEnd } from './table.ts';

const FOLDER = process.env.FOLDER ?? new URL('../../../docs/screenshots/', import.meta.url).pathname;
const PATIENCE = 120_000;
/** Cards and notices that are shown for a moment are gone after that. */
const SETTLED = 4500;

async function take(browser: Browser, { name, screen, dark, reach, then }: Picture): Promise<void> {
  const context = await browser.newContext({
    ...SIZES[screen],
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    localStorage.setItem('interregnum.settings', JSON.stringify({ pace: 'instant', language: 'en' }));
  });
  await page.addInitScript(pressOnAtTheEnd);
  await reach(page, browser);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLED);
  await then?.(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await context.close();
}

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium was found');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const wanted = process.argv.slice(2);
for (const picture of [...TITLES, ...OLD_KINGS_CROWN, ...RUNEWARS, ...ONLINE]) {
  if (wanted.length > 0 && !wanted.some(begins => picture.name.startsWith(begins))) continue;
  await take(browser, picture);
  console.log(picture.name);
}
await browser.close();
