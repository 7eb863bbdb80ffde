/** Four people in four windows play a whole game of Runewars, by link: from the first Order to the last winter. */

import { expect, expectNoComplaints, gather, playToTheEnd, test } from './online-table.ts';

test('a game of 4 is played online from its beginning to its end', async ({ browser, server }) => {
  test.setTimeout(1_200_000);
  const players = await gather(browser, server, ['Ada', 'Bo', 'Cy', 'Di'], { title: 'Runewars', seats: 4 });
  for (const { page } of players) await expect(page.locator('[data-runewars-board]')).toBeVisible();
  await playToTheEnd(players);
  const results = await Promise.all(
    players.map(async ({ page }) => (await page.getByRole('dialog').locator('ol').first().innerText()).split('\n')),
  );
  for (const names of results) {
    for (const name of ['Ada', 'Bo', 'Cy', 'Di']) expect(names.some(line => line.includes(name))).toBe(true);
  }
  expectNoComplaints(players);
});
