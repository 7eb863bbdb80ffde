/** A finished game judged by bots, and what might have been. */
import type { Page } from '@playwright/test';
import { soundDayAndNight } from './axe.ts';
import { ANSWER, playByPointer } from './pointing.ts';
import { decisions, dice, dock, ending, expect, playSome, startGame, test, timeline, turnOrEnd } from './table.ts';

const analysis = (page: Page) => page.getByRole('dialog', { name: 'Analysis' });
const mark = (page: Page) => page.locator('header').getByText('What if', { exact: true });

test.describe('a short game', () => {
  /** The server with the examples on its shelf. */
  test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT) + 1}` });

  test('is judged to the end, told in words, and kept', async ({ page }) => {
    await page.goto('/new/goofspiel');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByText('Options: opponents').click();
    await page.getByLabel('Who plays seat 2').selectOption({ label: 'Page' });
    await page.getByLabel('Seed').fill('judged');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(dock(page)).toBeVisible();
    await playByPointer(page, { offers: ANSWER, with: 'mouse', roll: dice(7) });
    await ending(page).getByRole('button', { name: 'Analyse' }).click();
    await expect(analysis(page).getByRole('heading', { name: 'What turned the game' })).toBeVisible({
      timeout: 120_000,
    });
    await expect(analysis(page).getByText('Chance to win, in percent')).toBeVisible();
    await expect(analysis(page)).toContainText(/would have decided the same in \d+ of \d+ choices/);
    await soundDayAndNight(page, 'the analysis');
    const found = await analysis(page).locator('section').allTextContents();
    await page.keyboard.press('Escape');
    await page.reload();
    await ending(page).getByRole('button', { name: 'Analyse' }).click();
    await expect(analysis(page).getByRole('heading', { name: 'What turned the game' })).toBeVisible();
    expect(await analysis(page).locator('section').allTextContents()).toEqual(found);
    await analysis(page).getByRole('button', { name: 'Look' }).last().click();
    await expect(dock(page).getByRole('heading').first()).toContainText('Looking back');
  });
});

test('the analysis can be given up, and begun again', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'given up' });
  await playSome(page, 300);
  await ending(page).getByRole('button', { name: 'Analyse' }).click();
  await expect(analysis(page).getByRole('progressbar')).toBeVisible();
  await analysis(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(analysis(page)).toHaveCount(0);
  await dock(page).getByRole('button', { name: 'Analyse' }).click();
  await expect(analysis(page).getByRole('progressbar')).toBeVisible();
});

test('from the middle of a finished game one plays on, and the game itself stays as it was', async ({ page }) => {
  await startGame(page, { seats: 3, mode: 'Basic', seed: 'what if' });
  const first = page.url();
  await playSome(page, 300);
  await expect(ending(page)).toBeVisible();
  const last = await decisions(page);
  const middle = Math.floor(last / 2);
  await page.keyboard.press('Escape');
  await timeline(page).fill(String(middle));
  await dock(page).getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(mark(page)).toBeVisible();
  await turnOrEnd(page);
  expect(await decisions(page)).toBeGreaterThanOrEqual(middle);
  await playSome(page, 300);
  await expect(ending(page)).toContainText('counts nowhere');
  await expect(ending(page).getByRole('button', { name: 'Save the record' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('What if:').first()).toBeVisible();
  await page.goto(first);
  await expect(ending(page)).toBeVisible();
  expect(await decisions(page)).toBe(last);
});

test('against bots one tries something else while the game goes on', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'on the way' });
  const first = page.url();
  await playSome(page, 5);
  await turnOrEnd(page);
  const before = await decisions(page);
  await timeline(page).fill('1');
  await dock(page).getByRole('button', { name: 'Play on from here' }).click();
  await expect(mark(page)).toBeVisible();
  await turnOrEnd(page);
  await page.goto(first);
  await turnOrEnd(page);
  expect(await decisions(page)).toBe(before);
  await expect(mark(page)).toHaveCount(0);
});
