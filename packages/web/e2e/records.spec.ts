/** Records: out of the browser, checked, and back in. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { decisions, dock, ending, expect, playSome, startGame, test, turnOrEnd } from './table.ts';

async function saved(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const path = test.info().outputPath(name);
  await (await download).saveAs(path);
  return path;
}

async function checked(page: Page, path: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Records' }).click();
  await page.locator('input[type="file"]').setInputFiles(path);
  return page.getByRole('dialog', { name: 'Records' }).getByRole('status');
}

test('a finished game is exported, verified, imported and looked at again', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'record' });
  await playSome(page, 300);
  await expect(ending(page)).toBeVisible();
  const path = await saved(page, 'game.jsonl');
  const verdict = await checked(page, path);
  await expect(verdict).toContainText('This record is sound.');
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(ending(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const answers = (await readFile(path, 'utf8')).trim().split('\n').length - 2;
  expect(await decisions(page)).toBe(answers);
});

test('a record that was tampered with does not hold', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'tamper' });
  await playSome(page, 300);
  const path = await saved(page, 'game.jsonl');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"Regent"', '"Usurper"'));
  const verdict = await checked(page, path);
  await expect(verdict).toContainText('This record does not hold.');
  await expect(page.getByRole('button', { name: 'Put it on the table' })).toHaveCount(0);
});

test('a record without names gets the usual ones, and leaves as it came', async ({ page }) => {
  const source = fileURLToPath(new URL('../../games/epix/records/castle-3-basic.record', import.meta.url));
  await expect(await checked(page, source)).toContainText('This record is sound.');
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(ending(page)).toBeVisible();
  await expect(ending(page)).toContainText('Berengar');
  const path = await saved(page, 'nameless.jsonl');
  expect(await readFile(path, 'utf8')).toBe(await readFile(source, 'utf8'));
});

test('an unfinished game moves to another device and is played on', async ({ page, browser }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'move house' });
  await playSome(page, 4);
  await turnOrEnd(page);
  const before = await decisions(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const path = await saved(page, 'half.jsonl');
  const elsewhere = await (await browser.newContext()).newPage();
  await expect(await checked(elsewhere, path)).toContainText('left unfinished');
  await expect(elsewhere.getByLabel('Who plays seat 1')).toHaveValue('person');
  await expect(elsewhere.getByLabel('Who plays seat 2')).toHaveValue('greedy');
  await elsewhere.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(dock(elsewhere)).toBeVisible();
  expect(await decisions(elsewhere)).toBe(before);
  await playSome(elsewhere, 1);
  expect(await decisions(elsewhere)).toBeGreaterThan(before);
});

test('whoever plays on in an unfinished game is asked for', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'change places' });
  await playSome(page, 2);
  await page.getByRole('button', { name: 'Menu' }).click();
  const path = await saved(page, 'half.jsonl');
  await page.setViewportSize({ width: 720, height: 450 });
  await checked(page, path);
  await expect(page.getByRole('button', { name: 'Put it on the table' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Who plays seat 1').selectOption({ label: 'Page' });
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'A person here' });
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(dock(page)).toBeVisible();
  await expect(page.locator('[data-own="true"]').getByRole('article', { name: 'Berengar' })).toBeVisible();
});
