/** Whole games against bots: by mouse, by keyboard alone, by touch on a phone. */
import type { Page } from '@playwright/test';
import { ANSWER, playByPointer } from './pointing.ts';
import { decisions, dice, dock, ending, expect, startGame, test, turnOrEnd } from './table.ts';

/** On the board or beside the question. */
const OFFERS = `[data-epix-board] [data-kind]:not([data-kind="none"]), ${ANSWER}`;

for (const [seats, mode] of [
  [2, 'Basic'],
  [3, 'Advanced'],
  [4, 'Advanced'],
] as const) {
  test(`a game of ${seats} in ${mode} mode by mouse`, async ({ page }) => {
    await startGame(page, { seats, mode, seed: `mouse ${seats}` });
    await playByPointer(page, { offers: OFFERS, with: 'mouse', roll: dice(seats) });
    await expect(ending(page).locator('ol').first().locator('li')).toHaveCount(seats);
    await expect(ending(page).getByRole('img')).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game of 2 by touch', async ({ page }) => {
    await startGame(page, { seats: 2, seed: 'touch' });
    await playByPointer(page, { offers: OFFERS, with: 'finger', roll: dice(4) });
    await expect(ending(page)).toBeVisible();
  });
});

/** Presses Tab until something that fits has the focus. */
async function tabTo(page: Page, fits: (element: Element) => boolean): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`(${fits})(document.activeElement)`)) return;
  }
  throw new Error('the keyboard does not get there');
}

test('a game of 2 by keyboard alone, from home to the end', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, element => element.getAttribute('href') === '/new/epix');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Epix' }).waitFor();
  await tabTo(page, element => element.getAttribute('type') === 'radio');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, element => element.textContent === 'Play');
  await page.keyboard.press('Enter');
  await expect(dock(page)).toBeVisible();
  const roll = dice(5);
  for (let i = 0; i < 400; i++) {
    if ((await turnOrEnd(page)) === 'end') break;
    const before = await decisions(page);
    await page.keyboard.press('o');
    const options = page.locator('[data-sheet] [data-code]');
    await options.first().waitFor();
    await expect(page.locator('[data-sheet] :focus')).toHaveCount(1);
    const many = Math.min(await options.count(), 12);
    await tabTo(page, element => element.getAttribute('data-code') !== null);
    for (let steps = roll(many); steps > 0; steps--) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  }
  await expect(ending(page)).toBeVisible();
});

test('the board itself is walked and played by keyboard', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'first 0' });
  await turnOrEnd(page);
  const before = await decisions(page);
  await tabTo(page, element => element.getAttribute('data-area') !== null);
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-area'));
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.locator('[data-area]:focus')).toHaveCount(1);
  expect(first).not.toBeNull();
  await page.keyboard.press('0');
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});
