/** What the browser tests do at a table, in the words of a player. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { playAlong } from './play-along.ts';

/** Fails when the page complains, and lets bots play at once. Sounds cost a tenth of a table's time: `heard` where they matter. */
export const test = base.extend<{ complaints: string[]; heard: boolean }>({
  heard: [false, { option: true }],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', error => complaints.push(error.stack ?? error.message));
      page.on('console', message => {
        if (message.type() === 'error' && !message.text().includes('net::ERR_')) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, heard }, use) => {
    const settings = { pace: 'instant', language: 'en', ...(heard ? {} : { sound: 'off' }) };
    await page.addInitScript(kept => {
      if (localStorage.getItem('interregnum.settings') === null) localStorage.setItem('interregnum.settings', kept);
    }, JSON.stringify(settings));
    await page.addInitScript(pressOnAtTheEnd);
    await use(page);
  },
});

/** Inside the page: the last scene of a game stays until somebody presses on; whoever wants to see it says so. */
export function pressOnAtTheEnd(): void {
  const goOn = () => document.querySelector<HTMLElement>('[data-stage][data-final="true"] [data-go-on]');
  new MutationObserver(() => 'keepsFinale' in globalThis || goOn()?.click()).observe(document, {
    childList: true,
    subtree: true,
  });
}

export { expect };

export interface Setup {
  seats?: 2 | 3 | 4;
  mode?: 'Basic' | 'Advanced';
  seed?: string;
  /** Who plays: levels as the setup page calls them, for every seat but the first. */
  others?: string;
}

/** From home to the table, as a person does it. */
export async function startGame(page: Page, { seats = 3, mode = 'Advanced', seed, others = 'Page' }: Setup = {}) {
  await page.goto('/');
  await page.getByRole('link', { name: /Epix Quick/ }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByText('Options: mode').click();
  await page.getByRole('radio', { name: mode }).check();
  for (let seat = 2; seat <= seats; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: others });
  }
  if (seed !== undefined) await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(others === 'A person here' ? curtain(page) : dock(page)).toBeVisible();
}

/** The same for any title, with what its setup page begins with. */
export async function startTitle(
  page: Page,
  title: string,
  { seats = 2, seed = title, others = 'Page' }: Omit<Setup, 'mode'> = {},
) {
  await page.goto(`/new/${title}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.locator('summary').click();
  for (let seat = 2; seat <= seats; seat++) {
    await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: others });
  }
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(others === 'A person here' ? curtain(page) : dock(page)).toBeVisible();
}

export const dock = (page: Page): Locator => page.locator('main[data-panel="prompt"]');
export const curtain = (page: Page): Locator => page.getByRole('button', { name: /show my table/ });
export const timeline = (page: Page): Locator => page.getByRole('slider', { name: 'Timeline' });
export const ending = (page: Page): Locator => page.getByRole('dialog', { name: 'The game is over' });

/** How many decisions were taken. */
export const decisions = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-at]').getAttribute('data-at'));

/** Waits until the viewer is asked, or the game is over; which of the two. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  await page.waitForFunction(
    () => document.querySelector('[data-mine="true"] h2, [data-sheet] ol[class*="standings"]') !== null,
    null,
    { timeout: 60_000 },
  );
  return (await ending(page).isVisible()) ? 'end' : 'turn';
}

/** A small generator, so that a failing game can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Takes an option through the list of all options. */
export async function takeFromList(page: Page, pick: (codes: readonly string[]) => number): Promise<string> {
  const list = page.locator('[data-sheet] [data-code]');
  await page.keyboard.press('o');
  await list.first().waitFor();
  const codes = await list.evaluateAll(buttons => buttons.map(button => (button as HTMLElement).dataset.code!));
  const code = codes[pick(codes)]!;
  await page.locator(`[data-sheet] [data-code="${code}"]`).click();
  return code;
}

/** Takes some decisions through the list, anything that moves the game on, or plays to the end. */
export const playSome = (page: Page, answers: number, seed = 1): Promise<void> =>
  page.evaluate(playAlong, { answers, seed });

/** Plays until the viewer is asked something with a word that explains itself. */
export async function playToAWord(page: Page): Promise<Locator> {
  const word = page.locator('main[data-panel="prompt"] h2 [data-term]').first();
  for (let i = 0; i < 20; i++) {
    await turnOrEnd(page);
    if ((await word.count()) > 0) return word;
    await playSome(page, 1, i);
  }
  throw new Error('no question has such a word');
}
