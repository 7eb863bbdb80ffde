/** What axe has to say about a screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './table.ts';

/** Colours change by and by, also where nothing moves. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(animation => animation.finished));
  });

/** Nothing. */
export async function sound(page: Page, screen: string, only: 'everything' | 'colours' = 'everything'): Promise<void> {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (only === 'colours' ? axe.withRules('color-contrast') : axe).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.slice(0, 3).map(node => node.html) }));
  expect.soft(found, screen).toEqual([]);
}

/** Nor by night, when only the colours are others. */
export async function soundDayAndNight(page: Page, screen: string): Promise<void> {
  await sound(page, screen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await sound(page, `${screen} by night`, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
}
