/** Moments that take the centre of the table: a breath at every pace, and a press goes on. */
import type { Page } from '@playwright/test';
import { expect, playSome, startGame, test } from './table.ts';

/** Notes every act that comes on the stage. */
async function note(page: Page, pace: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(wanted => {
    localStorage.setItem('interregnum.settings', JSON.stringify({ pace: wanted, language: 'en' }));
    const acts: string[] = [];
    Object.assign(globalThis, { acts });
    const look = () => {
      const { stage, act } = document.querySelector<HTMLElement>('[data-stage]')?.dataset ?? {};
      if (stage && acts.at(-1) !== `${stage} ${act}`) acts.push(`${stage} ${act}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  }, pace);
  return () => page.evaluate('acts');
}

const stage = (page: Page) => page.locator('[data-stage]');

test('the opening fist has a hush, a reveal and a consequence', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const acts = await note(page, 'fast');
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'first 0' });
  await playSome(page, 2);
  await expect.poll(acts).toEqual(['auction hush', 'auction reveal', 'auction consequence']);
  await expect(stage(page)).toHaveCount(0);
});

test('at once it is one beat, and not nothing', async ({ page }) => {
  const acts = await note(page, 'instant');
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'first 0' });
  await playSome(page, 2);
  await expect.poll(acts).toEqual(['auction consequence']);
  await expect(stage(page)).toHaveCount(0);
});

test('a press goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const acts = await note(page, 'slow');
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'first 0' });
  await playSome(page, 2);
  await stage(page).getByRole('button', { name: 'Go on' }).dispatchEvent('click');
  await expect(stage(page)).toHaveCount(0);
  expect(await acts()).not.toContain('auction consequence');
});
