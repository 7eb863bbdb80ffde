/** A title that brings nothing for the browser is played at the kit's own table, from the shelf to the end. */
import type { Page } from '@playwright/test';
import { ANSWER, playByPointer } from './pointing.ts';
import { dice, dock, ending, expect, test } from './table.ts';

/** The server with the examples on its shelf. */
test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT) + 1}` });

async function startGoofspiel(page: Page, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /Goofspiel/ }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByText('Options: opponents').click();
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Page' });
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
}

const places = (page: Page) => page.locator('[data-plain-board] section');

/** The cards that a player holds, the own place first. */
const hand = (page: Page, place: number) =>
  places(page)
    .nth(place)
    .locator('div', { has: page.getByText('Hand') })
    .getByRole('listitem');

async function playToTheEnd(page: Page, by: 'mouse' | 'finger'): Promise<void> {
  await expect(places(page)).toHaveCount(2);
  for (const place of [0, 1]) await expect(hand(page, place)).toHaveCount(13);
  await playByPointer(page, { offers: ANSWER, with: by, roll: dice(7), enough: 10 });
  for (const place of [0, 1]) await expect(hand(page, place)).toHaveCount(8);
  await playByPointer(page, { offers: ANSWER, with: by, roll: dice(8) });
  await expect(ending(page).locator('ol').first().locator('li')).toHaveCount(2);
  await expect(ending(page)).toContainText('the most points');
}

test('a game by mouse', async ({ page }) => {
  await startGoofspiel(page, 'mouse');
  await playToTheEnd(page, 'mouse');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game by touch', async ({ page }) => {
    await startGoofspiel(page, 'touch');
    await playToTheEnd(page, 'finger');
  });
});
