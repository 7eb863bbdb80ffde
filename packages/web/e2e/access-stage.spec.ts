/** axe on moments that take the stage: the opening fist of Epix, the Leaders at the end of Hidden Leaders. */
import type { Page } from '@playwright/test';
import { soundDayAndNight } from './axe.ts';
import { expect, playSome, test } from './table.ts';

const TITLES = ['epix', 'hidden-leaders'] as const;
/** Hidden Leaders stages nothing but its end. */
const FINAL: readonly string[] = ['hidden-leaders'];
const ENOUGH = 300;

/** Inside the page: what is on the stage stays there. */
function holdTheStage(): void {
  Object.assign(globalThis, { keepsFinale: true });
  const start = setTimeout;
  const A_BREATH = 500;
  const held = (run: () => void, ms?: number) =>
    (ms ?? 0) >= A_BREATH && document.querySelector('[data-stage]') ? 0 : start(run, ms);
  Object.assign(globalThis, { setTimeout: held });
}

async function look(page: Page, title: string): Promise<void> {
  await page.addInitScript(holdTheStage);
  await page.goto(`/new/${title}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const stage = page.locator('[data-stage]');
  for (let answers = 0; answers < ENOUGH && (await stage.count()) === 0; answers++) await playSome(page, 1, answers);
  await expect(stage).toBeVisible();
  await expect(stage).toHaveAttribute('data-final', String(FINAL.includes(title)));
  await soundDayAndNight(page, `${title} on the stage`);
}

for (const title of TITLES) test(title, ({ page }) => look(page, title));
