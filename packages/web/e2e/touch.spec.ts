/** Fingers on the map of a phone: two bring it nearer, and so do two taps where nothing can be played. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { gameFor, putOnTheTable, type Scene } from './scenes.ts';
import { decisions, expect, playToAWord, startGame, test, turnOrEnd } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Spot = readonly [x: number, y: number];

const layer = (page: Page) => page.locator('[data-epix-board] [data-map-layer]');

/** How much nearer the map is than as a whole. */
const nearness = (page: Page): Promise<number> =>
  layer(page).evaluate(element => new DOMMatrix(getComputedStyle(element).transform).a);

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: Spot[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y], id) => ({ x, y, id })) });

async function middleOf(page: Page): Promise<Spot> {
  const box = (await page.locator('[data-epix-board]').boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Two fingers go from `from` to `to` pixels apart around a spot. */
async function pinch(page: Page, [x, y]: Spot, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number): Spot[] => [
    [x - apart / 2, y],
    [x + apart / 2, y],
  ];
  await touch(session, 'touchStart', ...fingers(from));
  for (let i = 1; i <= 8; i++) await touch(session, 'touchMove', ...fingers(from + ((to - from) * i) / 8));
  await touch(session, 'touchEnd');
}

/** The middle of an area that may be taken with one tap. */
async function legalSpot(page: Page): Promise<Spot> {
  await page.locator('main[data-panel="prompt"]').getByText('Recruit', { exact: true }).tap();
  await page.locator('main[data-panel="prompt"] button', { hasText: 'Camp' }).first().tap();
  const target = page.locator('[data-area][data-kind="recruit"]').first();
  const box = (await target.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('two fingers bring the map nearer and send it back', async ({ page }) => {
  await startGame(page, { seed: 'pinch' });
  await turnOrEnd(page);
  const before = await decisions(page);
  const middle = await middleOf(page);
  await expect.poll(() => nearness(page)).toBe(1);
  await pinch(page, middle, 80, 200);
  await expect.poll(() => nearness(page)).toBeCloseTo(2.5, 1);
  await pinch(page, middle, 200, 120);
  await expect.poll(() => nearness(page)).toBeCloseTo(1.5, 1);
  await pinch(page, middle, 200, 40);
  await expect.poll(() => nearness(page)).toBe(1);
  expect(await decisions(page)).toBe(before);
});

test('what lies between the fingers stays between them', async ({ page }) => {
  await startGame(page, { seed: 'pinch' });
  await turnOrEnd(page);
  const mountain = page.locator('[data-area="13"]');
  const centre = async (): Promise<Spot> => {
    const box = (await mountain.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = await centre();
  await pinch(page, [x, y], 60, 120);
  const [after, below] = await centre();
  expect(Math.hypot(after - x, below - y)).toBeLessThan(6);
});

test('a tap on the line with the goal shows all of it', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'goal' });
  const goal = page.locator('[data-spot="objective"] p');
  const isCut = () => goal.evaluate(element => element.scrollWidth > element.clientWidth);
  expect(await isCut()).toBe(true);
  await goal.tap();
  await expect.poll(isCut).toBe(false);
});

/** Both within the page, so that a busy machine does not pull them apart. */
const twoTaps = (page: Page, [x, y]: Spot): Promise<void> =>
  page.evaluate(
    ([clientX, clientY]) => {
      const target = document.elementFromPoint(clientX, clientY)!;
      const finger = { clientX, clientY, bubbles: true, pointerId: 5, pointerType: 'touch', isPrimary: true };
      for (let tap = 0; tap < 2; tap++) {
        for (const type of ['pointerdown', 'pointerup', 'click']) target.dispatchEvent(new PointerEvent(type, finger));
      }
    },
    [x, y] as const,
  );

/** Inside the page: a spot of the map with nothing to play at a fingertip. */
function openSea(): Spot {
  const { left, top, right, bottom } = document.querySelector('[data-map]')!.getBoundingClientRect();
  const isFree = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest('[data-map]') && !hit.closest('[data-offer], [data-area], [role="button"]');
  };
  const around = [-30, 0, 30];
  for (let y = top + 30; y < bottom - 30; y += 6) {
    for (let x = left + 30; x < right - 30; x += 6) {
      if (around.every(dx => around.every(dy => isFree(x + dx, y + dy)))) return [x, y];
    }
  }
  throw new Error('there is no open sea');
}

test('two taps where nothing can be played bring the map nearer, and two more send it back', async ({ page }) => {
  await startGame(page, { seed: 'taps' });
  await turnOrEnd(page);
  await legalSpot(page);
  const before = await decisions(page);
  const spot = await page.evaluate(openSea);
  await twoTaps(page, spot);
  await expect.poll(() => nearness(page)).toBeGreaterThan(2);
  await page.waitForTimeout(600); // two taps soon after would be the third and the fourth of four
  await twoTaps(page, await page.evaluate(openSea));
  await expect.poll(() => nearness(page)).toBe(1);
  expect(await decisions(page)).toBe(before);
});

test('two hurried taps on a legal area play it and leave the map where it is', async ({ page }) => {
  await startGame(page, { seed: 'taps' });
  await turnOrEnd(page);
  const before = await decisions(page);
  await twoTaps(page, await legalSpot(page));
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await expect.poll(() => nearness(page)).toBe(1);
});

test('one tap on a legal area plays it', async ({ page }) => {
  await startGame(page, { seed: 'taps' });
  await turnOrEnd(page);
  const before = await decisions(page);
  await page.touchscreen.tap(...(await legalSpot(page)));
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await expect.poll(() => nearness(page)).toBe(1);
});

test('a sign that closes a word does not begin a line', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'colon' });
  const word = await playToAWord(page);
  const together = word.locator('xpath=..');
  await expect(together).toHaveText(/^[^:]+:$/);
  const height = async (what: Locator) => (await what.boundingBox())!.height;
  expect(await height(together)).toBeLessThan(1.5 * (await height(word)));
});

const SMALL_PIECES: readonly Scene[] = [
  { title: 'epix', seats: 4, shows: ({ id }) => id === 'EPX-D09' },
  {
    title: 'yield',
    seats: 4,
    shows: ({ id, options }) => id === 'YLD-D24' && options.filter(option => option.type === 'retreat').length > 3,
  },
];

for (const scene of SMALL_PIECES) {
  test(`${scene.title}: a finger beside a small piece means the piece`, async ({ page }) => {
    await putOnTheTable(page, await gameFor(scene));
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        ({ target }) => {
          document.body.dataset.pressed = (target as Element).closest('[data-offer]')?.getAttribute('aria-label') ?? '';
        },
        { capture: true },
      ),
    );
    const { name, x, y } = await page.evaluate(beside);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('body')).toHaveAttribute('data-pressed', name);
  });
}

const LARGE_PIECES: readonly Scene<{ turns: number; round: number }>[] = [
  { title: 'hidden-leaders', seats: 6, shows: ({ id, state }) => id === 'HDL-D04' && state.turns > 14 },
  { title: 'old-kings-crown', seats: 4, shows: ({ id, state }) => id === 'OKC-D32' && state.round === 3 },
  { title: 'old-kings-crown', seats: 3, shows: ({ id, state }) => id === 'OKC-D50' && state.round === 3 },
];

test('where there is no map everything on the board is as broad as a finger', async ({ page }) => {
  for (const scene of LARGE_PIECES) {
    await putOnTheTable(page, await gameFor(scene));
    const sizes = await page.locator('[data-board] [data-offer]').evaluateAll(all =>
      all.map(each => {
        const { width, height } = each.getBoundingClientRect();
        return Math.round(Math.min(width, height));
      }),
    );
    expect(Math.min(...sizes), scene.title).toBeGreaterThanOrEqual(44);
    expect(sizes.length).toBeGreaterThan(1);
  }
});

/** Inside the page: a spot that is no target, a few pixels from a small one and further from every other. */
function beside(): { name: string; x: number; y: number } {
  const offers = [...document.querySelectorAll('[data-map] [data-offer]')];
  const small = offers.filter(offer => {
    const { width, height } = offer.getBoundingClientRect();
    return !offer.hasAttribute('data-area') && Math.min(width, height) < 44;
  });
  for (const piece of small) {
    const box = piece.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    for (const x of [box.left - 10, box.right + 10]) {
      const hit = document.elementFromPoint(x, middle);
      const others = small.filter(other => other !== piece).map(other => other.getBoundingClientRect());
      const alone = others.every(
        other => other.right < x - 22 || other.left > x + 22 || other.bottom < middle - 22 || other.top > middle + 22,
      );
      const area = hit?.closest('[data-area]')?.getBoundingClientRect();
      const far =
        !area || Math.hypot(area.left + area.width / 2 - x, area.top + area.height / 2 - middle) > 10 + box.width / 2;
      if (hit?.closest('[data-map]') && !hit.closest('[data-offer]') && alone && far) {
        return { name: piece.getAttribute('aria-label')!, x, y: middle };
      }
    }
  }
  throw new Error('every piece stands in a crowd');
}
