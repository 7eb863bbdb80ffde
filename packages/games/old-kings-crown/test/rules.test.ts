/** Every scenario plays as it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { oldKingsCrown } from '../src/index.ts';

const folder = new URL('../scenarios/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.yaml'))
  .sort();

for (const file of files) {
  describe(file, () => {
    for (const document of parseAllDocuments(readFileSync(new URL(file, folder), 'utf8'))) {
      const scenario = document.toJS() as { title: string };
      test(scenario.title, () => expect(runScenario(oldKingsCrown, scenario)).toEqual([]));
    }
  });
}
