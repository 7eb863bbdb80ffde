/** The home page with many games: what goes on first, Play in sight, what is over below. */
import type { Page } from '@playwright/test';
import { ending, expect, playSome, startGame, test, turnOrEnd } from './table.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1100, height: 640 },
  { width: 960, height: 600 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

const top = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('heading', { name, exact: true }).boundingBox())!.y;

test('running games say where they stand, Play is in sight, finished games stand apart', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'over' });
  await playSome(page, 300);
  await expect(ending(page)).toBeVisible();
  for (const seed of ['one', 'two', 'three']) {
    await startGame(page, { seats: 2, mode: 'Basic', seed });
    await playSome(page, 1);
    await turnOrEnd(page);
  }
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Continue' });
  await expect(running.getByRole('listitem')).toHaveCount(3);
  await expect(running.getByText(/^(Draft|Spring), your turn/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Finished games' }).getByRole('listitem')).toHaveCount(1);
  expect(await top(page, 'Continue')).toBeLessThan(await top(page, 'Epix'));
  expect(await top(page, 'Finished games')).toBeGreaterThan(await top(page, 'Epix'));
  for (const [language, word] of [
    ['en', 'Play'],
    ['de', 'Spielen'],
  ] as const) {
    await page.evaluate(kept => localStorage.setItem('interregnum.settings', kept), JSON.stringify({ language }));
    await page.reload();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByText(word, { exact: true }).first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), language).toBe(0);
    }
  }
});

test('where a game stands is said in the language that is spoken now, also of games that were left long ago', async ({
  page,
}) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'one' });
  await playSome(page, 1);
  await turnOrEnd(page);
  const speak = async (language: string) => {
    const settings = JSON.stringify({ pace: 'instant', language, sound: 'off' });
    await page.evaluate(kept => localStorage.setItem('interregnum.settings', kept), settings);
    await page.goto('/');
  };
  await speak('en');
  await expect(page.getByText(/^(Draft|Spring), your turn/)).toBeVisible();
  await speak('de');
  await expect(page.getByText(/^(Vorbereitung|Frühling), du bist/)).toBeVisible();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find(each => each.startsWith('interregnum.where.'))!;
    localStorage.setItem(key, JSON.stringify({ part: 'Spring', turn: '' }));
  });
  await page.reload();
  await expect(page.getByText(/^Spring, du bist/)).toBeVisible();
});

test('however long the words about a title are, all Play buttons stand in one line', async ({ page }) => {
  await page.goto('/');
  const buttons = page.getByText('Play', { exact: true });
  await expect(buttons).toHaveCount(5);
  const tops = await buttons.evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

for (const language of ['en', 'de']) {
  test(`on a phone everything of the menu is in sight: ${language}`, async ({ page }) => {
    await page.addInitScript(kept => localStorage.setItem('interregnum.settings', kept), JSON.stringify({ language }));
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const entries = page.getByRole('navigation').locator('a, button');
      await expect(entries).toHaveCount(6);
      for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
      expect(await page.getByRole('navigation').evaluate(menu => menu.scrollWidth - menu.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });
}
