/** Pictures of the online pages: lobby, new table, waiting room, table, account with passkeys, a report. */
import type { Browser, Page } from '@playwright/test';
import { register, runningTable, waitingTable } from '../online-quickly.ts';
import type { Player } from '../online-table.ts';
import { ADDRESS, type Picture } from './picture.ts';

const LIVE = { kind: 'live', perMove: 60, bank: 600 } as const;

const guest = (page: Page, name: string): Player => ({ page, name, complaints: [] });

async function withCompany(page: Page, browser: Browser): Promise<Player[]> {
  const other = await (await browser.newContext()).newPage();
  return [guest(page, 'Ada'), guest(other, 'Bo')];
}

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(ADDRESS + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

async function lobby(page: Page, browser: Browser): Promise<void> {
  const [ada, bo] = await withCompany(page, browser);
  await waitingTable([bo!], ADDRESS, { clock: LIVE }, 4);
  await runningTable([ada!, bo!], ADDRESS, { clock: LIVE });
  await goTo(page, '/online');
}

async function waiting(page: Page, browser: Browser): Promise<void> {
  const players = await withCompany(page, browser);
  await goTo(page, `/online/table/${await waitingTable(players, ADDRESS, { clock: LIVE }, 4)}`);
}

async function running(page: Page, browser: Browser): Promise<void> {
  const players = await withCompany(page, browser);
  await page.goto(`${ADDRESS}/online/table/${await runningTable(players, ADDRESS, { clock: LIVE })}`);
  await page.locator('main[data-panel="prompt"]').waitFor();
}

async function report(page: Page, browser: Browser): Promise<void> {
  await running(page, browser);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report somebody …' }).click();
  await page.getByRole('dialog', { name: 'Report somebody' }).waitFor();
}

async function account(page: Page): Promise<void> {
  await register([guest(page, `Ada ${Date.now() % 100_000}`)], ADDRESS);
  await goTo(page, '/online/account');
  await page.getByRole('region', { name: 'Passkeys' }).scrollIntoViewIfNeeded();
}

const SCENES = {
  lobby,
  'new-table': (page: Page) => goTo(page, '/online/new'),
  waiting,
  table: running,
  account,
  report,
};

export const ONLINE: readonly Picture[] = Object.entries(SCENES).flatMap(([name, reach]) =>
  (['desk', 'phone', 'side'] as const).map(screen => ({
    name: screen === 'desk' ? `online-${name}` : `online-${screen}-${name}`,
    screen,
    reach,
  })),
);
