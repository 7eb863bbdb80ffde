/** One game in several windows: it is played in one of them, and can be had in any. */
import type { BrowserContext, LaunchOptions, Page } from '@playwright/test';
import { test as base, decisions, dock, expect, playSome, startGame, turnOrEnd } from './table.ts';

/** A network name without encryption, as the browser sees it. */
const NAME = 'plain.test';

const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const openElsewhere = (page: Page) => page.getByRole('heading', { name: 'open in another window' });
const goesOnElsewhere = (page: Page) => page.getByRole('heading', { name: 'goes on in another window' });
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here' }).click();

async function windowOf(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  return other;
}

test('one press of Play leaves one table', async ({ page }) => {
  await startGame(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Remove this game of Epix' })).toHaveCount(1);
});

test('a second window waits until the first is closed', async ({ page, context }) => {
  await startGame(page);
  const other = await windowOf(context, page);
  await expect(openElsewhere(other)).toBeVisible();
  await page.close();
  await expect(dock(other)).toBeVisible();
});

test('a game is taken over by another window and taken back, and no answer is lost', async ({ page, context }) => {
  await startGame(page, { seed: 'taken over' });
  const windows = [page, await windowOf(context, page)] as const;
  for (const [from, to] of [windows, windows.toReversed(), windows] as [Page, Page][]) {
    await playSome(from, 2);
    await turnOrEnd(from);
    const given = await decisions(from);
    await expect(openElsewhere(to).or(goesOnElsewhere(to))).toBeVisible();
    await playHere(to);
    await expect(dock(to)).toBeVisible();
    expect(await decisions(to)).toBe(given);
    await expect(goesOnElsewhere(from)).toBeVisible();
  }
});

test('of several windows that wait, the one that is wanted opens, and the others wait on', async ({
  page,
  context,
}) => {
  await startGame(page);
  const [second, third] = [await windowOf(context, page), await windowOf(context, page)];
  for (const waiting of [second, third]) await expect(openElsewhere(waiting)).toBeVisible();
  await playHere(third);
  await expect(dock(third)).toBeVisible();
  await expect(goesOnElsewhere(page)).toBeVisible();
  await third.close();
  await expect(dock(second)).toBeVisible();
  await expect(goesOnElsewhere(page)).toBeVisible();
});

test('without locks, as on a network name without encryption, the window that opened a game last has it', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await page.goto(`${baseURL!.replace('localhost', NAME)}/new/epix`);
  expect(await page.evaluate('navigator.locks === undefined')).toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
  const other = await windowOf(context, page);
  await expect(dock(other)).toBeVisible();
  await playSome(other, 2);
  await turnOrEnd(other);
  const given = await decisions(other);
  await playSome(page, 1);
  await expect(goesOnElsewhere(page)).toBeVisible();
  await playHere(page);
  await expect(dock(page)).toBeVisible();
  expect(await decisions(page)).toBe(given);
  /** A header counts for nothing there, and the browser says so. */
  expect(complaints.splice(0).filter(complaint => !complaint.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});
