/** Dragging pieces and cards: it does what picking up and pressing does, and says why not. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { decisions, expect, playSome, startGame, test, turnOrEnd } from './table.ts';
import { playUntil, startYield } from './yield.ts';

type Spot = readonly [x: number, y: number];

/** A spot of an area at which nothing else of the map is hit. */
const spotOf = (area: Locator): Promise<Spot> =>
  area.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let i = 0; i < 81; i++) {
      const [dx, dy] = [((i * 5 + 4) % 9) + 1, ((Math.floor(i / 9) * 5 + 4) % 9) + 1];
      const [x, y] = [left + (width * dx) / 10, top + (height * dy) / 10];
      if (document.elementFromPoint(x, y) === element) return [x, y] as const;
    }
    throw new Error('the area is covered');
  });

async function middleOf(element: Locator): Promise<Spot> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Lifts with the mouse; the targets light up. */
async function lift(page: Page, [x, y]: Spot): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y - 20, { steps: 3 });
  await expect(page.locator('[data-dragged]')).toBeVisible();
}

async function putDown(page: Page, [x, y]: Spot): Promise<void> {
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
}

test('a Unit is dragged from the palette to the map, and refused with its rule where it may not stand', async ({
  page,
}) => {
  await startGame(page, { mode: 'Basic', seed: 'drag' });
  await turnOrEnd(page);
  const before = await decisions(page);
  const camp = page.locator('main[data-panel="prompt"] [data-spot="unit.camp"]');
  await lift(page, await middleOf(camp));
  await putDown(page, await spotOf(page.locator('[data-spot="area.kilimandjora"]')));
  await expect(page.getByRole('alert').getByRole('button', { name: /EPX-|Why/ })).toBeVisible();
  expect(await decisions(page)).toBe(before);
  await lift(page, await middleOf(camp));
  await putDown(page, await spotOf(page.locator('[data-area][data-kind="recruit"]').first()));
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test('a Hero is dragged from the hand to the table', async ({ page }) => {
  await page.goto('/new/hidden-leaders');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('summary').click();
  await page.getByLabel('Seed').fill('drag');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await turnOrEnd(page);
  await playSome(page, 1, 1);
  await expect(page.getByRole('heading', { name: /play a Hero/ })).toBeVisible();
  const before = await decisions(page);
  const card = page.locator('[data-hand] [data-offer]').first();
  await lift(page, await middleOf(card));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await decisions(page)).toBe(before);
  await lift(page, await middleOf(card));
  await putDown(
    page,
    await middleOf(
      page.getByRole('region', { name: 'Power track' }).or(page.locator('[data-table] section').first()).first(),
    ),
  );
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y]) => ({ x, y })) });

  test('an Army is dragged to a Location, and the map stays where it is', async ({ page, context }) => {
    await startYield(page, { seats: 2, seed: 'drag' });
    const army = page.locator('[data-army][data-drag]').first();
    await playUntil(page, async () => (await army.count()) > 0, /^(choose:move|reveal)/, 3);
    const before = await decisions(page);
    const finger = await context.newCDPSession(page);
    const [x, y] = await middleOf(army);
    const layer = page.locator('[data-map-layer]');
    const still = await layer.getAttribute('style');
    await touch(finger, 'touchStart', [x, y]);
    await touch(finger, 'touchMove', [x + 6, y - 16]);
    await expect(page.locator('[data-dragged]')).toBeVisible();
    const target = page.locator('[data-area][data-offer="step"]').first();
    await expect(target).toBeVisible();
    const to = await spotOf(target);
    await touch(finger, 'touchMove', to);
    await touch(finger, 'touchEnd');
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
    expect(await layer.getAttribute('style')).toBe(still);
  });
});
