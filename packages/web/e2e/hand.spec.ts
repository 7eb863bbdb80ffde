/** Hands of cards: what must be read is never covered; the first tap lifts, the second plays, a long press reads. */
import type { Page } from '@playwright/test';
import { startCrown } from './old-kings-crown.ts';
import { decisions, expect, playSome, test, turnOrEnd } from './table.ts';
import { offered, playUntil, startYield } from './yield.ts';

const SIZES = [
  [1440, 900],
  [1180, 820],
  [820, 1180],
  [720, 450],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

async function startLeaders(page: Page, seed: string): Promise<void> {
  await page.goto('/new/hidden-leaders');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('summary').click();
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Page' });
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await turnOrEnd(page);
}

/** Names and numbers of the hand that are small, or of which a corner cannot be seen when their card is in sight. */
const unreadable = (page: Page): Promise<string[]> =>
  page.locator('[data-hand] [data-card-name]').evaluateAll(names => {
    const cornersOf = (name: Element) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return [...words.getClientRects()].flatMap(({ left, right, top, bottom }) => [
        { x: left + 1, y: (top + bottom) / 2 },
        { x: right - 1, y: (top + bottom) / 2 },
      ]);
    };
    return names.flatMap(name => {
      const card = name.closest('button')!;
      name.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      const covered = cornersOf(name).some(({ x, y }) => !card.contains(document.elementFromPoint(x, y)));
      const size = Number.parseFloat(getComputedStyle(name).fontSize);
      return covered || size < 12 ? [`${name.textContent} ${size} px${covered ? ', covered' : ''}`] : [];
    });
  });

async function readEverywhere(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await unreadable(page), `${width} by ${height}`).toEqual([]);
  }
}

test('the names of five Heroes are read on every screen', async ({ page }) => {
  await startLeaders(page, 'read');
  await expect(page.locator('[data-hand] button')).toHaveCount(5);
  await readEverywhere(page);
});

test('the numbers of ten Battle cards are read on every screen', async ({ page }) => {
  await startYield(page, { seats: 2, seed: 'read' });
  await playUntil(page, async () => (await offered(page).count()) > 0, /^(start|deploy|split)/, 1);
  await expect(page.locator('[data-hand] button')).toHaveCount(10);
  await readEverywhere(page);
});

test('the names of five Supporters are read on every screen', async ({ page }) => {
  await startCrown(page, 2, 'read');
  await expect(page.locator('[data-hand] button')).toHaveCount(5);
  await readEverywhere(page);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** To a question that is answered with a card to play. */
  async function toPlay(page: Page, seed: string): Promise<void> {
    await startLeaders(page, seed);
    await playSome(page, 1, 1);
    await turnOrEnd(page);
    await expect(page.getByRole('heading', { name: /play a Hero/ })).toBeVisible();
  }
  const cards = (page: Page) => page.locator('[data-hand] [data-offer]');
  const strip = (page: Page) => page.locator('[data-reading]');

  test('the first tap lifts a card and shows it in full, the second plays it', async ({ page }) => {
    await toPlay(page, 'tap');
    const before = await decisions(page);
    const card = cards(page).first();
    const name = (await card.locator('[data-card-name]').innerText()).replaceAll(/\s+/g, ' ').trim();
    const others = await cards(page).nth(1).boundingBox();
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(strip(page)).toContainText(name.replaceAll('\u00AD', ''));
    expect(await decisions(page)).toBe(before);
    expect(await cards(page).nth(1).boundingBox()).toEqual(others);
    const [above, hand] = [await strip(page).boundingBox(), await page.locator('[data-hand]').boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(hand!.y + 12);
    const size = await strip(page).evaluate(element =>
      Number.parseFloat(getComputedStyle(element.firstElementChild!).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(15);
    await card.tap();
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  });

  test('a long press reads a card and does nothing else', async ({ page, context }) => {
    await toPlay(page, 'long');
    const before = await decisions(page);
    const card = cards(page).nth(1);
    const { x, y, width, height } = (await card.boundingBox())!;
    const finger = await context.newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(strip(page)).not.toBeEmpty();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card).not.toHaveAttribute('aria-pressed', 'true');
    expect(await decisions(page)).toBe(before);
  });

  test('in a battle what may lie face up comes first, and grey is nothing that can be played', async ({ page }) => {
    await startYield(page, { seats: 5, seed: 'battle' });
    const inBattle = page.getByRole('region', { name: 'Battle', exact: true });
    const mine = async () => (await inBattle.isVisible()) && (await offered(page).count()) > 0;
    await playUntil(page, mine, /^(step|reveal|choose:move|ambush)/, 7);
    const onlyDown = await offered(page).evaluateAll(all =>
      all.map(card => card.getAttribute('aria-label')!.includes('only face down')),
    );
    expect(onlyDown).toEqual([...onlyDown].sort((a, b) => Number(a) - Number(b)));
    await expect(offered(page).first()).toBeInViewport({ ratio: 0.9 });
    const filters = await offered(page).evaluateAll(all =>
      all.map(card => getComputedStyle(card.parentElement!).filter),
    );
    expect(new Set(filters)).toEqual(new Set(['none']));
  });
});
