/** axe on what every title has: setup, the game in one page, lesson, a record that is checked, the end, its analysis. */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sound as soundByDay, soundDayAndNight } from './axe.ts';
import { gameFor } from './scenes.ts';
import { ending, expect, test } from './table.ts';

const TITLES = ['epix', 'hidden-leaders', 'old-kings-crown', 'runewars', 'yield'] as const;

type Sound = (page: Page, screen: string) => Promise<void>;

async function beforeTheGame(page: Page, title: string, sound: Sound): Promise<void> {
  await page.goto(`/new/${title}`);
  const inOnePage = page.getByRole('button', { name: 'The game in one page' });
  await inOnePage.waitFor();
  await sound(page, 'setup');
  await inOnePage.click();
  await expect(page.locator('[data-sheet]').getByRole('heading', { name: 'Signs' })).toBeVisible();
  await sound(page, 'the game in one page');
  await page.goto(`/learn/${title}`);
  await expect(page.locator('[data-coach="0"]')).toBeVisible();
  await sound(page, 'lesson');
}

async function afterTheGame(page: Page, title: string, sound: Sound): Promise<void> {
  const file = test.info().outputPath('game.jsonl');
  writeFileSync(file, await gameFor({ title, seats: 2 }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Records' }).click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText('This record is sound.').waitFor();
  await sound(page, 'a checked record');
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await ending(page).getByRole('img').first().waitFor();
  await sound(page, 'end');
  await ending(page).getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('dialog', { name: 'Analysis' }).getByRole('progressbar').waitFor();
  await sound(page, 'analysis');
}

function everyTitle(sound: Sound): void {
  for (const title of TITLES) {
    test(title, async ({ page }) => {
      await beforeTheGame(page, title, sound);
      await afterTheGame(page, title, sound);
    });
  }
}

test.describe('by day and by night', () => everyTitle(soundDayAndNight));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  everyTitle(soundByDay);
});
