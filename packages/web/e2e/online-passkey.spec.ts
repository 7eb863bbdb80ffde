/** Passkeys in a real browser, with an authenticator that the browser pretends to have. */
import type { Page } from '@playwright/test';
import { arrive, expect, expectNoComplaints, test } from './online-table.ts';

const SECRET = 'a horse that is correct';

/** The finger is always on it. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, opens the account, and opens nothing when it is removed', async ({ browser, server }) => {
  const player = await arrive(browser, `Quendolin ${process.pid}`);
  const { page, name } = player;
  const known = page.getByText(`You are logged in as ${name}.`);
  const enter = page.getByRole('button', { name: 'Log in with a passkey' });
  await withAuthenticator(page);
  await page.goto(`${server.url}/online/account`);
  const newcomer = page.getByRole('region', { name: 'Get an account' });
  await newcomer.getByLabel('Name').fill(name);
  await newcomer.getByLabel('Passphrase').fill(SECRET);
  await page.getByRole('button', { name: 'Get the account' }).click();
  await expect(known).toBeVisible();

  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('What you call the device').fill('My finger');
  await passkeys.getByLabel('Passphrase').fill('not this one at all');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toBeVisible();
  await passkeys.getByLabel('Passphrase').fill(SECRET);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('My finger');
  await passkeys.getByLabel('Passphrase').fill(SECRET);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toHaveText('This device has a passkey for your account already.');

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await enter.click();
  await expect(known).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toContainText('last used');

  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await enter.click();
  await expect(page.getByRole('alert')).toHaveText('This passphrase or passkey does not belong to anybody here.');
  expectNoComplaints([player]);
});
