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

/** How many cards each player holds, all seen at once. */
const hands = (page: Page): Promise<number[]> =>
  places(page).evaluateAll(all => all.map(place => place.querySelectorAll('li').length));

async function playToTheEnd(page: Page, by: 'mouse' | 'finger'): Promise<void> {
  await expect(places(page)).toHaveCount(2);
  expect(await hands(page)).toEqual([13, 13]);
  await playByPointer(page, { offers: ANSWER, with: by, roll: dice(7), enough: 10 });
  await expect.poll(async () => (await hands(page))[0]).toBeLessThan(13);
  const [own, other] = await hands(page);
  expect(own).toBe(other);
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

test('the app of the public shelf loads nothing of it', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await page.goto(`http://localhost:${process.env.E2E_PORT}/`);
  await expect(page.getByRole('link', { name: /Epix/ }).first()).toBeVisible();
  await expect(page.getByText('Goofspiel')).toHaveCount(0);
  const scripts = await Promise.all(texts);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(script => /goofspiel/i.test(script))).toEqual([]);
});
