/** A whole Round of The Old King's Crown by keyboard alone, on cards, Regions and Locations themselves. */
import type { Page } from '@playwright/test';
import { startCrown } from './old-kings-crown.ts';
import { decisions, dock, expect, test, turnOrEnd } from './table.ts';

const CARD = '[data-hand] button';
const PROMPTED = 'main[data-panel="prompt"] button[data-code]:enabled';
/** What answers by itself, a card of the hand with the second press. */
const ON_TABLE = '[data-okc-board] [data-code]';

/** From the question, which Q finds, with Tab or Shift+Tab until something that fits has the focus. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> {
  await page.keyboard.press('q');
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press(key);
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}

async function pressAt(page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> {
  await walkTo(page, key, selector);
  await page.keyboard.press('Enter');
}

async function layCards(page: Page): Promise<void> {
  for (const region of ['highlands', 'plateau', 'lowlands']) {
    await pressAt(page, 'Shift+Tab', CARD);
    await pressAt(page, 'Shift+Tab', `[data-slot="${region}"]`);
    await expect(page.locator(`[data-slot="${region}"]`)).toHaveAttribute('data-full', 'true');
  }
  await pressAt(page, 'Tab', PROMPTED);
}

/** On the table where that is possible; what it was. */
async function answer(page: Page): Promise<'cards' | 'table' | 'prompt'> {
  if (await dock(page).getByRole('button', { name: 'Commit' }).isVisible()) {
    await layCards(page);
    return 'cards';
  }
  if ((await page.locator(ON_TABLE).count()) === 0) {
    await pressAt(page, 'Tab', PROMPTED);
    return 'prompt';
  }
  await walkTo(page, 'Shift+Tab', ON_TABLE);
  const inHand = await page.evaluate(() => document.activeElement?.closest('[data-hand]') != null);
  await page.keyboard.press('Enter');
  if (inHand) {
    await expect(page.locator('[data-hand] [aria-pressed="true"]')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  return 'table';
}

const round = (page: Page, n: number) => page.getByText(`Round ${n}`, { exact: true }).first();

test('a Round by keyboard alone', async ({ page }) => {
  await startCrown(page, 2, 'keys');
  const ways = new Set<string>();
  for (let i = 0; i < 60 && !(await round(page, 2).isVisible()); i++) {
    await turnOrEnd(page);
    const before = await decisions(page);
    ways.add(await answer(page));
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  }
  await expect(round(page, 2)).toBeVisible();
  expect([...ways].sort()).toEqual(['cards', 'prompt', 'table']);
});
