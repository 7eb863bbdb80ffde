/** Sound: heard after a gesture, and not at all when it is switched off. */
import type { Page } from '@playwright/test';
import { expect, playSome, startGame, test } from './table.ts';

test.use({ heard: true });

/** Counts the tones that are started. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { tones: 0 });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...args) {
      (globalThis as unknown as { tones: number }).tones++;
      return start.apply(this, args);
    };
  });
  return () => page.evaluate('tones');
}

test('the table is heard, until it is switched off', async ({ page }) => {
  const tones = await listen(page);
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'first 0' });
  await playSome(page, 2);
  await expect.poll(tones).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Off' }).check();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  const before = await tones();
  await playSome(page, 6);
  expect(await tones()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is heard before somebody asks for it', async ({ page }) => {
    const tones = await listen(page);
    await startGame(page, { seats: 2, mode: 'Basic', seed: 'first 0' });
    await playSome(page, 2);
    expect(await tones()).toBe(0);
  });
});
