/** How much a table loads. */
import { TITLES } from '@interregnum/shelf';
import { ownScripts } from '../../../scripts/own-scripts.mjs';
import { expect, test } from './table.ts';

test('what only the table of Runewars loads stays below 250 kB', async ({ browser, baseURL }) => {
  const others = TITLES.map(({ meta }) => meta.id).filter(id => id !== 'runewars');
  const size = await ownScripts(browser, baseURL!, 'runewars', others);
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThan(250);
});
