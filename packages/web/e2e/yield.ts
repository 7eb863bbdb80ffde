/** What the browser tests do at a table of Yield, in the words of a player. */
import type { Locator, Page } from '@playwright/test';
import { playAlong } from './play-along.ts';
import { ANSWER } from './pointing.ts';
import { dock, ending, expect } from './table.ts';

export interface YieldSetup {
  seats: number;
  seed: string;
  /** Labels of options to check, as the setup page calls them. */
  options?: readonly string[];
}

/** From home to the table, as a person does it, against bots that play anything. */
export async function startYield(page: Page, { seats, seed, options = [] }: YieldSetup): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /^Yield/ }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.locator('summary').click();
  for (const option of options) await page.getByRole('radio', { name: option }).check();
  for (let seat = 2; seat <= seats; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'Page' });
  }
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
}

export const hand = (page: Page): Locator => page.getByRole('list', { name: /^Your Battle cards/ });
/** The cards of the hand that can be pressed now. */
export const offered = (page: Page): Locator => hand(page).locator('[data-offer]');
export const tracker = (page: Page): Locator => page.getByRole('region', { name: 'Battle', exact: true });

/** Everything that offers itself: on the map, in the hand, beside the question. */
export const OFFERS = `[aria-label="Board"] [data-offer], ${ANSWER}`;

/** Waits until the viewer has something to answer, not only to change, or the game is over. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-mine="true"][data-changing="false"] h2, [data-sheet] ol[class*="standings"]') !==
      null,
    null,
    { timeout: 60_000 },
  );
  return (await ending(page).isVisible()) ? 'end' : 'turn';
}

/** Plays through the list of options, what fits `wanted` first, until `reached` is there. */
export async function playUntil(
  page: Page,
  reached: () => Promise<boolean>,
  wanted: RegExp,
  seed: number,
): Promise<void> {
  for (let i = 0; i < 250; i++) {
    if ((await turnOrEnd(page)) === 'end') throw new Error('the game was over before');
    if (await reached()) return;
    await page.evaluate(playAlong, { seed: seed + i, answers: 1, wanted: wanted.source });
  }
  throw new Error('it never came to that');
}
