/** Taking back, and what happened since one's last decision. */
import type { Page } from '@playwright/test';
import { soundDayAndNight } from './axe.ts';
import {
  curtain,
  decisions,
  dock,
  ending,
  expect,
  playSome,
  startGame,
  takeFromList,
  test,
  turnOrEnd,
} from './table.ts';

/** In this game the person starts the draft when the other is a bot. */
const FIRST = { seats: 2, mode: 'Basic', seed: 'regent first' } as const;

const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true });
const refused = (page: Page) => page.getByRole('button', { name: 'Take back: not possible now. Why?' });
const reason = (page: Page) => page.getByRole('dialog', { name: 'Take back' });
const recap = (page: Page) => page.getByRole('dialog', { name: 'Since your last decision' });

test('against bots one comes back to the last decision after all of them have played, and it is told', async ({
  page,
}) => {
  await startGame(page, { seats: 4, mode: 'Basic', seed: 'four' });
  await playSome(page, 6);
  await turnOrEnd(page);
  const before = await decisions(page);
  const question = await dock(page).getByRole('heading').first().textContent();
  const taken = await takeFromList(page, () => 0);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await turnOrEnd(page);
  await takeBack(page).click();
  await expect.poll(() => decisions(page)).toBeLessThanOrEqual(before + 3);
  await expect(dock(page).getByRole('heading').first()).toHaveText(question!);
  await page.keyboard.press('o');
  await expect(page.locator(`[data-sheet] [data-code="${taken}"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect.poll(() => decisions(page)).toBeLessThan(before);
  await playSome(page, 300);
  await expect(ending(page)).toContainText('Played with take-backs: 2.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a press says why nothing can be taken back', async ({ page }) => {
    await startGame(page, FIRST);
    await turnOrEnd(page);
    await refused(page).tap();
    await expect(reason(page)).toContainText('You have not decided anything yet.');
    await soundDayAndNight(page, 'why nothing can be taken back');
  });
});

test('several people at one device agree before something is taken back that others have answered', async ({
  page,
}) => {
  await startGame(page, { ...FIRST, others: 'A person here' });
  const sitDown = async () => {
    await curtain(page).click();
    await turnOrEnd(page);
  };
  await sitDown();
  const before = await decisions(page);
  await takeFromList(page, codes => codes.findIndex(code => code.startsWith('recruit')));
  await sitDown();
  await takeFromList(page, codes => codes.indexOf('pass'));
  await sitDown();
  await takeBack(page).click();
  await expect(reason(page)).toContainText(/the consent of (Regent|Guest 2)/);
  await soundDayAndNight(page, 'consent to taking back');
  await page.getByRole('button', { name: 'All agree: take back' }).click();
  await expect.poll(() => decisions(page)).toBe(before);
});

test('the recap tells what the others did, marks where, and comes by itself after a pause', async ({ page }) => {
  await startGame(page, { ...FIRST, others: 'Squire' });
  await turnOrEnd(page);
  await takeFromList(page, codes => codes.findIndex(code => code.startsWith('recruit')));
  await expect.poll(() => decisions(page)).toBeGreaterThan(1);
  await turnOrEnd(page);
  await page.keyboard.press('b');
  const told = recap(page).locator('ol > li');
  await expect(told.first()).toContainText('Regent');
  await expect(recap(page)).toContainText('Berengar');
  await expect(recap(page)).toContainText('marked on the board');
  await soundDayAndNight(page, 'the recap');
  await page.keyboard.press('Escape');
  await expect(dock(page)).toBeFocused();
  await expect(page.locator('[popover]')).toHaveCount(0);
  await expect(page.locator('[data-spot][data-changed]').first()).toBeVisible();
  await takeFromList(page, codes => codes.indexOf('pass'));
  await expect(page.locator('[data-spot][data-changed]')).toHaveCount(0);
  await turnOrEnd(page);
  await page.clock.setFixedTime(Date.now() + 10 * 60_000);
  await page.reload();
  await expect(recap(page)).toContainText('Regent');
  await recap(page).getByRole('button', { name: 'Play on' }).click();
  await expect(dock(page)).toBeVisible();
});
