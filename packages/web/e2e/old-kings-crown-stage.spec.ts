/** The Bids and the Clashes of The Old King's Crown as the lesson plays them: always the same ones. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './table.ts';

const coach = (page: Page): Locator => page.locator('[data-coach]');
const bids = (page: Page): Locator => page.locator('[data-bids]');
const clash = (page: Page): Locator => page.locator('[data-clash]');

/** Takes the lesson up to this step, with the coach's help. */
async function learnTo(page: Page, step: number): Promise<void> {
  await page.goto('/learn/old-kings-crown');
  await expect(coach(page)).toHaveAttribute('data-coach', '0');
  const go = coach(page).getByRole('button', { name: /^(Next|Do it for me)$/ });
  for (let at = 0; at < step; at = Number(await coach(page).getAttribute('data-coach'))) {
    await go.click();
    await expect(coach(page)).not.toHaveAttribute('data-coach', String(at));
  }
  await expect(page.locator('[data-stage][data-act]')).toHaveCount(0);
}

/** Opens a panel that begins folded where it would cover the table, and folds again when the viewer is asked. */
async function unfold(page: Page, panel: Locator): Promise<void> {
  await expect(page.locator('[data-mine="true"] h2')).toBeVisible();
  const button = panel.getByRole('button', { name: 'Show more' });
  if (await button.isVisible()) await button.click();
}

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
  ['phone on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a Bid is sealed until all are in, then the winner is marked', async ({ page }) => {
      await learnTo(page, 2);
      await unfold(page, bids(page));
      await expect(bids(page).locator('[data-bid="sealed"]')).toContainText('Isaure');
      await expect(bids(page).locator('[data-bid="waiting"][data-own="true"]')).toHaveCount(1);
      await coach(page).getByRole('button', { name: 'Do it for me' }).click();
      await expect(bids(page)).toHaveAttribute('data-bids', 'open');
      await unfold(page, bids(page));
      await expect(bids(page).locator('[data-wins="true"]')).toHaveText(/7.*wins/s);
      await expect(bids(page).locator('[data-bid="open"]', { hasText: 'Isaure' })).toContainText('3');
    });

    test('a Clash shows every line of its totals, who leads, and a Tie', async ({ page }) => {
      await learnTo(page, 8);
      await unfold(page, clash(page));
      const own = clash(page).locator('[data-own="true"]');
      await expect(own).toHaveAttribute('data-status', 'won');
      await expect(own).toContainText(/10.*\+2.*\+1.*13/s);
      await expect(own).toContainText('Kingdom Cards');
      await expect(clash(page).locator('[data-own="false"]')).toContainText('9');
      await expect(clash(page).locator('[aria-current="step"]')).toHaveText('Result');
      await coach(page).getByRole('button', { name: 'Do it for me' }).click();
      await coach(page).getByRole('button', { name: 'Do it for me' }).click();
      await expect(coach(page)).toHaveAttribute('data-coach', '10');
      await unfold(page, clash(page));
      await expect(clash(page)).toContainText('A Tie: play a card, or stand at 0.');
      await expect(clash(page).locator('li[data-status="leads"]')).toHaveCount(2);
    });
  });
}
