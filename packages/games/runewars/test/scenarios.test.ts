/** Every scenario holds and names rules that are in the rulebook; each kind of card that has scenarios has them for every card. */
import { readdirSync, readFileSync } from 'node:fs';
import { NotationError, parseRulebook, readScenario, runScenario } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runewars } from '../src/index.ts';
import { isDue, printedIds } from './whole.ts';

const here = (path: string) => new URL(path, import.meta.url);
const folder = here('../scenarios/');
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.yaml'))
  .sort()
  .flatMap(file =>
    parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')).map(one => ({ file, data: one.toJS() as unknown })),
  );

function differences(data: unknown): string[] {
  try {
    return runScenario(runewars, data).map(({ path, message }) => `${path.join('.')}: ${message}`);
  } catch (error) {
    if (error instanceof NotationError) return [`${error.path.join('.')}: ${error.message}`];
    throw error;
  }
}

test.each(scenarios.map(({ file, data }) => [file, readScenario(runewars, data).title, data] as const))(
  '%s: %s',
  (_file, _title, data) => expect(differences(data)).toEqual([]),
);

/** Dragon Throne, Dungeon, Hall, Temple, Portal, Raiding Party, Scroll, Merchant, Training, Village. */
const TOKEN_RULES = Array.from({ length: 10 }, (_, i) => `RNW-${503 + i}`);
const proved = new Set(scenarios.flatMap(({ data }) => readScenario(runewars, data).rules));

const { rules } = parseRulebook(readFileSync(here('../rulebook.md'), 'utf8'));

test('the rules that scenarios name are in the rulebook', () => {
  const known = new Set(rules.map(rule => rule.id));
  expect([...proved].filter(id => !known.has(id))).toEqual([]);
});

test('every rule that is not a definition has a scenario', () => {
  const later = printedIds(false);
  const isMissing = (id: string): boolean => isDue(id) && !later.includes(id) && !proved.has(id);
  const missing = rules.filter(rule => !rule.definition && isMissing(rule.id)).map(rule => rule.id);
  expect(missing).toEqual([]);
});

test('every card, city, ability of a unit and kind of exploration token has a scenario', () => {
  const wanted = [...printedIds(true), ...TOKEN_RULES];
  expect(wanted.filter(id => !proved.has(id))).toEqual([]);
});
