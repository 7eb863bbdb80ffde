/** The online pages for everybody: no barriers that a machine can find, nothing wider than a phone. */
import { barriers } from './axe.ts';
import { arrive, expect, expectNoComplaints, gather, makeTable, openMenu, test } from './online-table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('lobby, new table, waiting table and account have no barriers, by day and by night', async ({
  browser,
  server,
}) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await makeTable(ada, server, { title: 'Epix', seats: 3, clock: 'Live' });
  const waiting = new URL(page.url()).pathname;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of [waiting, '/online', '/online/new', '/online/account']) {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await barriers(page), `${colorScheme} ${path}`).toEqual([]);
    }
  }
});

test('a live table with chat and menu has no barriers', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], { title: 'Hidden Leaders', seats: 2, clock: 'Live' });
  const [ada] = players;
  const { page } = ada!;
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByLabel('Say something').fill('Hello!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hello!')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await openMenu(ada!);
  await page.getByRole('button', { name: 'Link to this table' }).click();
  expect(await barriers(page)).toEqual([]);
  expectNoComplaints(players);
});

test('nothing is wider than a phone', async ({ browser, server }) => {
  const ada = await arrive(browser, 'Ada', PHONE);
  const { page } = ada;
  await makeTable(ada, server, { title: 'Epix', seats: 4, clock: 'Live', bots: { count: 3, level: 'Page' } });
  const pages = [new URL(page.url()).pathname, '/online', '/online/new', '/online/account'];
  for (const path of pages) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
  }
});
