/** The end of a game: it says who won and why, at once and without scrolling, on every kind of screen. */
import type { Locator, Page } from '@playwright/test';
import { playAlong } from './play-along.ts';
import { dock, ending, expect, startGame, test } from './table.ts';
import { startYield } from './yield.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

async function startLeaders(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /Hidden Leaders/ }).click();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page.locator('summary').click();
  for (let seat = 2; seat <= 6; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'Page' });
  }
  await page.getByLabel('Seed').fill('ending');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
}

const goal = (page: Page) => page.locator('[data-spot="objective"]');

const expectWhole = (what: Locator) => expect(what).toBeInViewport({ ratio: 1 });

async function expectEnding(page: Page, axis: string): Promise<void> {
  await expect(ending(page).getByText(axis, { exact: true })).toBeVisible();
  await expect(ending(page).getByText('Decisions of all players')).toBeVisible();
  await expect(goal(page)).toHaveCount(0); // what would win has been said by then
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expectWhole(ending(page).getByRole('heading', { name: /^(You|\w+|Nobody) won/ }));
    await expectWhole(ending(page).getByRole('button', { name: 'Rematch' }));
    await expectWhole(ending(page).getByRole('button', { name: 'Analyse' }));
    await expectWhole(ending(page).getByRole('button', { name: 'Watch again' }));
  }
}

test('Epix', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'ending' });
  await page.evaluate(playAlong, { seed: 3 });
  await expectEnding(page, 'Areas occupied');
  await ending(page).getByRole('button', { name: 'Watch again' }).click();
  await expect(dock(page).getByRole('heading')).toContainText('decision 0 of');
  await expect(goal(page)).toBeVisible();
});

test('Yield', async ({ page }) => {
  await startYield(page, { seats: 2, seed: 'ending' });
  await page.evaluate(playAlong, { seed: 3 });
  await expectEnding(page, 'Victory points');
});

test('Hidden Leaders: the Leaders are seen before the result, at every pace', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { keepsFinale: true }));
  await startLeaders(page);
  const leaders = page.getByRole('region', { name: 'The Leaders are revealed' });
  await Promise.all([leaders.waitFor(), page.evaluate(playAlong, { seed: 3 })]);
  await expect(ending(page)).toHaveCount(0);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const leader of await leaders.getByRole('listitem').all()) await expectWhole(leader);
    await expectWhole(page.getByRole('button', { name: 'How it came to that' }));
  }
  await page.getByRole('button', { name: 'How it came to that' }).click();
  await expectEnding(page, 'Space of the power track');
  await expect(leaders).toHaveCount(0);
});
