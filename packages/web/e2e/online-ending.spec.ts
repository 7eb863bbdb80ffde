/** Before the start and before the end: other terms, free seats for bots, giving up, agreeing, watching. */
import { arrive, expect, expectNoComplaints, gather, makeTable, sitDown, test } from './online-table.ts';

test('the host changes the clock and fills up with bots, and who gives up is out', async ({ browser, server }) => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => arrive(browser, name)));
  const link = await makeTable(ada!, server, { title: 'Epix', seats: 3, option: 'Basic', open: true });
  await sitDown(bo!, link);
  await bo!.page.getByRole('button', { name: 'Move here' }).click();
  await expect(bo!.page.getByRole('listitem').nth(2)).toContainText('Bo');
  await ada!.page.getByRole('button', { name: 'Clock and terms' }).click();
  await ada!.page.getByRole('radio', { name: 'Slow', exact: true }).check();
  await ada!.page.getByRole('button', { name: 'Keep' }).click();
  await expect(bo!.page.getByText('2 days a decision')).toBeVisible();
  await ada!.page.getByRole('button', { name: 'Fill with bots and start' }).click();
  for (const { page } of [ada!, bo!]) await expect(page.locator('[data-at]')).toBeVisible();

  const cleo = await arrive(browser, 'Cleo');
  await cleo.page.goto(link.replace(/#.*/, ''));
  await expect(cleo.page.getByText('You are watching.')).toBeVisible();

  await bo!.page.getByRole('button', { name: 'Menu' }).click();
  await bo!.page.getByRole('button', { name: 'Give up' }).click();
  await bo!.page.getByRole('button', { name: 'Give up' }).click();
  await expect(ada!.page.getByText('The game is over: Bo gave up.')).toBeVisible();
  expectNoComplaints([ada!, bo!, cleo]);
});

test('a game ends when everybody would end it', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], { title: 'Hidden Leaders', seats: 2 });
  const [ada, bo] = players;
  await ada!.page.getByRole('button', { name: 'Menu' }).click();
  await ada!.page.getByRole('button', { name: 'Offer to end the game' }).click();
  await expect(bo!.page.getByText('Ada would end the game here.')).toBeVisible();
  await bo!.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of players) {
    await expect(page.getByText('The players have ended the game by agreement.')).toBeVisible();
  }
  expectNoComplaints(players);
});
