/** axe on every screen, by day and by night, wide and narrow. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ending, expect, playSome, startGame, test, turnOrEnd } from './table.ts';

async function sound(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.slice(0, 3).map(node => node.html) }))).toEqual([]);
}

const SCREENS: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['home', page => page.goto('/')],
  [
    'home with games',
    async page => {
      await startGame(page, { seats: 2 });
      await page.goto('/');
      await page.getByRole('heading', { name: 'Continue' }).waitFor();
    },
  ],
  [
    'setup',
    async page => {
      await page.goto('/new/epix');
      await page.getByText('Options: mode').click();
    },
  ],
  ['settings', page => page.goto('/settings')],
  ['credits', page => page.goto('/credits')],
  ['nothing', page => page.goto('/nowhere')],
  [
    'records',
    async page => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Records' }).click();
    },
  ],
  [
    'table',
    async page => {
      await startGame(page, { seed: 'axe' });
      await turnOrEnd(page);
    },
  ],
  [
    'rules',
    async page => {
      await startGame(page, { seed: 'axe' });
      await turnOrEnd(page);
      await page.getByRole('button', { name: 'Why now?' }).click();
      await page.locator('[data-wanted="true"]').waitFor();
    },
  ],
  [
    'menu',
    async page => {
      await startGame(page, { seed: 'axe' });
      await page.getByRole('button', { name: 'Menu' }).click();
    },
  ],
  [
    'all options',
    async page => {
      await startGame(page, { seed: 'axe' });
      await turnOrEnd(page);
      await page.keyboard.press('o');
      await page.locator('[data-sheet] [data-code]').first().waitFor();
    },
  ],
  [
    'keys',
    async page => {
      await startGame(page, { seed: 'axe' });
      await page.keyboard.press('?');
    },
  ],
  [
    'curtain',
    async page => {
      await startGame(page, { seats: 2, others: 'A person here' }).catch(() => {});
      await page.getByRole('button', { name: /show my table/ }).waitFor();
    },
  ],
  [
    'ending',
    async page => {
      await startGame(page, { seats: 2, mode: 'Basic', seed: 'axe' });
      await playSome(page, 300);
      await ending(page).getByRole('img').waitFor();
    },
  ],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, visit] of SCREENS) {
      test(name, async ({ page }) => {
        await visit(page);
        await sound(page);
      });
    }
  });
}

test.describe('narrow', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const [name, visit] of SCREENS) {
    test(name, async ({ page }) => {
      await visit(page);
      await sound(page);
    });
  }

  test('nothing to press is smaller than a fingertip', async ({ page }) => {
    await startGame(page, { seed: 'axe' });
    await turnOrEnd(page);
    const small = await page.locator('button:visible, a:visible, select:visible').evaluateAll(all =>
      all
        .filter(element => !element.closest('.visually-hidden') && getComputedStyle(element).display !== 'inline')
        .map(element => ({ rect: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ rect }) => rect.top >= 0 && (rect.width < 44 || rect.height < 44))
        .map(({ html }) => html),
    );
    expect(small).toEqual([]);
  });
});
