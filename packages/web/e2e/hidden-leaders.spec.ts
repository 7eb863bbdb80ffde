/** Whole games of Hidden Leaders against bots: by mouse, by touch on a phone, by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { sound, soundDayAndNight } from './axe.ts';
import { ANSWER, playByPointer } from './pointing.ts';
import { decisions, dice, dock, ending, expect, playSome, test, turnOrEnd } from './table.ts';

const hand = (page: Page): Locator => page.getByRole('list', { name: /^Your hand/ });

/** From home to the table, as a person does it, against bots that play anything. */
async function start(page: Page, seats: number, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /Hidden Leaders/ }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.locator('summary').click();
  await page.getByRole('radio', { name: /^Full/ }).check();
  for (let seat = 2; seat <= seats; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'Page' });
  }
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
}

/** Hides the first card of the hand and discards the second. */
async function prepare(page: Page): Promise<void> {
  await turnOrEnd(page);
  await hand(page).getByRole('button').nth(0).click();
  await hand(page).getByRole('button').nth(1).click();
  await page.getByRole('button', { name: 'Hide and discard' }).click();
  await page.mouse.move(0, 0);
}

/** On the table or beside the question. */
const OFFERS = `[data-hdl-board] [data-offer], ${ANSWER}`;

for (const seats of [2, 6]) {
  test(`a game of ${seats} by mouse`, async ({ page }) => {
    await start(page, seats, `mouse ${seats}`);
    await prepare(page);
    await playByPointer(page, { offers: OFFERS, with: 'mouse', roll: dice(seats) });
    await expect(ending(page).locator('ol').first().locator('li')).toHaveCount(seats);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game of 6 by touch', async ({ page }) => {
    await start(page, 6, 'touch');
    await playByPointer(page, { offers: OFFERS, with: 'finger', roll: dice(3) });
    await expect(ending(page)).toBeVisible();
  });

  test('the hand covers nothing of the table', async ({ page }) => {
    await start(page, 6, 'covered');
    await prepare(page);
    await turnOrEnd(page);
    const top = (await hand(page).boundingBox())!.y;
    const middle = (await page.getByRole('list', { name: 'Tavern' }).locator('xpath=../..').boundingBox())!;
    expect(middle.y + middle.height).toBeLessThanOrEqual(top + 1);
    await expect(page.getByRole('button', { name: /^Graveyard/ })).toBeInViewport({ ratio: 1 });
  });
});

/** Plays a while, and tells how long every travel on the table waited for those before it, in milliseconds. */
async function travels(page: Page, pace: string): Promise<number[]> {
  await page.addInitScript(wanted => {
    localStorage.setItem('interregnum.settings', JSON.stringify({ pace: wanted, language: 'en' }));
    const { animate } = Element.prototype;
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.delay !== undefined) delays.push(options.delay);
      return animate.call(this, frames, options);
    };
  }, pace);
  await start(page, 2, 'travel');
  await prepare(page);
  await playSome(page, 6, 2);
  return page.evaluate('delays');
}

test('cards travel one event after another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const delays = await travels(page, 'normal');
  expect(delays).toContain(0);
  expect(Math.max(...delays)).toBeGreaterThanOrEqual(350);
});

test('nothing travels where motion is reduced', async ({ page }) => {
  expect(await travels(page, 'fast')).toEqual([]);
});

/** From the question, which Q finds, with Tab or Shift+Tab until something that fits has the focus. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> {
  await page.keyboard.press('q');
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press(key);
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the keyboard does not get to ${selector}`);
}

test('a game of 2 by keyboard alone, on the cards themselves', async ({ page }) => {
  await start(page, 2, 'keyboard');
  await turnOrEnd(page);
  for (let i = 0; i < 2; i++) {
    await walkTo(page, 'Shift+Tab', '[data-offer="open"]:not([aria-pressed])');
    await page.keyboard.press('Enter');
  }
  await walkTo(page, 'Tab', ANSWER);
  await page.keyboard.press('Enter');
  for (let i = 0; i < 300; i++) {
    if ((await turnOrEnd(page)) === 'end') break;
    const before = await decisions(page);
    const onTable = (await page.locator('[aria-label="Board"] [data-offer]:visible').count()) > 0;
    await walkTo(page, onTable ? 'Shift+Tab' : 'Tab', onTable ? '[data-offer]' : ANSWER);
    await page.keyboard.press('Enter');
    if (await page.locator('[data-picked="lifted"]').isVisible()) await page.keyboard.press('Enter');
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  }
  await expect(ending(page)).toBeVisible();
});

test('what cannot be done is refused with its rule', async ({ page }) => {
  await start(page, 2, 'refused');
  await prepare(page);
  await turnOrEnd(page);
  await page.getByRole('button', { name: /^Harbor, \d+ cards/ }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: /HDL-/ })).toBeVisible();
});

test('axe has nothing to say about a table of 6, by day, by night and on a phone', async ({ page }) => {
  await start(page, 6, 'axe');
  await prepare(page);
  await turnOrEnd(page);
  await soundDayAndNight(page, 'the table');
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page, 'the table on a phone');
});
