/** When the game is over: was chance fair, how did it look to the others, and once more. */
import { expect, expectNoComplaints, gather, openMenu, playToTheEnd, test } from './online-table.ts';

test('a finished game is verified, seen with all eyes, kept, and played again', async ({ browser, house }) => {
  test.setTimeout(180_000);
  const plan = { title: 'Hidden Leaders', seats: 2, option: 'Beginner', bots: { count: 1, level: 'Page' } } as const;
  const [ada] = await gather(browser, house, ['Ada'], plan);
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
  await ending.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByLabel('Seen by').selectOption({ label: 'Everything open' });
  await expect(page.getByLabel('Seen by')).toHaveValue('all');
  await page.getByRole('slider', { name: 'Timeline' }).fill('3');
  await expect(page.getByText(/^Looking back: decision 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).first().click();
  await page.getByRole('button', { name: 'How it ended' }).click();
  const before = page.url();
  await ending.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  expectNoComplaints([ada!]);
});
