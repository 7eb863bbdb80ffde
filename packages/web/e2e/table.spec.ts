/** What a table offers besides playing: hints, the past, the rules, a safe place for games. */
import { decisions, dock, expect, playSome, startGame, takeFromList, test, timeline, turnOrEnd } from './table.ts';

/** In this game the person starts the draft. */
const FIRST = { seats: 2, mode: 'Basic', seed: 'regent first' } as const;

test('two clicks from home to playing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Epix/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dock(page)).toBeVisible();
});

test('a game survives a reload, a closed tab, and is on the home page', async ({ page, context }) => {
  await startGame(page, { seed: 'reload' });
  await playSome(page, 6);
  await turnOrEnd(page);
  const before = await decisions(page);
  const words = await dock(page).getByRole('heading').textContent();
  await page.reload();
  await expect(dock(page).getByRole('heading')).toHaveText(words!);
  expect(await decisions(page)).toBe(before);
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: /Epix Regent/ }).click();
  await expect(dock(again).getByRole('heading')).toHaveText(words!);
});

test('a hint names what a bot would do, goes away by key, and does it', async ({ page }) => {
  await startGame(page, FIRST);
  await turnOrEnd(page);
  const before = await decisions(page);
  const hint = page.getByRole('complementary', { name: 'Hint' });
  for (const away of ['Escape', 'h']) {
    await page.keyboard.press('h');
    await expect(hint).toBeVisible();
    await page.keyboard.press(away);
    await expect(hint).toBeHidden();
  }
  await page.keyboard.press('h');
  await expect(hint.getByRole('heading', { name: 'A bot would' })).toBeVisible({ timeout: 20_000 });
  await hint.getByRole('listitem').first().getByRole('button').click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
});

test('the past is shown by slider, keys and log, and nothing in it can be changed', async ({ page }) => {
  await startGame(page, { seed: 'past' });
  await playSome(page, 8);
  await turnOrEnd(page);
  const last = await decisions(page);
  await timeline(page).fill('3');
  await expect(dock(page).getByRole('heading')).toContainText(`decision 3 of ${last}`);
  await expect(dock(page).locator('[data-code]')).toHaveCount(0);
  await expect(page.locator('[data-epix-board] [data-kind]:not([data-kind="none"])')).toHaveCount(0);
  await page.keyboard.press(',');
  await expect(dock(page).getByRole('heading')).toContainText(`decision 2 of ${last}`);
  await page.getByRole('button', { name: 'Look at the table after decision 1', exact: true }).click();
  await expect(dock(page).getByRole('heading')).toContainText(`decision 1 of ${last}`);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-mine="true"]')).toBeVisible();
  expect(await decisions(page)).toBe(last);
});

test('the list of all options begins with its search, and Escape uncovers nothing that was hidden', async ({
  page,
}) => {
  await startGame(page, FIRST);
  await turnOrEnd(page);
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog', { name: 'All options' }).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-sheet]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'To the question' })).not.toBeInViewport();
});

test('keys are heard while a sheet is still closing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await startGame(page, FIRST);
  await turnOrEnd(page);
  await page.keyboard.press('o');
  await page.locator('[data-sheet] [data-code]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('the log is read for one player, and folded', async ({ page }) => {
  await startGame(page, { mode: 'Basic', seed: 'past' });
  await playSome(page, 8);
  await turnOrEnd(page);
  const log = page.getByRole('tabpanel', { name: 'Log' });
  const lines = log.getByRole('button', { name: /^Look at the table/ });
  const all = await lines.count();
  await log.getByRole('combobox').selectOption({ index: 1 });
  await expect.poll(() => lines.count()).toBeLessThan(all);
  const own = await lines.count();
  expect(own).toBeGreaterThan(0);
  const chapter = log.getByRole('button', { name: 'Spring' });
  await chapter.press('Enter');
  await expect(chapter).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(chapter).toHaveAttribute('aria-expanded', 'false');
  expect(await lines.count()).toBeLessThan(own);
});

test('the question leads to its rule, and the rules can be searched', async ({ page }) => {
  await startGame(page, FIRST);
  await turnOrEnd(page);
  await dock(page).getByRole('button', { name: 'Why?', exact: true }).click();
  const rules = page.getByRole('tabpanel', { name: 'Rules' });
  await expect(rules.locator('[data-rule="EPX-040"]')).toBeInViewport();
  await rules.getByRole('link', { name: 'EPX-041' }).first().click();
  await expect(rules.locator('[data-rule="EPX-041"]')).toBeFocused();
  await rules.getByRole('searchbox').fill('knight mountain');
  await expect(rules.locator('[data-rule="EPX-120"]')).toBeVisible();
  await expect(rules.locator('[data-rule="EPX-040"]')).toHaveCount(0);
});

test('a term explains itself', async ({ page }) => {
  await startGame(page, { seed: 'term', seats: 2 });
  await page.getByRole('tab', { name: 'Log' }).click();
  const term = page.getByRole('tabpanel', { name: 'Log' }).locator('button[data-term]').first();
  const word = await term.textContent();
  await term.hover();
  const card = page.getByRole('dialog', { name: word! });
  await expect(card).toContainText(word!);
  await card.getByRole('button', { name: /^Rule SA/ }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
});

test('a refused click says why, with the rule', async ({ page }) => {
  await startGame(page, FIRST);
  await turnOrEnd(page);
  await page.locator('main[data-panel="prompt"] button', { hasText: 'Camp' }).first().click();
  await page.locator('[data-area][data-kind="none"]').last().dispatchEvent('click');
  const notice = page.getByRole('alert');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: /^Why/ }).click();
  await expect(page.locator('[data-wanted="true"]')).toBeInViewport();
});

test('the table is there in words, and every event is announced', async ({ page }) => {
  await startGame(page, FIRST);
  await turnOrEnd(page);
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'In words' }).getByRole('listitem')).not.toHaveCount(0);
  await takeFromList(page, codes => codes.findIndex(code => code.startsWith('recruit:camp')));
  await expect(page.getByRole('log')).toContainText('Camp');
});

test('a game is removed from the device', async ({ page }) => {
  await startGame(page, FIRST);
  await page.goto('/');
  await page.getByRole('button', { name: 'Remove this game of Epix' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
});

test('a record that cannot be read is not lost', async ({ page, complaints }) => {
  await startGame(page, FIRST);
  const table = page.url();
  await page.goto('/');
  await page.evaluate(
    id =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('interregnum');
        opening.onsuccess = () => {
          const records = opening.result.transaction('records', 'readwrite').objectStore('records');
          const reading = records.get(id);
          reading.onsuccess = () => {
            const answers = [{ seat: 0, question: 'EPX-D01', code: 'fly' }];
            records.put({ ...reading.result, answers }).onsuccess = () => resolve();
          };
        };
      }),
    table.split('/').at(-1)!,
  );
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await download).suggestedFilename()).toContain('.jsonl');
  expect(complaints).toEqual([]);
});
