/** Whole games of The Old King's Crown against bots, and what is laid, refused and read at its table. */
import type { Page } from '@playwright/test';
import { sound, soundDayAndNight } from './axe.ts';
import { hand, OFFERS, startCrown } from './old-kings-crown.ts';
import { playByPointer } from './pointing.ts';
import { gameFor, putOnTheTable } from './scenes.ts';
import { decisions, dice, dock, ending, expect, test } from './table.ts';

interface Crown {
  round: number;
}

const sceneOf = (id: string, seats: number) =>
  gameFor<Crown>({ title: 'old-kings-crown', seats, shows: asked => asked.id === id && asked.state.round >= 2 });

for (const seats of [2, 4]) {
  test(`a game of ${seats} by mouse`, async ({ page }) => {
    await startCrown(page, seats, `mouse ${seats}`);
    await playByPointer(page, { offers: OFFERS, with: 'mouse', roll: dice(seats) });
    await expect(ending(page).locator('ol').first().locator('li')).toHaveCount(seats);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game of 3 by touch', async ({ page }) => {
    await startCrown(page, 3, 'touch');
    await playByPointer(page, { offers: OFFERS, with: 'finger', roll: dice(3) });
    await expect(ending(page)).toBeVisible();
  });
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slot = (page: Page, name: string) => region(page, name).locator('[data-slot]');
const commit = (page: Page) => dock(page).getByRole('button', { name: 'Commit' });

test('cards are laid at the Regions, swapped, taken back and committed', async ({ page }) => {
  await putOnTheTable(page, await sceneOf('OKC-D32', 2));
  const before = await decisions(page);
  const cards = hand(page).getByRole('button');
  await expect(commit(page)).toBeDisabled();
  await cards.nth(0).click();
  await slot(page, 'Plateau').click();
  await expect(slot(page, 'Plateau')).toHaveAttribute('data-full', 'true');
  await cards.nth(0).click();
  await slot(page, 'Highlands').click();
  const plateau = (await slot(page, 'Plateau').getAttribute('aria-label'))!.replace('Plateau: ', '');
  await slot(page, 'Plateau').click();
  await slot(page, 'Highlands').click();
  await expect(slot(page, 'Highlands')).toHaveAccessibleName(`Highlands: ${plateau}`);
  await cards.nth(0).dragTo(region(page, 'Lowlands'));
  await expect(slot(page, 'Lowlands')).toHaveAttribute('data-full', 'true');
  await commit(page).click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test('a Herald is placed by pressing a Location', async ({ page }) => {
  await putOnTheTable(page, await sceneOf('OKC-D30', 2));
  const before = await decisions(page);
  await page.getByRole('button', { name: /^The Shrine:/ }).click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: /^The Shrine:.*Heralds: .*Regent/ })).toBeVisible();
});

test('a Bid is lifted first and made with the second press', async ({ page }) => {
  await putOnTheTable(page, await sceneOf('OKC-D20', 2));
  const before = await decisions(page);
  const card = hand(page).getByRole('button').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  expect(await decisions(page)).toBe(before);
  await card.click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test('what cannot be done is refused with its rule, where it was pressed', async ({ page }) => {
  await putOnTheTable(
    page,
    await gameFor<Crown & { deployed: readonly number[]; results: readonly unknown[] }>({
      title: 'old-kings-crown',
      seats: 2,
      shows: ({ id, state }) => id === 'OKC-D40' && state.results.some(result => result !== null),
    }),
  );
  const done = page.locator('[data-region][data-done="true"]').first();
  await done.locator('button[data-spot^="region."]').click({ position: { x: 40, y: 20 } });
  await expect(page.getByRole('alert').getByRole('button', { name: /OKC-/ })).toBeVisible();
});

test('in Winter one list says what becomes of every Revealed card', async ({ page }) => {
  const loyal = await gameFor<Crown>({
    title: 'old-kings-crown',
    seats: 2,
    shows: ({ id, options }) =>
      id === 'OKC-D70' && options.length > 2 && options.some(({ code }) => code === 'retire:CL14'),
  });
  await putOnTheTable(page, loyal);
  const heir = dock(page).locator('[data-card="CL14"]');
  const other = dock(page).locator('[data-card]:not([data-card="CL14"])').first();
  await expect(heir.getByRole('button', { name: 'To hand' })).toHaveAttribute('aria-pressed', 'true');
  await heir.getByRole('button', { name: 'Retire' }).click();
  await other.getByRole('button', { name: 'Retire' }).click();
  await expect(heir.getByRole('button', { name: 'To hand' })).toHaveAttribute('aria-pressed', 'true');
  await dock(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Regent retires /).first()).toBeVisible();
  await expect(page.getByText(/Back to the hand of Regent/).first()).toBeVisible();
});

test('a Keyword of a card that is taken up leads to its rule', async ({ page }) => {
  await putOnTheTable(page, await sceneOf('OKC-D20', 2));
  await hand(page).getByRole('button').first().click();
  const word = dock(page).locator('[data-term^="keyword."]').first();
  await word.click();
  await page.getByRole('button', { name: /OKC-2/ }).click();
  await expect(page.getByRole('heading', { name: /OKC-2/ }).first()).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
]) {
  test(`folded, the Bids cover nothing, and five cards stand beside each other, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await putOnTheTable(
      page,
      await gameFor<Crown>({
        title: 'old-kings-crown',
        seats: 4,
        shows: ({ id, options }) => id === 'OKC-D20' && options.length === 6,
      }),
    );
    const bids = (await page.locator('[data-bids]').boundingBox())!;
    for (const part of ['Order and Influence', 'Market and sites']) {
      const box = (await page.getByRole('region', { name: part }).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(bids.y + bids.height);
    }
    const cards = await hand(page)
      .getByRole('button')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect()));
    expect(cards).toHaveLength(5);
    for (const [nth, { right }] of cards.entries()) {
      expect(right).toBeLessThanOrEqual((cards[nth + 1]?.left ?? viewport.width) + 1);
    }
  });
}

test('piles that lie open are spread out', async ({ page }) => {
  await putOnTheTable(page, await sceneOf('OKC-D32', 4));
  await page.getByRole('button', { name: /in your discard pile/ }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^Discard pile of Regent/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
});

test('axe has nothing to say about a table of 4, by day, by night and on a phone', async ({ page }) => {
  await putOnTheTable(page, await sceneOf('OKC-D32', 4));
  await soundDayAndNight(page, 'placing cards');
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page, 'placing cards on a phone');
});
