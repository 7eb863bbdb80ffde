/** The map of Runewars built in play: tiles turned and laid, refused with the reason, markers, homes, and once more. */
import type { CDPSession, Page } from '@playwright/test';
import { type Asked, gameFor, putOnTheTable } from './scenes.ts';
import { decisions, dock, expect, test, turnOrEnd } from './table.ts';

interface Built {
  year: number;
  redos: number;
}

const SITE = '[data-runewars-board] [data-offer="site"]';
const AREA = '[data-runewars-board] [data-area]';

const builtBy = (seats: number, shows: (asked: Asked<Built>) => boolean): Promise<string> =>
  gameFor<Built>({
    title: 'runewars',
    seats,
    options: { board: 'full' },
    shows,
    tooLate: ({ year }) => year > 0,
  });

const laysTwo = ({ id, options }: Asked<Built>): boolean => id === 'RNW-D02' && options.length > 2;

/** How the tile in hand is turned: the sites name it. */
const turned = async (page: Page): Promise<string> =>
  (await page.locator(SITE).first().getAttribute('data-code'))!.replace(/^.*r/, '');

/** Something that can be pressed there, wherever others of its kind overlap. */
const layFirst = (page: Page): Promise<void> => page.locator(SITE).first().click({ force: true });

async function expectTurned(page: Page, turn: () => Promise<void>): Promise<void> {
  const before = await turned(page);
  await turn();
  await expect.poll(() => turned(page)).not.toBe(before);
}

test('a tile is turned by button, key and wheel, and back again', async ({ page }) => {
  await putOnTheTable(page, await builtBy(2, laysTwo));
  const first = await turned(page);
  await expectTurned(page, () => dock(page).getByRole('button', { name: 'Turn' }).click());
  await page.keyboard.press('Shift+R');
  await expect.poll(() => turned(page)).toBe(first);
  await expectTurned(page, () => page.keyboard.press('r'));
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'false');
  await page.locator(SITE).first().hover({ force: true });
  await expectTurned(page, () => page.mouse.wheel(0, 90));
});

/** Inside the page: the middles of free hexes beside the land at which no site lies above them. */
function shores(): { x: number; y: number }[] {
  return [...document.querySelectorAll('[data-runewars-board] [data-shore]')].flatMap(shore => {
    const { left, top, width, height } = shore.getBoundingClientRect();
    const spot = { x: left + width / 2, y: top + height / 2 };
    return document.elementFromPoint(spot.x, spot.y) === shore ? [spot] : [];
  });
}

test('where a tile does not fit the table says why, and the tile stays in hand', async ({ page }) => {
  await putOnTheTable(page, await builtBy(2, laysTwo));
  const before = await decisions(page);
  const reason = page.getByRole('alert').getByRole('button', { name: /RNW-00[456]/ });
  const spots = await page.evaluate(shores);
  expect(spots.length).toBeGreaterThan(0);
  for (const { x, y } of spots) {
    await page.mouse.click(x, y);
    const isSaid = await reason.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (isSaid) break;
  }
  await expect(reason).toBeVisible();
  expect(await decisions(page)).toBe(before);
  await layFirst(page);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test('tiles, the marker of a home and the home are laid until the land is whole', async ({ page }) => {
  await putOnTheTable(page, await builtBy(2, ({ id }) => id === 'RNW-D02'));
  const questions = new Set<string>();
  const areas = await page.locator(AREA).count();
  for (let i = 0; i < 12; i++) {
    await turnOrEnd(page);
    if ((await page.locator(SITE).count()) === 0) break;
    questions.add((await dock(page).locator('h2').textContent())!.trim());
    const before = await decisions(page);
    await layFirst(page);
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  }
  expect([...questions].filter(words => /tile|marker|home/.test(words)).length).toBeGreaterThanOrEqual(2);
  expect(await page.locator(AREA).count()).toBeGreaterThan(areas);
});

test('markers that leave no room are laid once more, and the log says so', async ({ page }) => {
  await putOnTheTable(page, await builtBy(4, ({ id, state }) => id === 'RNW-D03' && state.redos > 0));
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText('once more');
  const before = await decisions(page);
  await layFirst(page);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test.describe('with two fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Two fingers around a spot, turned by so many degrees. */
  async function twist(session: CDPSession, x: number, y: number, degrees: number): Promise<void> {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number | null) => {
      const [dx, dy] =
        at === null ? [0, 0] : [40 * Math.cos((at * Math.PI) / 180), 40 * Math.sin((at * Math.PI) / 180)];
      const fingers = [
        { x: x + dx, y: y + dy, id: 0 },
        { x: x - dx, y: y - dy, id: 1 },
      ];
      return session.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : fingers });
    };
    await touch('touchStart', 0);
    for (let step = 1; step <= 10; step++) await touch('touchMove', (degrees * step) / 10);
    await touch('touchEnd', null);
  }

  test('a tile is turned by twisting them, shown by a tap and laid by the next one', async ({ page }) => {
    await putOnTheTable(page, await builtBy(2, laysTwo));
    const { x, y, width, height } = (await page.locator('[data-map]').boundingBox())!;
    const session = await page.context().newCDPSession(page);
    await expectTurned(page, () => twist(session, x + width / 2, y + height / 2, 45));
    const before = await decisions(page);
    await page.locator(SITE).first().tap({ force: true });
    await expect(dock(page).getByRole('button', { name: 'Lay it here' })).toBeVisible();
    expect(await decisions(page)).toBe(before);
    await page.locator(`${SITE}[data-hot="true"]`).tap({ force: true });
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  });
});
