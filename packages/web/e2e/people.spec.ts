/** Several people at one device, rematches, languages, light. */
import { curtain, decisions, dock, ending, expect, playSome, startGame, startTitle, test } from './table.ts';

/** With how much the first player answers before it is the other's turn. */
for (const [title, answers] of [
  ['epix', 1],
  ['runewars', 2],
] as const)
  test(`${title}: a curtain falls between two people, and hides everything`, async ({ page }) => {
    const curtained = page.getByRole('heading', { name: /Now it is .* turn/ });
    await startTitle(page, title, { others: 'A person here' });
    await expect(curtained).toBeVisible();
    await expect(page.locator('[data-board]')).toHaveCount(0);
    const first = await curtained.textContent();
    await curtain(page).click();
    await expect(dock(page)).toBeVisible();
    const mine = await page.locator('[data-mine="true"] h2').textContent();
    expect(mine).toBeTruthy();
    await playSome(page, answers);
    await expect(curtained).toBeVisible();
    await expect(curtained).not.toHaveText(first!);
    await expect(page.locator('[data-board]')).toHaveCount(0);
    await curtain(page).click();
    await expect(dock(page)).toBeVisible();
    expect(await decisions(page)).toBe(answers);
  });

test('behind the curtain the last decision can be taken back', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'curtain', others: 'A person here' });
  await curtain(page).click();
  await expect(dock(page)).toBeVisible();
  await page.keyboard.press('0');
  await page.getByRole('button', { name: /Take back for/ }).click();
  await expect(dock(page)).toBeVisible();
  expect(await decisions(page)).toBe(0);
});

test('a rematch is a new game with the same people', async ({ page }) => {
  await startGame(page, { seats: 2, mode: 'Basic', seed: 'rematch' });
  await playSome(page, 300);
  const first = page.url();
  await ending(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(dock(page)).toBeVisible();
  await expect(ending(page)).toHaveCount(0);
});

test('the same seed deals the same game', async ({ page }) => {
  const offers: (string | null)[] = [];
  for (let i = 0; i < 2; i++) {
    await startGame(page, { seats: 3, seed: 'twin' });
    offers.push(await page.getByRole('tabpanel', { name: 'Log' }).locator('p').first().textContent());
  }
  expect(offers[0]).toBe(offers[1]);
});

test('the app speaks German, and remembers it', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /Epix/ }).click();
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Verlauf' })).toBeVisible();
});

test('night is dark', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Night' }).check();
  const brightness = await page.evaluate(() => {
    const [r, g, b] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)!.map(Number);
    return (r! + g! + b!) / 3;
  });
  expect(brightness).toBeLessThan(60);
});
