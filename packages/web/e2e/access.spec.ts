/** axe on every screen, by day and by night, wide and narrow. */
import type { Page } from '@playwright/test';
import { sound as soundByDay, soundDayAndNight } from './axe.ts';
import { ending, expect, playSome, playToAWord, startGame, test, turnOrEnd } from './table.ts';

type Sound = (page: Page, screen: string) => Promise<void>;

async function pages(page: Page, sound: Sound): Promise<void> {
  await page.goto('/');
  await sound(page, 'home');
  await page.getByRole('button', { name: 'Records' }).click();
  await sound(page, 'records');
  await page.goto('/new/epix');
  await page.getByText('Options: mode').click();
  await sound(page, 'setup');
  for (const address of ['settings', 'credits', 'nowhere']) {
    await page.goto(`/${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await sound(page, address);
  }
}

async function table(page: Page, sound: Sound): Promise<void> {
  await startGame(page, { seats: 2, seed: 'axe' });
  await turnOrEnd(page);
  await sound(page, 'table');
  await page.keyboard.press('o');
  await page.locator('[data-sheet] [data-code]').first().waitFor();
  await sound(page, 'all options');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await sound(page, 'keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' })).toBeFocused();
  await sound(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why?', exact: true }).click();
  await page.locator('[data-wanted="true"]').waitFor();
  await sound(page, 'rules');
  await page.keyboard.press('Escape');
}

/** Advice, what the others did, and the past. */
async function besideTheGame(page: Page, sound: Sound): Promise<void> {
  await startGame(page, { seats: 3, mode: 'Basic', seed: 'axe' });
  await playSome(page, 4);
  await turnOrEnd(page);
  await page.keyboard.press('h');
  await page.getByRole('complementary', { name: 'Hint' }).getByRole('listitem').first().waitFor();
  await sound(page, 'hint');
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await page
    .getByRole('dialog', { name: 'Since your last decision' })
    .getByRole('button', { name: 'Play on' })
    .waitFor();
  await sound(page, 'recap');
  await page.keyboard.press('Escape');
  await page.keyboard.press(',');
  await expect(page.locator('main').getByRole('heading').first()).toContainText('Looking back');
  await sound(page, 'looking back');
}

async function term(page: Page, sound: Sound): Promise<void> {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'colon' });
  const word = await playToAWord(page);
  await word.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: (await word.textContent())! });
  await expect(card).toBeFocused();
  const rule = card.getByRole('button', { name: /^Rule/ });
  await rule.waitFor();
  await sound(page, 'the help of a word');
  await page.keyboard.press('Tab');
  await expect(rule).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(word).toBeFocused();
}

async function otherPeople(page: Page, sound: Sound): Promise<void> {
  await startGame(page, { seats: 2, others: 'A person here' });
  await sound(page, 'curtain');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await sound(page, 'home with games');
}

async function end(page: Page, sound: Sound): Promise<void> {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'axe' });
  await playSome(page, 300);
  await ending(page).getByRole('img').waitFor();
  await sound(page, 'ending');
}

function everyScreen(sound: Sound): void {
  test('pages', ({ page }) => pages(page, sound));
  test('the table', ({ page }) => table(page, sound));
  test('hint, recap and the past', ({ page }) => besideTheGame(page, sound));
  test('the help of a word', ({ page }) => term(page, sound));
  test('curtain and games to continue', ({ page }) => otherPeople(page, sound));
  test('the end', ({ page }) => end(page, sound));
}

test.describe('by day and by night', () => everyScreen(soundDayAndNight));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  everyScreen(soundByDay);

  test('nothing to press is smaller than a fingertip', async ({ page }) => {
    await startGame(page, { seed: 'axe' });
    await turnOrEnd(page);
    const small = await page.locator('button:visible, a:visible, select:visible').evaluateAll(all =>
      all
        .filter(element => getComputedStyle(element).display !== 'inline')
        .map(element => ({ rect: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ rect }) => rect.top >= 0 && (rect.width < 44 || rect.height < 44))
        .map(({ html }) => html),
    );
    expect(small).toEqual([]);
  });
});
