/** After the first load nothing is needed from outside. */
import { decisions, dock, expect, playSome, startTitle, test, turnOrEnd } from './table.ts';

test.use({ serviceWorkers: 'allow' });

for (const title of ['epix', 'runewars'])
  test(`a new game of ${title} is started and played with the network cut`, async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated') {
        await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }));
      }
    });
    await page.reload();
    await context.setOffline(true);
    await startTitle(page, title);
    await playSome(page, 3);
    await turnOrEnd(page);
    const before = await decisions(page);
    await page.reload();
    await expect(dock(page)).toBeVisible();
    expect(await decisions(page)).toBeGreaterThanOrEqual(before);
    await dock(page).getByRole('button', { name: 'Why?', exact: true }).click();
    await expect(page.locator('[data-wanted="true"]')).toBeInViewport();
  });

test('everything that is loaded first is small', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(180_000);
});
