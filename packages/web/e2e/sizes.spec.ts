/** How much a table loads. */
import { TITLES } from '@interregnum/shelf';
import { ownScripts } from '../../../scripts/own-scripts.mjs';
import { expect, test } from './table.ts';

test('the script of Runewars’ table stays below 250 kB, and with its rules and words the title below 370 kB', async ({
  browser,
  baseURL,
}) => {
  const others = TITLES.map(({ meta }) => meta.id).filter(id => id !== 'runewars');
  const { table, all } = await ownScripts(browser, baseURL!, 'runewars', others);
  expect(table).toBeGreaterThan(50);
  expect(table).toBeLessThan(250);
  expect(all).toBeGreaterThan(table);
  expect(all).toBeLessThan(370); // about 24 of it read content files
});
