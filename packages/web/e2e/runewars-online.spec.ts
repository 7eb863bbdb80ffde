/** Four people in four windows end a game of Runewars that was begun at one table: its last winter, by link. */

import { arrive, decisions, expect, expectNoComplaints, playToTheEnd, sitDown, start, test } from './online-table.ts';
import { gameFor, putOnTheTable } from './scenes.ts';

const WINTER = 3;

test('the last winter of a game of 4 is played online to its end', async ({ browser, server }) => {
  test.setTimeout(900_000);
  const record = await gameFor<{ year: number; season: number }>({
    title: 'runewars',
    seats: 4,
    shows: ({ id, state }) => id === 'RNW-D07' && state.year === 7 && state.season === WINTER,
  });
  const players = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map(name => arrive(browser, name)));
  const [ada, ...others] = players;
  const { page } = ada!;
  await putOnTheTable(page, record, server.url);
  const before = await decisions(ada!);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Go on online' }).click();
  for (const seat of [2, 3, 4]) await page.getByLabel(`Who plays seat ${seat}`).selectOption('person');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Take it online' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  for (const other of others) await sitDown(other, link);
  await start(ada!);
  for (const player of players) {
    await expect(player.page.locator('[data-runewars-board]')).toBeVisible();
    await expect.poll(() => decisions(player)).toBeGreaterThanOrEqual(before);
  }
  await playToTheEnd(players);
  const results = await Promise.all(
    players.map(player => player.page.getByRole('dialog').locator('ol').first().innerText()),
  );
  expect(results[0]!.split('\n').length).toBeGreaterThanOrEqual(4);
  expectNoComplaints(players);
});
