/** What the browser tests do at a table of The Old King's Crown. */
import type { Locator, Page } from '@playwright/test';
import { ANSWER } from './pointing.ts';
import { dock, expect } from './table.ts';

export const hand = (page: Page): Locator => page.getByRole('list', { name: /^Your hand/ });

/** On the table or beside the question; what becomes of single cards in a list is decided elsewhere. */
export const OFFERS = `[data-okc-board] [data-offer]:not([data-full="true"]), ${ANSWER}:not([data-fate])`;

/** From home to the table, as a person does it, against bots that play anything. */
export async function startCrown(page: Page, seats: number, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /The Old King’s Crown/ }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.locator('summary').click();
  for (let seat = 2; seat <= seats; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'Page' });
  }
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
}
