/**
 * Takes the pictures of The Old King's Crown in docs/screenshots from a running app:
 * `npx tsx packages/web/e2e/old-kings-crown-screenshots.ts`, all of them or those that are named. Each game is played by
 * the rules up to the scene and put on the table as a record. ADDRESS changes where the app is, FOLDER where they go.
 */
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { type Scene as Game, gameFor, putOnTheTable } from './scenes.ts';

const ADDRESS = process.env.ADDRESS ?? 'http://localhost:4100';
const FOLDER = process.env.FOLDER ?? new URL('../../../docs/screenshots/', import.meta.url).pathname;
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const PATIENCE = 120_000;

interface Scene extends Omit<Game<{ round: number; window: string | null }>, 'title'> {
  /** The file, without its ending. */
  name: string;
  screen: typeof DESK;
  dark?: boolean;
  /** Makes the scene livelier before the picture is taken. */
  then?(page: Page): Promise<void>;
}

const asks =
  (question: string, round: number): NonNullable<Scene['shows']> =>
  ({ id, state }) =>
    id === question && state.round >= round;

/** Two cards lie already, the third is lifted. */
async function lay(page: Page): Promise<void> {
  const hand = page.locator('[data-hand] button');
  for (const region of ['highlands', 'lowlands']) {
    await hand.first().click();
    await page.locator(`[data-slot="${region}"]`).click();
  }
  await hand.first().click();
}

/** Effects on the totals of a Clash are asked for. */
const clashes: NonNullable<Scene['shows']> = ({ id, state }) =>
  id === 'OKC-D10' && state.round >= 3 && state.window === 'AuA';

const unfold = (page: Page): Promise<void> => page.getByRole('button', { name: 'Show more' }).click();

const SCENES: readonly Scene[] = [
  { name: 'old-kings-crown-2-table', screen: DESK, seats: 2, shows: asks('OKC-D32', 4), then: lay },
  { name: 'old-kings-crown-4-table', screen: DESK, seats: 4, shows: asks('OKC-D50', 4) },
  { name: 'old-kings-crown-herald', screen: DESK, seats: 3, shows: asks('OKC-D30', 3) },
  { name: 'old-kings-crown-winter', screen: DESK, seats: 4, shows: asks('OKC-D70', 3) },
  { name: 'old-kings-crown-4-end', screen: DESK, seats: 4 },
  { name: 'old-kings-crown-dark', screen: DESK, dark: true, seats: 4, shows: asks('OKC-D50', 4) },
  { name: 'old-kings-crown-phone-table', screen: PHONE, seats: 4, shows: asks('OKC-D50', 4) },
  { name: 'old-kings-crown-phone-cards', screen: PHONE, seats: 2, shows: asks('OKC-D32', 4), then: lay },
  { name: 'old-kings-crown-side', screen: SIDE, seats: 4, shows: asks('OKC-D50', 4) },
  { name: 'old-kings-crown-clash', screen: DESK, seats: 4, shows: clashes },
  { name: 'old-kings-crown-clash-phone', screen: PHONE, seats: 4, shows: clashes, then: unfold },
  { name: 'old-kings-crown-clash-side', screen: SIDE, seats: 4, shows: clashes, then: unfold },
  { name: 'old-kings-crown-bids', screen: DESK, seats: 4, shows: asks('OKC-D22', 2) },
  { name: 'old-kings-crown-bids-phone', screen: PHONE, seats: 4, shows: asks('OKC-D20', 2), then: unfold },
];

async function take(browser: Browser, scene: Scene): Promise<void> {
  const context = await browser.newContext({
    ...scene.screen,
    colorScheme: scene.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    localStorage.setItem('interregnum.settings', JSON.stringify({ pace: 'instant', language: 'en' }));
  });
  await putOnTheTable(page, await gameFor({ title: 'old-kings-crown', ...scene }), ADDRESS);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(4500); // whatever was shown for a moment is gone again
  await scene.then?.(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${scene.name}.png`) });
  await context.close();
}

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium was found');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const wanted = process.argv.slice(2);
for (const scene of SCENES) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  await take(browser, scene);
  console.log(scene.name);
}
await browser.close();
