/** What a title alone loads: the scripts of its table that no other title's table asks for. */
import { gzipSync } from 'node:zlib';

async function openTable(page, address, title) {
  await page.goto(`${address}/new/${title}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('main[data-panel="prompt"] h2').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The addresses of all scripts that the page itself loads on the way to a table; those of its workers draw nothing. */
async function scriptsOf(browser, address, title) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await openTable(page, address, title);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await context.close();
  return loaded.filter(url => new URL(url).pathname.endsWith('.js'));
}

async function compressed(url) {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

export async function ownScripts(browser, address, title, others) {
  const own = new Set(await scriptsOf(browser, address, title));
  for (const other of others) for (const url of await scriptsOf(browser, address, other)) own.delete(url);
  const sizes = await Promise.all([...own].map(async url => ({ url, size: await compressed(url) })));
  const sum = some => some.reduce((all, { size }) => all + size, 0) / 1000;
  const isTable = ({ url }) => new URL(url).pathname.includes(`/${title}-`);
  return { table: sum(sizes.filter(isTable)), all: sum(sizes) };
}
