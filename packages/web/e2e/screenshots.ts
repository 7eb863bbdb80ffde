/**
 * Takes the pictures of docs/screenshots from a running app: `npx tsx packages/web/e2e/screenshots.ts`, all of them or
 * those that are named; ADDRESS changes where the app is.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { dice, pressOnAtTheEnd } from './table.ts';

const ADDRESS = process.env.ADDRESS ?? 'http://localhost:4100';
const FOLDER = new URL('../../../docs/screenshots/', import.meta.url).pathname;
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOST_DECISIONS = 400;
const PATIENCE = 120_000;

interface Scene {
  /** The file, without its ending. */
  name: string;
  screen: typeof DESK;
  dark?: boolean;
  /** Brings the page to what is shown. */
  reach(page: Page): Promise<void>;
}

const dock = (page: Page) => page.locator('main[data-panel="prompt"]');
const mine = (page: Page) => page.locator('[data-mine="true"]');
const standings = (page: Page) => page.locator('[data-sheet] ol[class*="standings"]');
const at = async (page: Page) => Number(await page.locator('[data-at]').getAttribute('data-at'));

async function sitDown(page: Page, title: string, seats: number, seed: string): Promise<void> {
  await page.goto(`${ADDRESS}/new/${title}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.locator('summary').click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await dock(page).waitFor();
}

/** Answers that end something early make poor pictures; a march makes a good one. */
const DULL = /^(pass|done|end|stop|choose:tax)$/;
const LIVELY = /^choose:.*move/;

/** Takes an option by lot, the same ones every time. */
async function decide(page: Page, roll: (n: number) => number): Promise<void> {
  const before = await at(page);
  const options = page.locator('[data-sheet] [data-code]');
  await page.keyboard.press('o');
  await options.first().waitFor();
  const codes = await options.evaluateAll(buttons => buttons.map(button => (button as HTMLElement).dataset.code!));
  const lively = codes.findIndex(code => LIVELY.test(code));
  const chosen = lively >= 0 ? lively : roll(codes.length);
  await options.nth(DULL.test(codes[chosen]!) ? roll(codes.length) : chosen).click();
  await page.waitForFunction(
    last => Number(document.querySelector<HTMLElement>('[data-at]')?.dataset.at) > last,
    before,
  );
}

/** Plays until this is seen, or the game is over. */
async function playUntil(page: Page, seen: Locator | null, decisions = 0): Promise<void> {
  const roll = dice(7);
  for (let i = 0; i < MOST_DECISIONS; i++) {
    await mine(page).or(standings(page)).first().waitFor();
    if (await standings(page).isVisible()) return;
    if (seen && i >= decisions && (await seen.first().isVisible())) return;
    await decide(page, roll);
  }
}

const asked = (page: Page, words: RegExp) => dock(page).getByRole('heading', { name: words });

const table =
  (title: string, seats: number, seed: string, seen: (page: Page) => Locator | null, decisions = 0) =>
  async (page: Page): Promise<void> => {
    await sitDown(page, title, seats, seed);
    await playUntil(page, seen(page), decisions);
  };

const setup = (title: string, seats: number) => async (page: Page) => {
  await page.goto(`${ADDRESS}/new/${title}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
};

async function home(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: /Epix/ }).waitFor();
}

async function everythingOpen(page: Page): Promise<void> {
  await table('hidden-leaders', 4, 'lamplight', () => null)(page);
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Timeline' }).fill(String(Math.floor((await at(page)) / 2)));
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'Everything open' });
  await page.getByRole('region', { name: 'Leaders and hands of all' }).waitFor();
}

const draft = table('epix', 4, 'lamplight', page => asked(page, /^Draft/));
const auction = table('epix', 4, 'lamplight', page => asked(page, /hide your bid/));
const cards = table('epix', 4, 'lamplight', page => asked(page, /Action card/));
const midst = table('epix', 4, 'lamplight', page => page.locator('[data-area][data-kind="use"]'), 8);
const fight = table('epix', 2, 'lamplight', page => page.getByRole('region', { name: 'Fight' }));
const end = table('epix', 4, 'lamplight', () => null);
const leaders = (seats: number, decisions: number) =>
  table('hidden-leaders', seats, 'lamplight', page => asked(page, /play a Hero/), decisions);

const SCENES: readonly Scene[] = [
  { name: 'home', screen: DESK, reach: home },
  { name: 'home-phone', screen: PHONE, reach: home },
  { name: 'epix-setup', screen: DESK, reach: setup('epix', 4) },
  { name: 'epix-draft', screen: DESK, reach: draft },
  { name: 'epix-auction', screen: DESK, reach: auction },
  { name: 'epix-cards', screen: DESK, reach: cards },
  { name: 'epix-table', screen: DESK, reach: midst },
  { name: 'epix-dark', screen: DESK, dark: true, reach: midst },
  { name: 'epix-end', screen: DESK, reach: end },
  { name: 'epix-phone-setup', screen: PHONE, reach: setup('epix', 4) },
  { name: 'epix-phone-draft', screen: PHONE, reach: draft },
  { name: 'epix-phone-auction', screen: PHONE, reach: auction },
  { name: 'epix-phone-cards', screen: PHONE, reach: cards },
  { name: 'epix-phone-table', screen: PHONE, reach: midst },
  { name: 'epix-phone-fight', screen: PHONE, reach: fight },
  { name: 'epix-phone-end', screen: PHONE, reach: end },
  { name: 'hidden-leaders-2-setup', screen: DESK, reach: setup('hidden-leaders', 2) },
  { name: 'hidden-leaders-6-setup', screen: DESK, reach: setup('hidden-leaders', 6) },
  { name: 'hidden-leaders-2-table', screen: DESK, reach: leaders(2, 12) },
  { name: 'hidden-leaders-6-table', screen: DESK, reach: leaders(6, 12) },
  { name: 'hidden-leaders-6-end', screen: DESK, reach: table('hidden-leaders', 6, 'lamplight', () => null) },
  { name: 'hidden-leaders-open', screen: DESK, reach: everythingOpen },
  { name: 'hidden-leaders-phone-setup', screen: PHONE, reach: setup('hidden-leaders', 6) },
  { name: 'hidden-leaders-phone-table', screen: PHONE, reach: leaders(6, 10) },
];

const executablePath = findChromium();
if (!executablePath) throw new Error('no Chromium was found');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const wanted = process.argv.slice(2);
for (const { name, screen, dark, reach } of SCENES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({
    ...screen,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce', // a list that is still closing takes the keys of the next question
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    localStorage.setItem('interregnum.settings', JSON.stringify({ pace: 'instant', language: 'en' }));
  });
  await page.addInitScript(pressOnAtTheEnd);
  await reach(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(4500); // cards that were shown for a moment are gone again
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  console.log(name);
  await context.close();
}
await browser.close();
