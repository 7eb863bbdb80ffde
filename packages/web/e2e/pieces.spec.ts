/** Stacks, mats and the small map: everything of a place, everything of a player, the way to another part of the map. */
import { sound } from './axe.ts';
import { decisions, expect, startGame, takeFromList, test, turnOrEnd } from './table.ts';

test('a stack is a badge with a count that opens into all its pieces, and so does every place', async ({ page }) => {
  await startGame(page, { mode: 'Basic', seed: 'stack' });
  await turnOrEnd(page);
  const own = /^recruit:knight:castle/;
  await takeFromList(page, codes => codes.findIndex(code => own.test(code)));
  await expect.poll(() => decisions(page)).toBeGreaterThan(0);
  await turnOrEnd(page);
  const badge = page.locator('[data-stack]').first();
  await expect(badge).toHaveAccessibleName(/: 2 pieces, show all/);
  const before = await decisions(page);
  await badge.locator('text').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem')).toHaveText([/Soldier/, /Knight/]);
  await sound(page, 'the pieces of a place');
  await page.keyboard.press('Escape');
  await page.locator('[data-spot="area.kilimandjora"]').dispatchEvent('contextmenu');
  await expect(page.getByRole('dialog', { name: 'Kilimandjora' })).toBeVisible();
  expect(await decisions(page)).toBe(before);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a press on a seat opens the mat of the player, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startGame(page, { mode: 'Basic', seed: 'mat' });
    await turnOrEnd(page);
    await page
      .getByRole('button', { name: /: show everything$/ })
      .nth(1)
      .click();
    const mat = page.getByRole('dialog').locator('[data-mat]');
    await expect(mat.getByRole('region', { name: 'Units on the map' })).toContainText('Soldier');
    await expect(mat.getByRole('region', { name: 'In supply' })).toBeVisible();
    await expect(mat.getByRole('region', { name: 'Your Action cards' })).toHaveCount(0);
    await sound(page, 'the mat of a player');
  });
}

test('the small map shows where one is while the map is near, and leads elsewhere', async ({ page }) => {
  await startGame(page, { mode: 'Basic', seed: 'near' });
  await turnOrEnd(page);
  const small = page.locator('[data-minimap]');
  await expect(small).toHaveCount(0);
  await page.getByRole('button', { name: 'Nearer' }).click();
  await page.getByRole('button', { name: 'Nearer' }).click();
  await expect(small).toBeVisible();
  const part = async () => (await small.locator('[data-in-sight]').boundingBox())!.x;
  const { x, y, width, height } = (await small.boundingBox())!;
  const middle = await part();
  await page.mouse.click(x + width * 0.2, y + height / 2);
  await expect.poll(part).toBeLessThan(middle);
  await page.mouse.click(x + width * 0.8, y + height / 2);
  await expect.poll(part).toBeGreaterThan(middle);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect(small).toHaveCount(0);
});
