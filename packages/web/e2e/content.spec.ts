/** Content files in the app: opened at the setup page, seen on the table, carried by the record. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { dock, ending, expect, playSome, test } from './table.ts';

const example = (game: string): string =>
  fileURLToPath(new URL(`../../../examples/content/${game}.yaml`, import.meta.url));

async function setUp(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByText(/^Options:/).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
}

async function play(page: Page): Promise<void> {
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Page' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
}

test('Epix with a content file: its map and names, and a record that holds', async ({ page }) => {
  await setUp(page, 'epix');
  await page.locator('input[type="file"]').setInputFiles(example('epix'));
  await expect(page.getByText('With the cards and maps of “My box, northern map”.')).toBeVisible();
  await page.getByRole('radio', { name: 'Basic' }).check();
  await page.getByLabel('Seed').fill('content');
  await play(page);
  await expect(page.getByText('Northgate').first()).toBeVisible();
  await expect(page.getByText('Hawk Pass').first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('epix.png') });
  await playSome(page, 300);
  await expect(ending(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const path = test.info().outputPath('game.jsonl');
  await (await download).saveAs(path);
  expect(JSON.parse((await readFile(path, 'utf8')).split('\n')[0]!).content.name).toBe('My box, northern map');
  await page.goto('/');
  await page.getByRole('button', { name: 'Records' }).click();
  await page.locator('input[type="file"]').setInputFiles(path);
  const dialog = page.getByRole('dialog', { name: 'Records' });
  await expect(dialog.getByRole('status')).toContainText('This record is sound.');
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(ending(page)).toBeVisible();
});

for (const [game, seen] of [
  ['hidden-leaders', 'Tide Folk'],
  ['yield', 'Crownhill'],
  ['old-kings-crown', 'The Old Shrine'],
  ['runewars', '4B: 1 ore.'],
] as const) {
  test(`${game} with a content file says what the file says`, async ({ page }) => {
    await setUp(page, game);
    await page.locator('input[type="file"]').setInputFiles(example(game));
    await expect(page.getByText(/With the cards and maps of/)).toBeVisible();
    await play(page);
    await expect(page.getByText(seen).or(page.getByLabel(seen)).first()).toBeAttached();
    await page.screenshot({ path: test.info().outputPath(`${game}.png`) });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByText(/Played with the cards and maps of “My box/)).toBeVisible();
  });
}

test('a wrong file is refused with its line, and the table is set up without it', async ({ page }) => {
  await setUp(page, 'yield');
  await page.getByRole('button', { name: 'Paste one' }).click();
  const text = page.getByLabel('A content file as text');
  await text.fill('content: yield\nname: Wrong\ndeck:\n  G9: 3\n');
  await page.getByRole('button', { name: 'Check and take it' }).click();
  await expect(page.getByRole('alert')).toContainText("line 4, deck.G9: unknown 'G9'");
  await page.screenshot({ path: test.info().outputPath('wrong.png') });
  await expect(page.getByText(/With the cards and maps of/)).toBeHidden();
  await text.fill('content: yield\nname: Right\ndeck:\n  G3: 7\n');
  await page.getByRole('button', { name: 'Check and take it' }).click();
  await expect(page.getByText('With the cards and maps of “Right”.')).toBeVisible();
  await page.getByRole('button', { name: 'Without it' }).click();
  await expect(page.getByText(/With the cards and maps of/)).toBeHidden();
});
