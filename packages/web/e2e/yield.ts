/** What the browser tests do at a table of Yield, in the words of a player. */
import type { Locator, Page } from '@playwright/test';
import { decisions, dock, ending, expect, takeFromList } from './table.ts';

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
export const tracker = (page: Page): Locator => page.getByRole('region', { name: 'Battle', exact: true });

export const ANSWER = 'main[data-panel="prompt"] button:enabled:not([data-aside] *, [data-term])';

/** Everything that offers itself: on the map, in the hand, beside the question. */
const offered = (page: Page): Locator => page.locator(`[aria-label="Board"] [data-offer]:visible, ${ANSWER}`);

/** Waits until the viewer has something to answer, not only to change, or the game is over. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  await page.waitForFunction(
    () => {
      const question = document.querySelector('[data-mine="true"] h2')?.textContent ?? 'may still change';
      return !question.includes('may still change') || document.querySelector('[data-sheet] ol[class*="standings"]');
    },
    null,
    { timeout: 60_000 },
  );
  return (await ending(page).isVisible()) ? 'end' : 'turn';
}

/** Presses anything that offers itself until the game is over, or so many decisions were taken. */
export async function playByPointer(
  page: Page,
  press: (what: Locator) => Promise<void>,
  roll: (n: number) => number,
  enough = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let presses = 0; presses < 3000; presses++) {
    if ((await turnOrEnd(page)) === 'end' || (await decisions(page)) >= enough) return;
    const count = await offered(page).count();
    if (count > 0) await press(offered(page).nth(roll(count))).catch(() => {});
  }
  throw new Error('the game did not end');
}

/** Plays through the list of options, what fits `wanted` first, until `reached` is there. */
export async function playUntil(
  page: Page,
  reached: () => Promise<boolean>,
  wanted: RegExp,
  roll: (n: number) => number,
): Promise<void> {
  for (let i = 0; i < 250; i++) {
    if ((await turnOrEnd(page)) === 'end') throw new Error('the game was over before');
    if (await reached()) return;
    const before = await decisions(page);
    await takeFromList(page, codes => {
      const fitting = codes.flatMap((code, nth) => (wanted.test(code) ? [nth] : []));
      return fitting[roll(Math.max(1, fitting.length))] ?? roll(codes.length);
    });
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  }
  throw new Error('it never came to that');
}
