/** Runewars once it is over, and between two turns: recap, ending, looking back, analysis, history. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameFor, putOnTheTable } from './scenes.ts';
import { decisions, dock, ending, expect, playSome, takeFromList, test, timeline, turnOrEnd } from './table.ts';

interface Realm {
  year: number;
  season: number;
}
const WINTER = 3;

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const analysis = (page: Page) => page.getByRole('dialog', { name: 'Analysis' });
const lands = (page: Page) => page.locator('[data-runewars-board] [data-area]');
const secondYear = () =>
  gameFor<Realm>({ title: 'runewars', seats: 2, shows: ({ id, state }) => id === 'RNW-D07' && state.year >= 2 });
const lastWinter = () =>
  gameFor<Realm>({
    title: 'runewars',
    seats: 2,
    shows: ({ id, state }) => id === 'RNW-D07' && state.year === 7 && state.season === WINTER,
  });

test('the recap tells what was done since the last decision, and marks the lands', async ({ page }) => {
  await putOnTheTable(page, await secondYear());
  const before = await decisions(page);
  await takeFromList(page, () => 0);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await turnOrEnd(page);
  await page.keyboard.press('b');
  const recap = page.getByRole('dialog', { name: 'Since your last decision' });
  await expect(recap.locator('ol > li').first()).toBeVisible();
  await expect(recap).toContainText('Regent');
  await expect(recap).toContainText('marked on the board');
  const told = await recap
    .locator('[data-term^="area."]')
    .evaluateAll(words => words.map(word => (word as HTMLElement).dataset.term!));
  await recap.getByRole('button', { name: 'Play on' }).click();
  const marked = page.locator('[data-runewars-board] [data-area][data-changed]');
  const spots = await marked.evaluateAll(lands => lands.map(land => (land as unknown as HTMLElement).dataset.spot!));
  expect([...spots].sort()).toEqual([...new Set(told)].sort());
  await takeFromList(page, () => 0);
  await expect(marked).toHaveCount(0);
});

test('whoever chooses an Order sees what the others used last year', async ({ page }) => {
  await putOnTheTable(page, await secondYear());
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const others = dock(page).getByRole('listitem').filter({ hasText: 'Berengar:' });
    await expect(others.locator('b')).toHaveText(/^\d( \d){3}$/);
    await expect(others).toBeInViewport();
  }
});

test('a land that the log names flashes on the map', async ({ page }) => {
  await putOnTheTable(page, await secondYear());
  const word = page.getByRole('tabpanel').locator('[data-term^="area."]').last();
  const land = page.locator(`[data-runewars-board] [data-spot="${await word.getAttribute('data-term')}"]`);
  await expect(land).not.toHaveAttribute('data-flash');
  await word.click();
  await expect(land).toHaveAttribute('data-flash', '');
});

test('a finished war counts in the history, and is seen again with other eyes', async ({ page }) => {
  await putOnTheTable(page, await lastWinter());
  await playSome(page, Number.MAX_SAFE_INTEGER);
  await expect(ending(page)).toBeVisible();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const next of ['Rematch', 'Analyse'])
      await expect(ending(page).getByRole('button', { name: next })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(SCREENS[0]);
  const table = page.url();
  const last = await decisions(page);

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

test('a short war is judged to its end, and every choice of the player with it', async ({ page }) => {
  const short = new URL('../../games/runewars/records/elimination-2-built.record', import.meta.url);
  await putOnTheTable(page, readFileSync(short, 'utf8'));
  await ending(page).getByRole('button', { name: 'Analyse' }).click();
  await expect(analysis(page).getByRole('heading', { name: 'What turned the game' })).toBeVisible({ timeout: 240_000 });
  await expect(analysis(page).getByText('Chance to win, in percent')).toBeVisible();
  const agreed = /would have decided the same in (\d+) of (\d+) choices/;
  await expect(analysis(page)).toContainText(agreed);
  const [, same, all] = agreed.exec((await analysis(page).textContent())!)!;
  expect(Number(all)).toBeGreaterThan(20);
  expect(Number(same)).toBeLessThanOrEqual(Number(all));
});
