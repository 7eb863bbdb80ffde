/** The account page: getting an account, devices, passphrase, notifications, own data, and being forgotten. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { barriers } from './axe.ts';
import {
  arrive,
  expect,
  expectNoComplaints,
  makeTable,
  type OnlineServer,
  type Player,
  sitDown,
  start,
  test,
} from './online-table.ts';

const SECRET = 'a horse that is correct';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Names of accounts are nobody else's: each test has its own. */
let accounts = 0;
const newName = (name: string) => `${name} ${process.pid}-${++accounts}`;

async function openAccount({ page }: Player, server: OnlineServer): Promise<void> {
  await page.goto(`${server.url}/online/account`);
  await expect(page.getByRole('heading', { name: 'You', level: 1 })).toBeVisible();
}

async function fillIn(page: Page, section: string, name: string, passphrase = SECRET): Promise<void> {
  const form = page.getByRole('region', { name: section });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Passphrase').fill(passphrase);
}

/** Somebody with a browser and an account. */
async function register(player: Player, server: OnlineServer): Promise<void> {
  await openAccount(player, server);
  await fillIn(player.page, 'Get an account', player.name);
  await player.page.getByRole('button', { name: 'Get the account' }).click();
  await isKnown(player);
  await expect(player.page.getByText('You play as a guest')).toHaveCount(0);
}

async function logIn(player: Player, server: OnlineServer, passphrase = SECRET): Promise<void> {
  await openAccount(player, server);
  await fillIn(player.page, 'Log in', player.name, passphrase);
  await player.page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const isKnown = ({ page, name }: Player) => expect(page.getByText(`You are logged in as ${name}.`)).toBeVisible();
const isNobody = ({ page }: Player) => expect(page.getByText('Nobody knows you here yet.')).toBeVisible();

test('an account is opened elsewhere, and that device is shut out again', async ({ browser, server }) => {
  const name = newName('Ottilie');
  const [here, there] = [await arrive(browser, name), await arrive(browser, name)];
  await register(here, server);
  await logIn(there, server, 'not this one at all');
  await expect(there.page.getByRole('alert')).toHaveText('Name and passphrase do not go together.');
  await logIn(there, server);
  await isKnown(there);
  await here.page.reload();
  const devices = here.page.getByRole('region', { name: 'Logged in at' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText(/Chrome, \w+/);
  await devices.getByRole('button', { name: 'Log out there' }).click();
  await expect(devices).toHaveCount(1);
  await there.page.reload();
  await isNobody(there);
  await isKnown(here);
  expectNoComplaints([here, there]);
});

test('a new passphrase counts everywhere, and a name that is taken is refused', async ({ browser, server }) => {
  const name = newName('Pippin');
  const [here, there] = [await arrive(browser, name), await arrive(browser, name)];
  await register(here, server);
  await openAccount(there, server);
  await fillIn(there.page, 'Get an account', name.toUpperCase());
  await there.page.getByRole('button', { name: 'Get the account' }).click();
  await expect(there.page.getByRole('alert')).toHaveText('Somebody else has this name.');
  const { page } = here;
  await page.getByLabel('The old one').fill('something else');
  await page.getByLabel('The new one').fill('another long secret');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('The old one').fill(SECRET);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('The passphrase was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await isNobody(here);
  await logIn(there, server, 'another long secret');
  await isKnown(there);
  expect(here.complaints.concat(there.complaints).filter(text => !text.includes('409'))).toEqual([]);
});

test('a forgotten passphrase is replaced by a recovery code, once', async ({ browser, server }) => {
  const [ada, thief] = [await arrive(browser, newName('Valborg')), await arrive(browser, 'Thief')];
  const { page, name } = ada;
  await register(ada, server);
  const kept = page.getByRole('region', { name: 'If you forget the passphrase' });
  await kept.getByLabel('Passphrase').fill('not this one at all');
  await kept.getByRole('button', { name: 'Make a recovery code' }).click();
  await expect(kept.getByRole('alert')).toBeVisible();
  await kept.getByLabel('Passphrase').fill(SECRET);
  await kept.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = (await kept.locator('code').textContent())!;
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await isNobody(ada);
  const recover = async (who: Page, given: string) => {
    const form = who.getByRole('region', { name: 'Log in' }).locator('form').last();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Recovery code').fill(given);
    await form.getByLabel('The new one').fill('a donkey that is correct');
    await form.getByRole('button', { name: 'Set the new passphrase' }).click();
  };
  await page.getByRole('button', { name: 'Passphrase forgotten?' }).click();
  await recover(page, 'not-the-code');
  await expect(page.getByRole('alert')).toBeVisible();
  await recover(page, code);
  await isKnown(ada);
  await openAccount(thief, server);
  await thief.page.getByRole('button', { name: 'Passphrase forgotten?' }).click();
  await recover(thief.page, code);
  await expect(thief.page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await logIn(ada, server, 'a donkey that is correct');
  await isKnown(ada);
  expectNoComplaints([ada, thief]);
});

test('how to be told is kept, in the chosen language, and addresses that are none are named', async ({
  browser,
  server,
}) => {
  const ada = await arrive(browser, newName('Roswitha'));
  const { page } = ada;
  await register(ada, server);
  const section = page.getByRole('region', { name: 'When it is your turn' });
  const keep = () => section.getByRole('button', { name: 'Keep' }).click();
  await section.getByLabel('E-mail').fill('nobody');
  await keep();
  expect(await section.getByLabel('E-mail').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  await section.getByLabel('E-mail').fill('roswitha@example');
  await keep();
  await expect(section.getByRole('alert')).toHaveText('This is not a mail address.');
  await section.getByLabel('E-mail').fill('roswitha@example.org');
  await section.getByLabel('Web address to call').fill('https://192.168.0.1/turn');
  await keep();
  await expect(section.getByRole('alert')).toHaveText('The web address must be a public https address.');
  await section.getByLabel('Web address to call').fill('https://example.org/turn');
  await expect(section.getByLabel('Language of the messages')).toHaveValue('en');
  await section.getByLabel('Language of the messages').selectOption({ label: 'Deutsch' });
  await section.getByLabel('For each table at most once in').selectOption({ label: '1 hour' });
  await section.getByLabel('Quiet hours').check();
  await section.getByLabel('From', { exact: true }).fill('21:30');
  await keep();
  await expect(section.getByText('Kept.')).toBeVisible();
  await expect(section.getByText(/A letter with a code is on its way to roswitha@example.org/)).toBeVisible();
  await expect.poll(() => server.letters.some(letter => letter.includes('roswitha@example.org'))).toBe(true);
  const [code] = /\d{6}/.exec(
    server.letters.find(letter => letter.includes('roswitha@example.org'))!.split('Subject')[1]!,
  )!;
  await section.getByLabel('Code', { exact: true }).fill(code);
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(section.getByLabel('Code', { exact: true })).toBeHidden();
  await page.reload();
  await expect(section.getByLabel('E-mail')).toHaveValue('roswitha@example.org');
  await expect(section.getByLabel('Web address to call')).toHaveValue('https://example.org/turn');
  await expect(section.getByLabel('Language of the messages')).toHaveValue('de');
  await expect(section.getByLabel('For each table at most once in')).toHaveValue('60');
  await expect(section.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(section.getByLabel('To', { exact: true })).toHaveValue('07:00');
  expect(ada.complaints.filter(text => !text.includes('400'))).toEqual([]);
});

test('everything that is kept about a person can be taken along', async ({ browser, server }) => {
  const ada = await arrive(browser, newName('Sigrun'));
  await register(ada, server);
  const download = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Everything that is kept about you, as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ person: { name: ada.name } });
  expectNoComplaints([ada]);
});

test('whoever is forgotten leaves the seat to a bot, and no name behind', async ({ browser, server }) => {
  const [ada, bo] = [await arrive(browser, newName('Theudelind')), await arrive(browser, 'Bo')];
  const { page } = ada;
  const link = await makeTable(ada, server, { title: 'Epix', seats: 2, option: 'Basic' });
  await sitDown(bo, link);
  await start(ada);
  await expect(bo.page.locator('[data-at]')).toBeVisible();
  await openAccount(ada, server);
  await fillIn(page, 'Get an account', ada.name);
  await page.getByRole('button', { name: 'Get the account' }).click();
  await isKnown(ada);
  await page.getByRole('button', { name: 'Delete the account …' }).click();
  const sheet = page.getByRole('dialog', { name: `Forget ${ada.name}?` });
  await expect(sheet.getByRole('listitem')).toHaveCount(5);
  await sheet.getByLabel('Passphrase').fill('not this one at all');
  await sheet.getByRole('button', { name: 'Delete for good' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('This is not your passphrase.');
  await sheet.getByLabel('Passphrase').fill(SECRET);
  await sheet.getByRole('button', { name: 'Delete for good' }).click();
  await isNobody(ada);
  await expect(bo.page.getByTitle('A bot plays for this seat')).toBeVisible();
  await expect(bo.page.getByText('A former player').first()).toBeVisible();
  await expect(bo.page.getByText(ada.name)).toHaveCount(0);
  await logIn(ada, server);
  await expect(page.getByRole('alert')).toHaveText('Name and passphrase do not go together.');
  expectNoComplaints([ada, bo]);
});

test('a guest can be forgotten too, and the page speaks German', async ({ browser, server }) => {
  const gast = await arrive(browser, 'Wido');
  const { page } = gast;
  await openAccount(gast, server);
  await page.getByLabel('Your name').fill('Wido');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByRole('link', { name: 'Wido' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('interregnum.settings', JSON.stringify({ language: 'de' })));
  await page.reload();
  await expect(page.getByLabel('Sprache der Nachrichten')).toHaveValue('de');
  await page.getByRole('button', { name: 'Vergesst mich …' }).click();
  await page
    .getByRole('dialog', { name: 'Wido vergessen?' })
    .getByRole('button', { name: 'Für immer löschen' })
    .click();
  await expect(page.getByText('Hier kennt dich noch niemand.')).toBeVisible();
  expectNoComplaints([gast]);
});

for (const [screen, options] of [
  ['a desk', {}],
  ['a phone', PHONE],
] as const) {
  test(`an account and its end have no barriers on ${screen}`, async ({ browser, server }) => {
    const ada = await arrive(browser, newName('Uta'), options);
    const { page } = ada;
    await register(ada, server);
    await page.getByLabel('Quiet hours').check();
    expect(await barriers(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Delete the account …' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expectNoComplaints([ada]);
  });
}
