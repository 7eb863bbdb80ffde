/** How much a table loads. */
import { ownScripts } from './own-scripts.ts';
import { expect, test } from './table.ts';

test('what only the table of Runewars loads stays below 250 kB', async ({ browser, baseURL }) => {
  const size = await ownScripts(browser, baseURL!, 'runewars', 'hidden-leaders');
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThan(250);
});
