/** Lids are closed, networks fail, servers fall over: the game goes on. */
import {
  answer,
  cut,
  decisions,
  expect,
  expectNoComplaints,
  gather,
  playOneByOne,
  playUntil,
  restore,
  test,
  whoIsAsked,
} from './online-table.ts';

const PLAN = { title: 'Epix', seats: 2, option: 'Basic' } as const;

test('a page that is reloaded in the middle is where it was, with the whole log', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  await playUntil(players, 8);
  const bo = players[1]!;
  await expect.poll(() => decisions(bo)).toBeGreaterThanOrEqual(8);
  const before = await decisions(bo);
  const told = await bo.page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem').count();
  await bo.page.reload();
  await expect(bo.page.locator('[data-at]')).toBeVisible();
  expect(await decisions(bo)).toBeGreaterThanOrEqual(before);
  const after = await bo.page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem').count();
  expect(after).toBeGreaterThanOrEqual(told);
  await playUntil(players, before + 6);
  expectNoComplaints(players);
});

test('somebody who was away is told what happened', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], {
    ...PLAN,
    seats: 3,
    bots: { count: 1, level: 'Page' },
  });
  const [asked, waiting] = await whoIsAsked(players);
  const address = waiting.page.url();
  await waiting.page.goto(server.url);
  const before = await decisions(asked);
  await answer(asked);
  await expect.poll(() => decisions(asked)).toBeGreaterThan(before);
  await waiting.page.goto(address);
  await waiting.page.getByRole('button', { name: 'What happened?' }).click();
  const recap = waiting.page.getByRole('dialog', { name: 'Since you were away' });
  await expect(recap.getByRole('listitem').first()).toContainText(asked.name);
  expectNoComplaints(players);
});

test('an answer that is given while the network is cut arrives when it is back', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  await playOneByOne(players, 4);
  const [asked, waiting] = await whoIsAsked(players);
  const before = await decisions(waiting);
  await cut(asked);
  await answer(asked);
  await expect(asked.page.locator('[data-mine="true"]')).toHaveCount(0);
  expect(await decisions(waiting)).toBe(before);
  await restore(asked);
  await expect.poll(() => decisions(waiting)).toBe(before + 1);
  await expect.poll(() => decisions(asked)).toBe(before + 1);
  await playUntil(players, before + 6);
  expectNoComplaints(players);
});

test('a server that is killed and started again has lost nothing', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  await playOneByOne(players, 6);
  const [asked, waiting] = await whoIsAsked(players);
  const before = await decisions(asked);
  await server.kill();
  for (const { page } of players) await expect(page.getByText('The connection is lost.')).toBeVisible();
  await answer(asked);
  await server.start();
  for (const { page } of players) {
    await expect(page.getByText('The connection is lost.')).toHaveCount(0, { timeout: 60_000 });
  }
  await expect.poll(() => decisions(waiting), { timeout: 60_000 }).toBe(before + 1);
  await playUntil(players, before + 8);
  expectNoComplaints(players);
});

test('two windows of one person show the same table', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  const [asked] = await whoIsAsked(players);
  const second = await asked.page.context().newPage();
  await second.goto(asked.page.url());
  await expect(second.locator('[data-mine="true"]')).toBeVisible();
  await answer(asked);
  await expect.poll(() => decisions(asked)).toBe(1);
  await expect(second.locator('[data-at="1"]')).toBeVisible();
  expectNoComplaints(players);
});
