/** People around the tables: profiles, ratings, leaving before the start, watching, playing again. */
import type { Page } from '@playwright/test';
import { barriers } from './axe.ts';
import { finishedTable, register, runningTable, waitingTable } from './online-quickly.ts';
import { arrive, expect, expectNoComplaints, test } from './online-table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const surplusWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a profile shows ratings over time and finished games, and leads to them', async ({ browser, server }) => {
  test.setTimeout(600_000);
  const players = await Promise.all([arrive(browser, 'Vala'), arrive(browser, 'Wim', PHONE)]);
  const [vala, wim] = players as [(typeof players)[0], (typeof players)[0]];
  await register(players, server.url);
  for (let i = 0; i < 2; i++) await finishedTable(players, server.url, { rated: true });
  for (const { page } of players) {
    await page.goto(`${server.url}/online/account`);
    await page.getByRole('link', { name: 'Your profile' }).click();
    await expect(page.getByRole('heading', { name: 'Rating in Hidden Leaders' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^The rating over time; now \d+\.$/ })).toBeVisible();
    await expect(page.getByText('2 games')).toBeVisible();
    await expect(page.getByRole('link', { name: /Hidden Leaders Vala, Wim (not )?won · rated/ })).toHaveCount(2);
    expect(await barriers(page)).toEqual([]);
    expect(await surplusWidth(page)).toBeLessThanOrEqual(0);
  }
  await vala.page.getByRole('link', { name: 'Rating in Hidden Leaders' }).click();
  await expect(vala.page.getByRole('heading', { name: 'Ratings: Hidden Leaders' })).toBeVisible();
  await expect(vala.page.getByText('Nobody has played enough rated games yet to be listed.')).toBeVisible();
  await wim.page
    .getByRole('link', { name: /^Hidden Leaders Vala/ })
    .first()
    .click();
  await expect(wim.page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  expectNoComplaints(players);
});

test('whoever plays again sits down with the same people', async ({ browser, server }) => {
  const players = await Promise.all(['Xenia', 'Yorick'].map(name => arrive(browser, name)));
  const table = await finishedTable(players, server.url);
  for (const { page } of players) {
    await page.goto(`${server.url}/online/table/${table}`);
    await page.getByRole('dialog', { name: 'The game is over' }).getByRole('button', { name: 'Rematch' }).click();
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(page.getByText('you', { exact: true })).toBeVisible();
  }
  const [host, other] = players.map(player => player.page);
  expect(new URL(other!.url()).pathname).toBe(new URL(host!.url()).pathname);
  await host!.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of players) await expect(page.locator('[data-at="0"]')).toBeVisible();
  expectNoComplaints(players);
});

test('whoever leaves a waiting table frees the seat; its host closes it', async ({ browser, server }) => {
  const players = await Promise.all(['Zita', 'Arnulf'].map(name => arrive(browser, name)));
  const table = await waitingTable(players, server.url);
  const [zita, arnulf] = players.map(player => player.page) as [Page, Page];
  for (const page of [zita, arnulf]) await page.goto(`${server.url}/online/table/${table}`);
  await expect(zita.getByRole('link', { name: 'Arnulf' })).toBeVisible();
  await arnulf.getByRole('button', { name: 'Stand up' }).click();
  await expect(arnulf.getByRole('heading', { name: 'Online', level: 1 })).toBeVisible();
  await expect(zita.getByRole('link', { name: 'Arnulf' })).toHaveCount(0);
  await expect(zita.getByText('Free seat')).toBeVisible();
  await arnulf.goto(`${server.url}/online/table/${table}`);
  await zita.getByRole('button', { name: 'Close the table' }).click();
  await expect(arnulf.getByRole('heading', { name: 'This table was closed' })).toBeVisible();
  expectNoComplaints(players);
});

test('strangers find a running game in the lobby, and see what lies open', async ({ browser, server }) => {
  const players = await Promise.all(['Berta', 'Chlodwig'].map(name => arrive(browser, name)));
  const table = await runningTable(players, server.url);
  const eve = await arrive(browser, 'Eve');
  await eve.page.goto(`${server.url}/online`);
  const watching = eve.page.getByRole('region', { name: 'Games to watch' });
  await watching.locator(`a[href="/online/table/${table}"]`).click();
  await expect(eve.page.locator('[data-at="0"]')).toBeVisible();
  await expect(eve.page.getByText('Chlodwig').first()).toBeVisible();
  await expect(eve.page.locator('[data-mine="true"]')).toHaveCount(0);
  await expect(eve.page.getByLabel('Say something')).toHaveCount(0);
  expectNoComplaints([eve]);
});
