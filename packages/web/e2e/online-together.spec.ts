/** Around the table: talk, votes, stand-ins, spectators, clocks. */
import {
  answer,
  arrive,
  decisions,
  expect,
  expectNoComplaints,
  gather,
  makeTable,
  openMenu,
  playUntil,
  sitDown,
  start,
  test,
  whoIsAsked,
} from './online-table.ts';

const PLAN = { title: 'Epix', seats: 2, option: 'Basic' } as const;

test('people talk, and need not listen', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  const [ada, bo] = [players[0]!, players[1]!];
  const say = async (text: string) => {
    await bo.page.getByLabel('Say something').fill(text);
    await bo.page.keyboard.press('Enter');
  };
  await bo.page.getByRole('tab', { name: /^Chat/ }).click();
  await say('Good evening!');
  await expect(ada.page.getByRole('tab', { name: 'Chat 1 new message' })).toBeVisible();
  await ada.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(ada.page.getByText('Good evening!')).toBeVisible();
  await expect(ada.page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Do not listen to Bo' }).click();
  await expect(ada.page.getByText('Good evening!')).toHaveCount(0);
  await say('Can you hear me?');
  await expect(bo.page.getByText('Can you hear me?')).toBeVisible();
  await expect(ada.page.getByText('Can you hear me?')).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Listen to Bo again' }).click();
  await say('And now?');
  await expect(ada.page.getByText('And now?')).toBeVisible();
  expectNoComplaints(players);
});

test('allies talk in private, and find it again', async ({ browser, server }) => {
  const plan = { title: 'Yield', seats: 4, option: 'Teams', options: { 'Team whispers': 'Yes' }, open: true } as const;
  const bots = { count: 1, level: 'Page' };
  const players = await gather(browser, server, ['Ada', 'Bo', 'Cy'], { ...plan, bots });
  const [ada, bo, cy] = [players[0]!, players[1]!, players[2]!];
  const eve = await arrive(browser, 'Eve');
  await eve.page.goto(ada.page.url());
  const all = [...players, eve];
  for (const { page } of all) await page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(bo.page.getByRole('group', { name: 'Who hears it' })).toHaveCount(0);
  await ada.page.getByRole('group', { name: 'Who hears it' }).getByRole('radio', { name: 'Only Cy' }).check();
  await ada.page.getByLabel('Say something to Cy alone').fill('Let us take the north');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByText('only for Cy')).toBeVisible();
  await expect(cy.page.getByText('Let us take the north')).toBeVisible();
  await expect(cy.page.getByText('only for you')).toBeVisible();
  await ada.page.getByRole('radio', { name: 'Everybody' }).check();
  await ada.page.getByLabel('Say something', { exact: true }).fill('Good evening!');
  await ada.page.keyboard.press('Enter');
  for (const { page } of all) await expect(page.getByText('Good evening!')).toBeVisible();
  for (const { page } of [bo, eve]) await expect(page.getByText('Let us take the north')).toHaveCount(0);
  await cy.page.reload();
  await cy.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(cy.page.getByText('Let us take the north')).toBeVisible();
  expectNoComplaints(all);
});

test('what has shown something new is taken back by consent only', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  for (let i = 0; i < 2; i++) {
    await answer((await whoIsAsked(players))[0]);
    for (const player of players) await expect.poll(() => decisions(player)).toBe(i + 1);
  }
  const [asked, waiting] = await whoIsAsked(players);
  const before = await decisions(asked);
  await openMenu(asked);
  await asked.page.getByRole('button', { name: 'Ask to take back my last decision' }).click();
  await asked.page.keyboard.press('Escape');
  await expect(asked.page.getByText(`Waiting for ${waiting.name}.`)).toBeVisible();
  await waiting.page.getByRole('button', { name: 'Refuse' }).click();
  await expect(asked.page.getByText(`Waiting for ${waiting.name}.`)).toHaveCount(0);
  await openMenu(asked);
  await expect(asked.page.getByRole('button', { name: /Asking again is possible/ })).toBeDisabled();
  await asked.page.keyboard.press('Escape');
  await answer(asked);
  await expect.poll(() => decisions(waiting)).toBe(before + 1);
  await waiting.page.keyboard.press('u');
  await waiting.page.getByRole('button', { name: 'Ask to take back my last decision' }).click();
  await expect(waiting.page.getByRole('dialog')).toHaveCount(0);
  await expect(asked.page.getByText(`${waiting.name} asks to take back the last 2 decisions`)).toBeVisible();
  await asked.page.getByRole('button', { name: 'Agree' }).click();
  for (const player of players) await expect.poll(() => decisions(player)).toBe(before - 1);
  await playUntil(players, before + 2);
  expectNoComplaints(players);
});

test('a bot plays for whoever leaves, and hands the seat back', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  const [asked, waiting] = await whoIsAsked(players);
  const address = asked.page.url();
  const before = await decisions(waiting);
  await openMenu(asked);
  await asked.page.getByRole('button', { name: 'Leave the game' }).click();
  await asked.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(asked.page.getByRole('heading', { name: 'Online', level: 1 })).toBeVisible();
  await expect(waiting.page.getByTitle('A bot plays for this seat')).toBeVisible();
  await expect.poll(() => decisions(waiting)).toBeGreaterThan(before);
  await asked.page.goto(address);
  await asked.page.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(waiting.page.getByTitle('A bot plays for this seat')).toHaveCount(0);
  expectNoComplaints(players);
});

test('the host frees a seat, gives it to a bot, and strangers watch what lies open', async ({ browser, server }) => {
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(name => arrive(browser, name)));
  const link = await makeTable(ada!, server, { ...PLAN, open: true, clock: 'Live' });
  await sitDown(bo!, link);
  await ada!.page.getByRole('button', { name: 'Ask Bo to leave' }).click();
  await expect(bo!.page.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await ada!.page.getByLabel('Who plays seat 2').selectOption({ label: 'Page' });
  await expect(bo!.page.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await start(ada!);
  await expect(ada!.page.locator('[data-at]')).toBeVisible();
  await expect(ada!.page.locator('time').first()).toContainText(':');
  await eve!.page.goto(link);
  await expect(eve!.page.locator('[data-at]')).toBeVisible();
  await expect(eve!.page.locator('[data-mine="true"]')).toHaveCount(0);
  await whoIsAsked([ada!]);
  const before = await decisions(eve!);
  await answer(ada!);
  await expect.poll(() => decisions(eve!)).toBeGreaterThan(before);
  expectNoComplaints([ada!, bo!, eve!]);
});

test('a standing order answers in the place of its person', async ({ browser, server }) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], PLAN);
  const [asked, waiting] = await whoIsAsked(players);
  await openMenu(waiting);
  await waiting.page.getByRole('checkbox', { name: /^Pass in the draft/ }).check();
  await waiting.page.keyboard.press('Escape');
  await answer(asked, 'pass');
  await expect.poll(() => decisions(waiting)).toBeGreaterThanOrEqual(2);
  await expect(waiting.page.getByRole('tabpanel', { name: 'Log' })).toContainText(`${waiting.name} left the draft.`);
  expectNoComplaints(players);
});

test('a private table is closed to those without the whole link', async ({ browser, server }) => {
  const [ada, eve] = await Promise.all(['Ada', 'Eve'].map(name => arrive(browser, name)));
  const link = await makeTable(ada!, server, PLAN);
  await eve!.page.goto(link.replace(/#.*/, ''));
  await expect(eve!.page.getByRole('heading', { name: 'This table is not open to you' })).toBeVisible();
  expectNoComplaints([ada!, eve!]);
});

test('whoever has answered in secret is told that it may be changed until everybody has', async ({
  browser,
  server,
}) => {
  const players = await gather(browser, server, ['Ada', 'Bo'], { title: 'Hidden Leaders', seats: 2 });
  const [ada, bo] = [players[0]!, players[1]!];
  const changing = 'You have answered. Until everybody has, you may still change it.';
  await expect(ada.page.locator('[data-mine="true"]')).toBeVisible();
  await expect(ada.page.getByText(changing)).toHaveCount(0);
  await answer(ada);
  await expect(ada.page.getByText(changing)).toBeVisible();
  await answer(ada);
  await expect(ada.page.getByText(changing)).toBeVisible();
  await expect(bo.page.getByText(changing)).toHaveCount(0);
  await answer(bo);
  await expect(ada.page.getByText(changing)).toHaveCount(0);
  expectNoComplaints(players);
});
