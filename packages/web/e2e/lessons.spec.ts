/** Every lesson is taken from its first word to its last, with a mouse and with a finger, by pressing what glows. */
import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

const TITLES = ['epix', 'hidden-leaders', 'old-kings-crown', 'runewars', 'yield'] as const;
const SCREENS = [
  { name: 'desktop', width: 1440, height: 900, touch: false },
  { name: 'phone', width: 390, height: 844, touch: true },
] as const;
/** Where pictures of every step are kept; empty: nowhere. */
const PICTURES = process.env.LESSON_PICTURES ?? '';

const coach = (page: Page) => page.locator('[data-coach]');

/** A point in the middle of what glows with this number that really hits it; `null` while there is none. */
function spotOf(number: string): [number, number] | null {
  for (const element of document.querySelectorAll(`[data-glowing="${number}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let i = 0; i < 81; i++) {
      const [dx, dy] = [((i * 5 + 4) % 9) + 1, ((Math.floor(i / 9) * 5 + 4) % 9) + 1];
      const point: [number, number] = [left + (width * dx) / 10, top + (height * dy) / 10];
      const hit = document.elementFromPoint(...point);
      if (hit && (element === hit || element.contains(hit))) return point;
    }
  }
  return null;
}

/** Whatever a press changes at once is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function pressGlowing(page: Page, number: string, touch: boolean): Promise<void> {
  const point = await page.waitForFunction(spotOf, number).then(handle => handle.jsonValue());
  if (touch) await page.touchscreen.tap(point![0], point![1]);
  else await page.mouse.click(point![0], point![1]);
  await drawn(page);
}

const glowing = (page: Page): Promise<string[]> =>
  page
    .locator('[data-glowing]')
    .evaluateAll(all => [...new Set(all.map(element => element.getAttribute('data-glowing')!))].sort());

/** How long a press may take to show, before it is pressed again: two taps at once would only move the map. */
const PATIENCE = 1500;

/** Presses what glows, in its order, until the coach goes on; some things are pressed more than once. */
async function pressThrough(page: Page, at: string, touch: boolean): Promise<void> {
  const waits = async () => (await coach(page).getAttribute('data-coach')) === at;
  for (let round = 0; round < 12 && (await waits()); round++) {
    const numbers = await glowing(page);
    for (const number of numbers) {
      if (!(await waits()) || !(await glowing(page)).includes(number)) break;
      await pressGlowing(page, number, touch);
    }
    if ((await glowing(page)).join() !== numbers.join()) continue;
    const changed = (before: string) => document.querySelector('[data-coach]')?.getAttribute('data-coach') !== before;
    await page.waitForFunction(changed, at, { timeout: PATIENCE }).catch(() => {});
  }
}

for (const { name, width, height, touch } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
    for (const id of TITLES) {
      test(`the lesson of ${id} is learnt by pressing what glows`, async ({ page }) => {
        await page.goto(`/new/${id}`);
        await page.getByRole('link', { name: 'Learn it first' }).click();
        await expect(coach(page)).toHaveAttribute('data-coach', '0');
        for (let step = 0; ; step++) {
          await expect(coach(page).or(page.locator('[data-coach="over"]')).first()).toBeVisible();
          const next = coach(page).getByRole('button', { name: 'Next' });
          const help = coach(page).getByRole('button', { name: 'Do it for me' });
          const play = coach(page).getByRole('button', { name: 'Play now' });
          await expect(next.or(help).or(play)).toBeVisible();
          if (PICTURES) await page.screenshot({ path: `${PICTURES}/${id}-${name}-${step}.png` });
          if (await play.isVisible()) break;
          const at = (await coach(page).getAttribute('data-coach'))!;
          if (await next.isVisible()) await next.click();
          else await pressThrough(page, at, touch);
          await expect(coach(page)).not.toHaveAttribute('data-coach', at);
        }
        await coach(page).getByRole('button', { name: 'Play now' }).click();
        await expect(page).toHaveURL(/\/table\//);
      });
    }
  });
}

test('another answer loses nothing, and a lesson goes on where it was left', async ({ page }) => {
  await page.goto('/learn/epix');
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: /^Pass/ }).click();
  await expect(coach(page)).toContainText('let the Gold flow first');
  await expect(coach(page)).toHaveAttribute('data-coach', '1');
  await page.reload();
  await expect(coach(page)).toHaveAttribute('data-coach', '1');
  await coach(page).getByRole('button', { name: 'Do it for me' }).click();
  await expect(coach(page)).toHaveAttribute('data-coach', '2');
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: 'Go on learning' }).click();
  await expect(coach(page)).toHaveAttribute('data-coach', '2');
});

for (const id of TITLES) {
  test(`${id} can be read in one page, before the game and at the table`, async ({ page }) => {
    await page.goto(`/new/${id}`);
    await page.getByRole('button', { name: 'The game in one page' }).click();
    const sheet = page.locator('[data-sheet]');
    await expect(sheet.getByRole('heading', { name: 'What wins' })).toBeVisible();
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${id}-summary.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('[data-spot="objective"]')).toContainText('You');
    await page.getByRole('button', { name: 'The game in one page' }).click();
    await expect(sheet.getByRole('heading', { name: 'Signs' })).toBeVisible();
    if (PICTURES) {
      await page.keyboard.press('Escape');
      await page.screenshot({ path: `${PICTURES}/${id}-table.png` });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: `${PICTURES}/${id}-table-phone.png` });
    }
  });
}
