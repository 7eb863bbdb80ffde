/** Somebody who presses anything that offers itself, with a real mouse or finger, and does not dwell. */
import type { Page } from '@playwright/test';

export interface Pointing {
  /** What can be pressed. */
  offers: string;
  with: 'mouse' | 'finger';
  roll(n: number): number;
  /** So many decisions are enough; left out: to the end. */
  enough?: number;
}

/** Buttons beside the question. */
export const ANSWER = 'main[data-panel="prompt"] button:enabled:not([data-aside] *, [data-term])';

type Spot = readonly [x: number, y: number];

/**
 * Inside the page, because going back and forth takes longer than playing: waits until the viewer has something to
 * answer, not only to change, and finds the first thing from a place by lot that can be pressed in its middle. Whatever
 * was opened by the way covers the table.
 */
async function nextSpot({ offers, lot, enough }: { offers: string; lot: number; enough: number }) {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  const at = () => Number(document.querySelector<HTMLElement>('[data-at]')?.dataset.at ?? -1);
  const isOver = () => document.querySelector('[data-sheet] ol[class*="standings"]') !== null || at() >= enough;
  const isAsked = () => document.querySelector('[data-mine="true"][data-changing="false"] h2') !== null;
  const spotOf = (element: Element): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isHit = (element: Element): boolean => {
    const hit = document.elementFromPoint(...(spotOf(element) as [number, number]));
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  await frame();
  await frame();
  const patience = Date.now() + 60_000;
  while (!isOver() && !isAsked()) {
    if (Date.now() > patience) throw new Error('nobody is asked, and it is not over');
    await frame();
  }
  if (isOver()) return 'over';
  if (document.querySelector('[data-sheet]')) return 'covered';
  const all = [...document.querySelectorAll(offers)];
  for (let i = 0; i < all.length; i++) {
    const element = all[(lot + i) % all.length]!;
    if (!element.checkVisibility()) continue;
    if (!isHit(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (isHit(element)) return spotOf(element);
  }
  return null;
}

/** Painting takes as long as playing; hidden in this way, everything is where it was and can be pressed. */
const paint = (page: Page, isSeen: boolean): Promise<void> =>
  page.evaluate(
    opacity => {
      document.documentElement.style.opacity = opacity;
    },
    isSeen ? '' : '0',
  );

/** Presses until the game is over, or enough was decided. */
export async function playByPointer(page: Page, pointing: Pointing): Promise<void> {
  await paint(page, false);
  await press(page, pointing);
  await paint(page, true);
}

async function press(page: Page, { offers, roll, enough, ...by }: Pointing): Promise<void> {
  for (let presses = 0; presses < 3000; presses++) {
    const lot = roll(1 << 20);
    const spot = await page.evaluate(nextSpot, { offers, lot, enough: enough ?? Number.MAX_SAFE_INTEGER });
    if (spot === 'over') return;
    if (spot === 'covered') await page.keyboard.press('Escape');
    else if (spot && by.with === 'mouse') await page.mouse.click(spot[0], spot[1]);
    else if (spot) await page.touchscreen.tap(spot[0], spot[1]);
  }
  throw new Error('the game did not end');
}
