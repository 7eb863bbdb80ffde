/** Whole games of Yield against bots: by mouse, by touch on a phone, by keyboard alone; teams and Leaders. */
import type { Page } from '@playwright/test';
import { sound, soundDayAndNight } from './axe.ts';
import { ANSWER, playByPointer } from './pointing.ts';
import { decisions, dice, dock, ending, expect, test } from './table.ts';
import { hand, OFFERS, offered, playUntil, startYield, tracker, turnOrEnd } from './yield.ts';

/** So many decisions of all players are about a year. */
const A_YEAR = 120;

/** A game of Yield has many decisions. */
test.slow();

test('the setup offers what suits the number of players', async ({ page }) => {
  await page.goto('/new/yield');
  await page.locator('summary').click();
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  await choice('4').check();
  await choice('Teams').check();
  await choice('Either first').check();
  await choice('5').check();
  await expect(page.getByRole('group', { name: 'Mode' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Leaders' })).toBeVisible();
  await choice('3').check();
  await expect(choice('Everyone alone')).toBeChecked();
  await expect(choice('The lead first')).toHaveCount(0);
  await choice('Teams').check();
  await expect(choice('The lead first')).toBeChecked();
});

test('a game of 2 by mouse', async ({ page }) => {
  await startYield(page, { seats: 2, seed: 'mouse' });
  await playByPointer(page, { offers: OFFERS, with: 'mouse', roll: dice(2) });
  await expect(ending(page).locator('ol').first().locator('li')).toHaveCount(2);
});

test('the deck is counted, and the open discards are shown by kind', async ({ page }) => {
  await startYield(page, { seats: 2, seed: 'piles' });
  const piles = page.getByRole('button', { name: /^Battle deck/ });
  await expect(piles).toHaveAccessibleName(/Battle deck: 72 cards\. Open discards: 0 cards/);
  const discarded = async () => !(await piles.getAttribute('aria-label'))!.includes('discards: 0 cards');
  await playUntil(page, discarded, /^discard/, 3);
  await expect(piles).toHaveAccessibleName(/Battle deck: 52 cards\. Open discards: 6 cards/);
  await piles.click();
  const sheet = page.getByRole('dialog', { name: 'Open discards' });
  await expect(sheet.getByRole('listitem')).toHaveCount(12);
  const counts = await sheet.getByRole('listitem').locator('b:last-child').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count.slice(1)), 0)).toBe(6);
  await sound(page, 'the open discards');
});

test('two against two with Leaders for a while, by mouse', async ({ page }) => {
  await startYield(page, { seats: 4, seed: 'teams', options: ['Teams', 'Choose'] });
  await turnOrEnd(page);
  await expect(page.getByText(/^Together \d+ points?$/)).toHaveCount(2);
  await playByPointer(page, { offers: OFFERS, with: 'mouse', roll: dice(4), enough: A_YEAR });
  await expect(page.getByText(/^Together \d+ points?$/)).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game of 3 by touch', async ({ page }) => {
    await startYield(page, { seats: 3, seed: 'touch' });
    await playByPointer(page, { offers: OFFERS, with: 'finger', roll: dice(5) });
    await expect(ending(page)).toBeVisible();
  });

  test('nothing to press is smaller than a fingertip', async ({ page }) => {
    await startYield(page, { seats: 5, seed: 'small' });
    for (const wanted of [/^start/, /^deploy/, /^split/]) {
      await turnOrEnd(page);
      await expect(small(page)).resolves.toEqual([]);
      const question = page.locator('[data-mine="true"] h2');
      const before = await question.innerText();
      await playUntil(page, async () => (await question.innerText()) !== before, wanted, 1);
    }
    await expect(small(page)).resolves.toEqual([]);
  });
});

/** What is too small to be pressed with a finger. */
const small = (page: Page): Promise<string[]> =>
  page.locator('button:visible:not([data-term]), a:visible, select:visible').evaluateAll(all =>
    all
      .filter(element => getComputedStyle(element).display !== 'inline')
      .map(element => ({ rect: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ rect }) => rect.top >= 0 && (rect.width < 44 || rect.height < 44))
      .map(({ html }) => html),
  );

/** From the question, which Q finds, with Tab or Shift+Tab to the nth thing that fits; whether it is there. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', selector: string, nth = 0): Promise<boolean> {
  await page.keyboard.press('q');
  let left = nth;
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press(key);
    const there = await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);
    if (there && left-- === 0) return true;
  }
  return false;
}

test('a year of 3 by keyboard alone, on the map, the cards and the answers', async ({ page }) => {
  await startYield(page, { seats: 3, seed: 'keyboard' });
  const roll = dice(3);
  for (let i = 0; i < 500 && (await decisions(page)) < A_YEAR; i++) {
    if ((await turnOrEnd(page)) === 'end') break;
    const cards = await offered(page).count();
    const armies = await page.locator('[data-army][role="button"]').count();
    const answers = await page.locator(ANSWER).count();
    const way = roll(answers > 0 ? 3 : 2);
    const there =
      cards > 0 && way === 0
        ? await walkTo(page, 'Shift+Tab', '[data-hand] [data-offer]', roll(cards))
        : armies > 0 && way === 1
          ? await walkTo(page, 'Shift+Tab', '[data-army]', roll(armies))
          : answers > 0 && (await walkTo(page, 'Tab', ANSWER, roll(answers)));
    if (there) await page.keyboard.press('Enter');
  }
  expect(await decisions(page)).toBeGreaterThanOrEqual(A_YEAR);
});

test('the map itself is walked and played by keyboard', async ({ page }) => {
  await startYield(page, { seats: 2, seed: 'walk' });
  await turnOrEnd(page);
  const before = await decisions(page);
  expect(await walkTo(page, 'Shift+Tab', '[data-area]')).toBe(true);
  const roll = dice(9);
  const offers = () => page.evaluate(() => document.activeElement?.hasAttribute('data-offer') ?? false);
  for (let i = 0; i < 400 && !(await offers()); i++) {
    await page.keyboard.press(['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp'][roll(4)]!);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test('cards are picked, changed and discarded together', async ({ page }) => {
  await startYield(page, { seats: 2, seed: 'cards' });
  await playUntil(page, async () => (await offered(page).count()) > 0, /^(start|deploy|split)/, 1);
  const cards = offered(page);
  for (const nth of [0, 3, 5, 7]) await cards.nth(nth).click();
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(3);
  await page.getByRole('button', { name: /^Discard / }).click();
  await expect(hand(page)).toHaveAccessibleName('Your Battle cards, 7 of 10');
});

test('what cannot be done is refused with its rule', async ({ page }) => {
  await startYield(page, { seats: 2, seed: 'refused' });
  await turnOrEnd(page);
  await page.locator('[data-area]:not([data-offer])').first().dispatchEvent('click');
  await expect(page.getByRole('alert').getByRole('button', { name: /YLD-/ })).toBeVisible();
});

test('a battle shows totals, initiative and what yielding would cost', async ({ page }) => {
  await startYield(page, { seats: 5, seed: 'battle' });
  const mine = async () => (await tracker(page).isVisible()) && (await offered(page).count()) > 0;
  await playUntil(page, mine, /^(step|reveal|choose:move|ambush)/, 7);
  await expect(tracker(page).getByText('initiative')).toBeVisible();
  await expect(tracker(page).getByText(/^Yielding now would cost you/)).toBeVisible();
  const card = offered(page).first();
  await card.click();
  await expect(dock(page).getByRole('button', { name: /face down.*\+1, total \d+/ })).toBeVisible();
});

/** Axe has nothing to say, on any screen. */
async function soundEverywhere(page: Page, what: string): Promise<void> {
  await soundDayAndNight(page, what);
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page, `${what} on a phone`);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('axe has nothing to say about a table of 5, by day, by night and on a phone', async ({ page }) => {
  await startYield(page, { seats: 5, seed: 'axe', options: ['Choose'] });
  await turnOrEnd(page);
  await soundEverywhere(page, 'the Leaders');
  const asked = (code: RegExp) => async () =>
    code.test((await page.locator('[data-mine="true"] h2').textContent()) ?? '');
  await playUntil(page, asked(/^Split/), /^(leader:keralon:A|start|deploy)/, 1);
  await soundEverywhere(page, 'the dials');
  await playUntil(page, asked(/Season 1: lay/), /^(split|discard)/, 1);
  await soundEverywhere(page, 'the Strategy cards');
  await playUntil(page, () => tracker(page).isVisible(), /^(step|reveal|choose:move|ambush)/, 7);
  await soundEverywhere(page, 'a battle');
});
