/** axe on moments that take the stage: a fist, a battle, the Leaders at the end of Hidden Leaders. */
import type { Page } from '@playwright/test';
import { soundDayAndNight } from './axe.ts';
import { playAlong } from './play-along.ts';
import { expect, startTitle, test } from './table.ts';

const TITLES = ['epix', 'hidden-leaders', 'yield', 'old-kings-crown', 'runewars'] as const;
/** Hidden Leaders stages nothing but its end. */
const FINAL: readonly string[] = ['hidden-leaders'];

/** Inside the page: what is on the stage stays there. */
function holdTheStage(): void {
  Object.assign(globalThis, { keepsFinale: true });
  const start = setTimeout;
  const A_BREATH = 500;
  const held = (run: () => void, ms?: number) =>
    (ms ?? 0) >= A_BREATH && document.querySelector('[data-stage][data-act]') ? 0 : start(run, ms);
  Object.assign(globalThis, { setTimeout: held });
}

async function look(page: Page, title: string): Promise<void> {
  await page.addInitScript(holdTheStage);
  await startTitle(page, title);
  const stage = page.locator('[data-stage][data-act]');
  /** Whoever plays along waits behind a held stage for ever, unseen. */
  await Promise.race([stage.waitFor({ timeout: 0 }), page.evaluate(playAlong, { seed: 1 })]);
  await page.evaluate(() => {
    document.documentElement.style.opacity = '';
  });
  await expect(stage).toBeVisible();
  await expect(stage).toHaveAttribute('data-final', String(FINAL.includes(title)));
  await soundDayAndNight(page, `${title} on the stage`);
}

for (const title of TITLES) test(title, ({ page }) => look(page, title));
