/** What axe has to say about a screen. */
import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { expect } from './table.ts';

const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast'] };
const GUIDELINES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] };

/** Colours change by and by, also where nothing moves. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(animation => animation.finished));
  });

/** Inside the page. Only what is wrong is described: describing what is right takes most of the time. */
async function run(runOnly: RunOnly | undefined): Promise<Pick<axe.Result, 'id' | 'nodes'>[]> {
  const here = (globalThis as unknown as { axe: typeof axe }).axe;
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  return (await here.run(document, options)).violations.map(({ id, nodes }) => ({ id, nodes }));
}

/** In one page without frames, which is all that the app is made of. */
async function violations(page: Page, runOnly?: RunOnly): ReturnType<typeof run> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(run, runOnly);
}

/** Nothing. */
export async function sound(page: Page, screen: string, only: 'everything' | 'colours' = 'everything'): Promise<void> {
  await atRest(page);
  const found = await violations(page, only === 'colours' ? COLOURS : undefined);
  const where = found.map(({ id, nodes }) => ({ id, where: nodes.slice(0, 3).map(node => node.html) }));
  expect.soft(where, screen).toEqual([]);
}

/** Nor by night, when only the colours are others. */
export async function soundDayAndNight(page: Page, screen: string): Promise<void> {
  await sound(page, screen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await sound(page, `${screen} by night`, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What keeps somebody out, by the guidelines for the web. */
export async function barriers(page: Page): Promise<string[]> {
  const found = await violations(page, GUIDELINES);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}
