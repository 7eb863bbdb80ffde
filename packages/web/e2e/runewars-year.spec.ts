/** A whole year of Runewars against bots: by mouse, by touch on a phone, by keyboard alone. */
import type { Page } from '@playwright/test';
import { decisions, dice, dock, expect, test, turnOrEnd } from './table.ts';

const DOCK = 'main[data-panel="prompt"]';
const ORDER = `${DOCK} [data-offer="card"]`;
const ALL = `${DOCK} [data-spot="all"]`;
/** A hero who goes alone. */
const HERO = `${DOCK} [data-offer="hero"]`;
const ON_MAP = '[data-runewars-board] [data-offer]';
const PRIMARY = `${DOCK} button[class*="primary"]:enabled`;
/** What the dock offers in rows: of an area, of a card. */
const CHIP = `${DOCK} li button[data-tone]:enabled`;
const ANY = `${DOCK} button[data-code]:enabled`;
/** Whatever ends a part of the turn, so that the year goes on. */
const ENDS = ['continue', 'done', 'end', 'pass', 'none', 'stop'].map(code => `${DOCK} [data-code="${code}"]`).join();
/** How long a press may take to show, before it is pressed again. */
const PATIENCE = 1500;
const SECOND_YEAR = '[role="img"][aria-label^="Year 2"]';

async function start(page: Page, seed: string): Promise<void> {
  await page.goto('/new/runewars');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('summary').click();
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Page' });
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
}

/** How one presses the first thing that fits. */
type Press = (page: Page, selector: string) => Promise<void>;

const byMouse: Press = (page, selector) => page.locator(selector).filter({ visible: true }).first().click();
const byFinger: Press = (page, selector) => page.locator(selector).filter({ visible: true }).first().tap();

const isThere = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).filter({ visible: true }).count()) > 0;
const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);

/** From the question, which Q finds, until something that fits has the focus. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> {
  await page.keyboard.press('q');
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press(key);
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}

/** Inside the page: the arrow keys that lead from the area with the focus towards the nearest one that glows, best first. */
function arrowsTo(wanted: string): string[] {
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, y] = middle(document.activeElement!);
  const ways = [...document.querySelectorAll(wanted)].map(element => {
    const [toX, toY] = middle(element);
    return [toX - x, toY - y] as const;
  });
  const [dx, dy] = ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]!;
  const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  const down = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Straight on; where the sea lies between, a few steps anywhere help. */
async function walkTo(page: Page, selector: string): Promise<void> {
  await tabTo(page, 'Shift+Tab', '[data-runewars-board] [data-area]');
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-area'));
  const roll = dice(3);
  for (let i = 0; i < 120 && !(await hasFocus(page, selector)); i++) {
    const at = await here();
    const [best, other] = i % 8 < 5 ? await page.evaluate(arrowsTo, selector) : [ARROWS[roll(4)], ARROWS[roll(4)]];
    await page.keyboard.press(best!);
    if ((await here()) === at) await page.keyboard.press(other!);
  }
  expect(await hasFocus(page, selector)).toBe(true);
}

const byKeyboard: Press = async (page, selector) => {
  if (selector === ON_MAP) await walkTo(page, selector);
  else await tabTo(page, 'Tab', selector);
  await page.keyboard.press('Enter');
};

// --- a year ----------------------------------------------------------------------------------------------------------

/** An area may answer, or only narrow what the dock offers. */
async function answerOnMap(page: Page, press: Press): Promise<void> {
  const before = await decisions(page);
  const narrowed = page.locator(`${DOCK} ul [aria-pressed="true"]`).first();
  const isHeard = async () => (await decisions(page)) > before || (await narrowed.isVisible());
  await expect(async () => {
    if (!(await isHeard())) await press(page, ON_MAP);
    await expect.poll(isHeard, { timeout: PATIENCE }).toBe(true);
  }).toPass();
  if ((await decisions(page)) === before) await press(page, (await isThere(page, CHIP)) ? CHIP : PRIMARY);
}

/** How it was answered. */
async function answer(page: Page, press: Press): Promise<string> {
  for (const first of [ORDER, ALL, HERO]) {
    if (!(await isThere(page, first))) continue;
    await press(page, first);
    await press(page, PRIMARY);
    return first === ORDER ? 'order' : 'march';
  }
  if (await isThere(page, ON_MAP)) {
    await answerOnMap(page, press);
    return 'map';
  }
  await press(page, (await isThere(page, ENDS)) ? ENDS : (await isThere(page, PRIMARY)) ? PRIMARY : ANY);
  return 'dock';
}

async function playAYear(page: Page, press: Press): Promise<void> {
  await start(page, 'a year');
  const ways = new Set<string>();
  for (let i = 0; i < 150 && !(await page.locator(SECOND_YEAR).isVisible()); i++) {
    await turnOrEnd(page);
    const before = await decisions(page);
    ways.add(await answer(page, press));
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  }
  await expect(page.locator(SECOND_YEAR)).toBeVisible();
  expect([...ways].sort()).toEqual(['dock', 'map', 'march', 'order']);
}

test('by mouse', ({ page }) => playAYear(page, byMouse));

test('by keyboard alone', ({ page }) => playAYear(page, byKeyboard));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('by touch', ({ page }) => playAYear(page, byFinger));
});
