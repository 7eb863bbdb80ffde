/** When the game is over: was chance fair, how did it look to the others, and once more. */
import type { Page } from '@playwright/test';
import { expect, expectNoComplaints, gather, openMenu, playToTheEnd, test } from './online-table.ts';

/** In the past, with the own eyes, with those of the other seat, and with everything open. */
async function lookWithAllEyes(page: Page): Promise<void> {
  const eyes = page.getByLabel('Seen by');
  const [own, other] = await eyes.locator('option').allInnerTexts();
  const back = (name: string) => page.getByRole('button', { name: `Hidden Hero 1 of ${name}`, exact: true });
  const looking = page.getByText(/^Looking back: decision 4/);
  await page.getByRole('slider', { name: 'Timeline' }).fill('4');
  await expect(looking).toBeVisible();
  await expect(back(other!)).toHaveCount(1);
  await eyes.selectOption({ label: other! });
  await expect(eyes).toHaveValue('1', { timeout: 30_000 }); // the whole game is fetched and played again first
  await expect(back(own!)).toHaveCount(1);
  await expect(back(other!)).toHaveCount(0);
  await eyes.selectOption({ label: 'Everything open' });
  await expect(back(own!).or(back(other!))).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Leaders and hands of all' }).getByRole('article')).toHaveCount(2);
  await expect(looking).toBeVisible();
}

test('a finished game is verified, seen with all eyes, kept, and played again', async ({ browser, server }) => {
  test.setTimeout(600_000);
  const plan = { title: 'Hidden Leaders', seats: 2, option: 'Beginner', bots: { count: 1, level: 'Page' } } as const;
  const [ada] = await gather(browser, server, ['Ada'], plan);
  const { page } = ada!;
  await openMenu(ada!);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(/^Fixed before/)).toContainText(/[0-9a-f]{64}/);
  await expect(menu.getByRole('button', { name: 'Save the record' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await playToTheEnd([ada!]);
  const ending = page.getByRole('dialog', { name: 'The game is over' });
  await ending.getByRole('button', { name: 'Check the chance' }).click();
  await expect(ending.getByText('Chance was fair.')).toBeVisible();
  const download = page.waitForEvent('download');
  await ending.getByRole('button', { name: 'Save the record' }).click();
  expect((await download).suggestedFilename()).toContain('hidden-leaders');
  await ending.getByRole('button', { name: 'Close' }).click();
  await lookWithAllEyes(page);
  await page.getByRole('button', { name: 'Back to now' }).first().click();
  await page.getByRole('button', { name: 'How it ended' }).click();
  const before = page.url();
  await ending.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  expectNoComplaints([ada!]);
});
