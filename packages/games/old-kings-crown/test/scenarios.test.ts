/** The scenarios are complete, and written in the documented notation: keys, questions, codes. */
import { readFileSync } from 'node:fs';
import type { ScenarioData } from '@interregnum/kernel';
import { scenariosIn } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { DECKS } from '../src/content/cards.ts';
import { oldKingsCrown } from '../src/index.ts';
import { readOption } from '../src/options.ts';

const notation = readFileSync(new URL('../../../../docs/positions/old-kings-crown.md', import.meta.url), 'utf8');
const scenarios = scenariosIn(oldKingsCrown, new URL('../scenarios/', import.meta.url));

/** What the first column of the notation's tables names in backquotes. */
const documented = new Set(
  [...notation.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(m => m[1]!)),
);
const questions = new Set([...notation.matchAll(/^\| (OKC-D\d\d) /gm)].map(match => match[1]!));
const GENERAL = ['question', 'asked', 'options', 'refused', 'winners', 'rule', 'log', 'seen', 'only', 'scores'];

/** A value of the Simulacrum, which is no card. */
const HIDDEN = 'eliminate:?';

type Expected = Readonly<Record<string, unknown>>;

/** Everything that is checked, on the way and at the end. */
function expectations({ play, expect: atTheEnd }: ScenarioData): Expected[] {
  const steps = play.map(step => (step as Expected).expect);
  return [...steps, atTheEnd].filter(x => x !== undefined && x !== null) as Expected[];
}

const mapsIn = (value: unknown): Expected[] => Object.values((value ?? {}) as Record<string, Expected>);

/** The codes that are played, offered or refused. */
function codesOf(scenario: ScenarioData): unknown[] {
  const played = scenario.play.flatMap(step => Object.entries(step as object).filter(([who]) => who !== 'expect'));
  const expected = expectations(scenario).flatMap(({ options, refused }) => [
    ...mapsIn(options).flatMap(({ include = [], exclude = [], exactly = [] }) => [include, exclude, exactly].flat()),
    ...mapsIn(refused).flatMap(codes => Object.keys(codes)),
  ]);
  return [...played.flatMap(([, codes]) => codes), ...expected];
}

function keysOf(scenario: ScenarioData): string[] {
  const { position } = scenario;
  const said = expectations(scenario).flatMap(what => [
    ...Object.keys(what).filter(key => !GENERAL.includes(key)),
    ...mapsIn(what.seen).flatMap(view => Object.keys(view)),
  ]);
  return [...Object.keys(position ?? {}), ...Object.keys((position?.clash ?? {}) as object), ...said];
}

/** What is wrong, with the scenario in which it stands. */
const among = (wrong: (scenario: ScenarioData) => unknown[]): string[] =>
  scenarios.flatMap(scenario => wrong(scenario).map(what => `${scenario.title}: ${String(what)}`));

test('all 69 worked scenarios are there', () => {
  const told = new Set(scenarios.flatMap(({ title }) => [...title.matchAll(/\((S\d\d)\)/g)].map(match => match[1])));
  const numbers = Array.from({ length: 69 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`);
  expect([...told].sort()).toEqual(numbers);
});

test('every question is asked in some scenario, and no other is named', () => {
  const asked = new Set(scenarios.flatMap(expectations).flatMap(({ question }) => question ?? []));
  expect([...questions].filter(question => !asked.has(question))).toEqual([]);
  expect([...asked].filter(question => question !== 'none' && !questions.has(String(question)))).toEqual([]);
});

test('every key of a position is documented', () => {
  expect(among(scenario => keysOf(scenario).filter(key => !documented.has(key)))).toEqual([]);
});

test('every code can be read', () => {
  const isRead = (code: string): boolean => code.includes('*') || code === HIDDEN || readOption(code) !== null;
  expect(among(scenario => codesOf(scenario).filter(code => !isRead(String(code))))).toEqual([]);
});

test('the decks of the notation are those of the tables', () => {
  for (const deck of Object.values(DECKS)) {
    expect(notation).toContain(deck[0]!.id);
    expect(notation).toContain(deck.at(-1)!.id);
  }
});
