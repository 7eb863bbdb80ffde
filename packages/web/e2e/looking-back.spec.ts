/** A game that is over, seen again: by any of its players, and with everything open. */
import type { Page } from '@playwright/test';
import { gameFor, putOnTheTable } from './scenes.ts';
import { decisions, dock, ending, expect, playSome, startGame, test, timeline, turnOrEnd } from './table.ts';

const eyes = (page: Page) => page.getByRole('combobox', { name: 'Seen by' });

test('nobody looks with other eyes while the game goes on', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'eyes' });
  await turnOrEnd(page);
  await expect(eyes(page)).toHaveCount(0);
  await playSome(page, 300);
  await expect(ending(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(eyes(page)).toBeVisible();
});

test('Hidden Leaders is shown as others saw it, and with everything open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Hidden Leaders/ }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('summary').click();
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Page' });
  await page.getByLabel('Seed').fill('eyes');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
  await playSome(page, 300, 5);
  await expect(ending(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const last = await decisions(page);
  await timeline(page).fill('4');
  await expect(dock(page).getByRole('heading')).toContainText(`decision 4 of ${last}`);
  const backs = page.getByRole('button', { name: /^Hidden Hero 1 of Berengar$/ });
  await expect(backs).toHaveCount(1);
  await eyes(page).selectOption({ label: 'Berengar' });
  await expect(dock(page).getByRole('heading')).toContainText(`decision 4 of ${last}`);
  await expect(backs).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hidden Hero 1 of Regent$/ })).toHaveCount(1);
  await eyes(page).selectOption({ label: 'Everything open' });
  await expect(page.getByRole('button', { name: /^Hidden Hero 1 of (Regent|Berengar)$/ })).toHaveCount(0);
  const hands = page.getByRole('region', { name: 'Leaders and hands of all' });
  await expect(hands.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(ending(page)).toHaveCount(0);
  await expect(dock(page).getByRole('button', { name: 'How it ended' })).toBeVisible();
});

/** Words of the map that are large enough to be read and left out all the same. */
const leftOutForNothing = (page: Page): Promise<string[]> =>
  page.locator('[data-map] text[data-too-small]').evaluateAll((all, smallest) => {
    const size = (text: Element) => {
      const { a, b } = (text as SVGTextElement).getScreenCTM()!;
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    };
    return all.filter(text => size(text) >= smallest).map(text => text.textContent);
  }, 10);

test('the strength of Armies that appear with a jump into the past can be read', async ({ page }) => {
  await putOnTheTable(page, await gameFor({ title: 'yield', seats: 5 }));
  await page.keyboard.press('Escape');
  const numbers = page.locator('[data-map] text:not([data-too-small])');
  for (const share of [0.5, 0.25]) {
    await timeline(page).fill(String(Math.floor((await decisions(page)) * share)));
    await expect(dock(page).getByRole('heading').first()).toContainText('Looking back');
    await expect.poll(() => leftOutForNothing(page)).toEqual([]);
    expect(await numbers.count()).toBeGreaterThan(20);
  }
});
