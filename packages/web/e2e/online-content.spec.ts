/** A content file at an online table: the host brings it, everybody plays with it and can have it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  arrive,
  expect,
  expectNoComplaints,
  makeTable,
  openMenu,
  playToTheEnd,
  playUntil,
  sitDown,
  start,
  test,
} from './online-table.ts';

const FILE = fileURLToPath(new URL('../../../examples/content/hidden-leaders.yaml', import.meta.url));

test('a table with a content file and the promo Heroes is the same for everybody, to the end', async ({
  browser,
  server,
}) => {
  test.setTimeout(900_000);
  const players = [await arrive(browser, 'Ada'), await arrive(browser, 'Bo')];
  const [ada, bo] = players as [(typeof players)[0], (typeof players)[0]];
  const plan = { title: 'Hidden Leaders', seats: 2, option: 'With promos', content: FILE } as const;
  const link = await makeTable(ada, server, plan);
  await sitDown(bo, link);
  await expect(bo.page.getByText('My box, third printing')).toBeVisible();
  const download = bo.page.waitForEvent('download');
  await bo.page.getByRole('button', { name: 'Save it as a file' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Patient Pike');
  await start(ada);
  for (const { page } of players) {
    await expect(page.locator('[data-at]')).toBeVisible();
    await expect(page.getByText('Tide Folk').first()).toBeAttached();
  }
  await playUntil(players, 20);
  await bo.page.screenshot({ path: test.info().outputPath('table.png') });
  await openMenu(bo);
  await expect(bo.page.getByText(/Played with the cards and maps of “My box, third printing/)).toBeVisible();
  await bo.page.keyboard.press('Escape');
  await playToTheEnd(players);
  expectNoComplaints(players);
});
