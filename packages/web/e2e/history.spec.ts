/** Your history on this device, and the daily deal. */
import { soundDayAndNight } from './axe.ts';
import { decisions, dock, ending, expect, playSome, startGame, test, timeline, turnOrEnd } from './table.ts';

test('finished games against bots count, what might have been does not', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('No finished game against bots on this device yet.')).toBeVisible();
  for (const seed of ['one', 'two']) {
    await startGame(page, { seats: 2, mode: 'Basic', seed });
    await playSome(page, 300);
    await expect(ending(page)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await timeline(page).fill(String((await decisions(page)) - 2));
  await dock(page).getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('header').getByText('What if', { exact: true })).toBeVisible();
  await playSome(page, 300);
  await expect(ending(page)).toBeVisible();
  await page.goto('/history');
  await expect(page.getByText('2 games', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: /^Epix/ });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('cell').nth(0)).toHaveText('2');
  await expect(row.getByRole('cell').nth(1)).toHaveText('Page');
  await expect(row.getByRole('cell').nth(2)).toHaveText('2');
  await expect(page.getByRole('listitem').filter({ hasText: 'Won every title' })).toBeVisible();
  await soundDayAndNight(page, 'the history');
  await page
    .getByRole('link', { name: /^Epix (Won|Lost)/ })
    .first()
    .click();
  await expect(ending(page)).toBeVisible();
});

test('the daily deal is the same twice; the first try counts and can be shared', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00Z'));
  const deal = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Epix' }) });
  const dealt = async () => {
    await expect(dock(page)).toBeVisible();
    await turnOrEnd(page);
    return page.getByRole('tabpanel', { name: 'Log' }).locator('p').allTextContents();
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'Daily deal' }).click();
  await soundDayAndNight(page, 'the daily deal');
  await expect(page.getByText('Playing fair is up to you.')).toBeVisible();
  await deal.getByRole('button', { name: 'Play the deal of Epix' }).click();
  const first = await dealt();
  const table = page.url();
  await page.goto('/daily');
  await deal.getByRole('link', { name: 'Play on: Epix' }).click();
  await expect(page).toHaveURL(table);
  await turnOrEnd(page);
  await playSome(page, 300);
  await expect(ending(page)).toBeVisible();
  await page.goto('/daily');
  await expect(deal).toContainText(/Place \d of 3/);
  await deal.getByRole('button', { name: 'Share' }).click();
  await expect(deal.getByRole('textbox')).toHaveValue(
    /^Interregnum, Epix, daily deal 2026-11-16: place \d of 3, \d+ : \d+ : \d+$/,
  );
  await deal.getByRole('button', { name: 'Once more, without counting: Epix' }).click();
  expect(await dealt()).toEqual(first);
  await expect(page).not.toHaveURL(table);
  await page.clock.setFixedTime(new Date('2026-11-17T00:00:01Z'));
  await page.goto('/daily');
  await expect(deal.getByRole('button', { name: 'Play the deal of Epix' })).toBeVisible();
});
