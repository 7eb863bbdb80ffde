/** A game that was begun on one device goes on online; and what is said where there is no server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveFolder } from '../../../scripts/serve-folder.mjs';
import {
  answer,
  arrive,
  decisions,
  expect,
  expectNoComplaints,
  playUntil,
  sitDown,
  start,
  test,
} from './online-table.ts';

test('a hot-seat game is published, and continued by two people in two places', async ({ browser, server }) => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => arrive(browser, name)));
  const { page } = ada!;
  await page.goto(`${server.url}/new/epix`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByText('Options: mode').click();
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'A person here' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.getByRole('button', { name: /show my table/ });
  const before = 4;
  for (let i = 0; i <= before; i++) {
    const mine = page.locator(`[data-at="${i}"] [data-mine="true"]`);
    await expect(curtain.or(mine)).toBeVisible();
    if (await curtain.isVisible()) await curtain.click();
    await expect(mine).toBeVisible();
    if (i < before) await answer(ada!);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Go on online' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Take it online' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await sitDown(bo!, link);
  await start(ada!);
  for (const player of [ada!, bo!]) {
    await expect(player.page.locator('[data-at]')).toBeVisible();
    await expect.poll(() => decisions(player)).toBe(before);
  }
  await playUntil([ada!, bo!], before + 6);
  expectNoComplaints([ada!, bo!]);
});

test('without a server behind it the app says so kindly, and plays on this device', async ({ browser }) => {
  const folder = process.env.WEB_FOLDER ?? join(import.meta.dirname, '../dist');
  const files = createServer(serveFolder(folder)).listen(0);
  const url = `http://localhost:${(files.address() as AddressInfo).port}`;
  const ada = await arrive(browser, 'Ada');
  await ada.page.goto(url);
  await ada.page.getByRole('link', { name: 'Play online' }).click();
  await expect(ada.page.getByRole('heading', { name: 'No server behind this page' })).toBeVisible();
  await ada.page.getByRole('link', { name: 'To the shelf' }).click();
  await ada.page.getByRole('link', { name: /Epix Quick/ }).click();
  await ada.page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(ada.page.locator('[data-at]')).toBeVisible();
  expectNoComplaints([ada]);
  files.close();
});
