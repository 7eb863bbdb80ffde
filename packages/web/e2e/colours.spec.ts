/** Everybody sees the seats in the colours they have chosen on their own device. */
import type { Page } from '@playwright/test';
import { sound } from './axe.ts';
import { dock, expect, test } from './table.ts';

/** The colour of a seat's panel, as the page has computed it. */
const colourOf = (page: Page, seat: number) =>
  page
    .locator(`[data-spot="seat.${seat}"] [class*="seat"]`)
    .first()
    .evaluate(panel => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--seat)';
      panel.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });

const colours = (page: Page) => Promise.all([1, 2, 3].map(seat => colourOf(page, seat)));
const swatch = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

for (const title of ['epix', 'yield']) {
  test(`colours of ${title} are chosen before the game and at the table, and kept`, async ({ page }) => {
    await page.goto(`/new/${title}`);
    await page.locator('summary').click();
    await swatch(page, 'Rose').check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(dock(page)).toBeVisible();
    const [own, second, third] = await colours(page);
    expect(new Set([own, second, third]).size).toBe(3);

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(swatch(page, 'Rose')).toBeChecked();
    await sound(page, 'the menu with colours');
    await page.getByRole('button', { name: 'Cosima' }).click();
    await swatch(page, 'Rose').check();
    await page.keyboard.press('Escape');
    await expect.poll(() => colours(page)).toEqual([third, second, own]);

    await page.reload();
    await expect(dock(page)).toBeVisible();
    await expect.poll(() => colours(page)).toEqual([third, second, own]);
  });
}

test('with Leaders the rules of Yield say who has which colour', async ({ page }) => {
  await page.goto('/new/yield');
  await page.locator('summary').click();
  await expect(swatch(page, 'Rose')).toBeVisible();
  await page.getByRole('radio', { name: 'Choose', exact: true }).check();
  await expect(page.getByText('the rules say who has which colour')).toBeVisible();
  await expect(swatch(page, 'Rose')).toHaveCount(0);
});
