/** Runewars once it is over, and between two turns: recap, ending, looking back, analysis, history. */
import type { Page } from '@playwright/test';
import { gameFor, putOnTheTable } from './scenes.ts';
import { decisions, dock, ending, expect, playSome, takeFromList, test, timeline, turnOrEnd } from './table.ts';

interface Realm {
  year: number;
  season: number;
}
const WINTER = 3;

const analysis = (page: Page) => page.getByRole('dialog', { name: 'Analysis' });
const lands = (page: Page) => page.locator('[data-runewars-board] [data-area]');
const lastWinter = () =>
  gameFor<Realm>({
    title: 'runewars',
    seats: 2,
    shows: ({ id, state }) => id === 'RNW-D07' && state.year === 7 && state.season === WINTER,
  });

test('the recap tells what was done since the last decision, and marks the lands', async ({ page }) => {
  await putOnTheTable(
    page,
    await gameFor<Realm>({
      title: 'runewars',
      seats: 2,
      shows: ({ id, state }) => id === 'RNW-D07' && state.year >= 2,
    }),
  );
  const before = await decisions(page);
  await takeFromList(page, () => 0);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await turnOrEnd(page);
  await page.keyboard.press('b');
  const recap = page.getByRole('dialog', { name: 'Since your last decision' });
  await expect(recap.locator('ol > li').first()).toBeVisible();
  await expect(recap).toContainText('Regent');
  await recap.getByRole('button', { name: 'Play on' }).click();
  await expect(dock(page)).toBeVisible();
});

test('a finished war counts in the history, is seen again with other eyes, and judged', async ({ page }) => {
  await putOnTheTable(page, await lastWinter());
  await playSome(page, Number.MAX_SAFE_INTEGER);
  await expect(ending(page)).toBeVisible();
  const table = page.url();
  const last = await decisions(page);

  await ending(page).getByRole('button', { name: 'Analyse' }).click();
  await expect(analysis(page).getByRole('progressbar')).toBeVisible();
  await analysis(page).getByRole('button', { name: 'Cancel' }).click();

  await page.keyboard.press('Escape');
  const half = Math.floor(last / 2);
  await timeline(page).fill(String(half));
  await expect(dock(page).getByRole('heading').first()).toContainText(`decision ${half} of ${last}`);
  await expect(lands(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'Berengar' });
  await expect(dock(page).getByRole('heading').first()).toContainText(`decision ${half} of ${last}`);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'Everything open' });
  await expect(page.locator('[data-map] [data-sight="hidden"]')).toHaveCount(0);

  await page.goto('/history');
  await expect(page.getByRole('row', { name: /^Runewars/ })).toHaveCount(1);
  await page
    .getByRole('link', { name: /^Runewars (Won|Lost)/ })
    .first()
    .click();
  await expect(page).toHaveURL(table);
  await expect(ending(page)).toBeVisible();
});
