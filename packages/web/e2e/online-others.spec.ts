/** What people at tables see of each other and of their other tables: cards in the lobby, links, calls, reports. */
import { register, runningTable, tableWithBot, waitingTable } from './online-quickly.ts';
import { answer, arrive, expect, expectNoComplaints, openMenu, type Player, test } from './online-table.ts';

const LIVE = { kind: 'live', perMove: 45, bank: 600 } as const;

test('a card in the lobby says how the game is played, that it counts, and whether its host is there', async ({
  browser,
  server,
}) => {
  const [ada, eve] = [await arrive(browser, `Adelheid ${process.pid}`), await arrive(browser, 'Eve')];
  await register([ada], server.url);
  const wish = { rated: true, clock: LIVE, options: { deck: 'full' } };
  const table = await waitingTable([ada], server.url, wish, 2);
  await eve.page.goto(`${server.url}/online`);
  const card = eve.page.getByRole('listitem').filter({ has: eve.page.locator(`a[href$="${table}"]`) });
  await expect(card).toContainText(ada.name);
  await expect(card).toContainText('45 s a decision + 10 min');
  await expect(card).toContainText('rated');
  await expect(card).toContainText('Full');
  await expect(card).toContainText('host away');
  await ada.page.goto(`${server.url}/online/table/${table}`);
  await expect(ada.page.getByText('you', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('host away');
  await ada.page.close();
  await expect(card).toContainText('host away');
  expectNoComplaints([ada, eve]);
});

test('at a slow table the app asks once how to tell you, and takes no for an answer', async ({ browser, server }) => {
  const players = await Promise.all(['Bruno', 'Carla'].map(name => arrive(browser, name)));
  const table = await runningTable(players, server.url, { clock: { kind: 'slow', days: 3 } });
  const question = 'This game takes days. How shall we tell you when it is your turn?';
  for (const { page } of players) {
    await page.goto(`${server.url}/online/table/${table}`);
    await expect(page.getByText(question)).toBeVisible();
  }
  const [bruno, carla] = players.map(player => player.page);
  await bruno!.getByRole('button', { name: 'Not at all' }).click();
  await expect(bruno!.getByText(question)).toHaveCount(0);
  await bruno!.reload();
  await expect(bruno!.locator('[data-at]')).toBeVisible();
  await expect(bruno!.getByText(question)).toHaveCount(0);
  await carla!.getByRole('link', { name: 'By mail or otherwise' }).click();
  const settings = carla!.getByRole('region', { name: 'When it is your turn' });
  await settings.getByLabel('Web address to call').fill('https://example.org/turn');
  await settings.getByRole('button', { name: 'Keep' }).click();
  await expect(settings.getByText('Kept.')).toBeVisible();
  await carla!.goto(`${server.url}/online/table/${table}`);
  await expect(carla!.locator('[data-at]')).toBeVisible();
  await expect(carla!.getByText(question)).toHaveCount(0);
  expectNoComplaints(players);
});

test('at a quick table nobody asks', async ({ browser, server }) => {
  const players = await Promise.all(['Dora', 'Emil'].map(name => arrive(browser, name)));
  const table = await runningTable(players, server.url, { clock: LIVE });
  const { page } = players[0]!;
  await page.goto(`${server.url}/online/table/${table}`);
  await expect(page.locator('[data-at]')).toBeVisible();
  await expect(page.getByText('This game takes days.')).toHaveCount(0);
});

test('a host makes a new link, and the old one leads nowhere', async ({ browser, server }) => {
  const [fred, guest] = [await arrive(browser, 'Fred'), await arrive(browser, 'Guest')];
  const table = await waitingTable([fred], server.url, { visibility: 'private' }, 2);
  const { page } = fred;
  await page.goto(`${server.url}/online/table/${table}`);
  const link = page.getByLabel('Invitation link');
  const old = await link.inputValue();
  await page.getByRole('button', { name: 'New link: the old one leads nowhere then' }).click();
  await expect(link).not.toHaveValue(old);
  await guest.page.goto(old);
  await expect(guest.page.getByRole('heading', { name: 'This table is not open to you' })).toBeVisible();
  const renewed = await link.inputValue();
  await guest.page.goto('about:blank');
  await guest.page.goto(renewed);
  await expect(guest.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  expect(fred.complaints).toEqual([]);
});

test('whoever waits at one table is called to another as soon as it is their turn there', async ({
  browser,
  server,
}) => {
  const players = await Promise.all(['Gerda', 'Hugo'].map(name => arrive(browser, name)));
  const table = await runningTable(players, server.url);
  for (const { page } of players) await page.goto(`${server.url}/online/table/${table}`);
  const [, waiting] = players as [Player, Player];
  await expect(waiting.page.locator('[data-mine="true"]')).toBeVisible();
  await answer(waiting);
  const notice = waiting.page.getByText('Another table waits for you: Hidden Leaders.');
  await expect(notice).toHaveCount(0);
  const other = await tableWithBot(waiting, server.url);
  await expect(notice).toBeVisible();
  await waiting.page.getByRole('button', { name: 'To the next table' }).click();
  await expect(waiting.page).toHaveURL(new RegExp(other));
  expectNoComplaints(players);
});

test('somebody at the table, and what they said, is reported without their noticing', async ({ browser, server }) => {
  const players = await Promise.all(['Ida', 'Jens'].map(name => arrive(browser, name)));
  const table = await runningTable(players, server.url);
  for (const { page } of players) await page.goto(`${server.url}/online/table/${table}`);
  const [ida, jens] = players.map(player => player.page);
  await jens!.getByRole('tab', { name: /^Chat/ }).click();
  await jens!.getByLabel('Say something').fill('Something nasty');
  await jens!.getByRole('button', { name: 'Send' }).click();
  await ida!.getByRole('tab', { name: /^Chat/ }).click();
  await ida!.getByRole('button', { name: 'Report what Jens said' }).click();
  const sheet = ida!.getByRole('dialog', { name: 'Report somebody' });
  await expect(sheet).toContainText('Something nasty');
  await sheet.getByLabel('What happened').fill('He insults us');
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await expect(sheet).toContainText('Thank you.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await openMenu(players[0]!);
  await ida!.getByRole('button', { name: 'Report somebody …' }).click();
  await expect(sheet.getByLabel('Who')).toContainText('Jens');
  await sheet.getByLabel('What happened').fill('He stalls');
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await expect(sheet).toContainText('Thank you.');
  await expect(jens!.getByText('report', { exact: false })).toHaveCount(0);
  expectNoComplaints(players);
});
