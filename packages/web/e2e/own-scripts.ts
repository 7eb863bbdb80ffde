/** What a title alone loads: the scripts of its table that no other title's table asks for. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** Compressed sizes in bytes, by address. */
type Scripts = ReadonlyMap<string, number>;

async function openTable(page: Page, address: string, title: string): Promise<void> {
  await page.goto(`${address}/new/${title}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('main[data-panel="prompt"] h2').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Everything that the page itself loads on the way to a table; the rules in the workers are not drawn. */
async function scriptsOf(browser: Browser, address: string, title: string): Promise<Scripts> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  const bodies: Promise<unknown>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.body().then(body => sizes.set(response.url(), gzipSync(body).length)));
  });
  await openTable(page, address, title);
  await Promise.all(bodies);
  await context.close();
  return sizes;
}

/** In kB. */
export async function ownScripts(browser: Browser, address: string, title: string, other: string): Promise<number> {
  const [own, shared] = [await scriptsOf(browser, address, title), await scriptsOf(browser, address, other)];
  const bytes = [...own].reduce((sum, [url, size]) => (shared.has(url) ? sum : sum + size), 0);
  return bytes / 1000;
}
