/** The scenarios are complete and written in the documented notation: keys, names, questions, codes, rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseRulebook, readScenario, type ScenarioData } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { DECKS, factionCard } from '../src/content/cards.ts';
import { FACTIONS, type Faction } from '../src/content/factions.ts';
import { kingdomCard } from '../src/content/kingdom.ts';
import { LOCATIONS, REGIONS } from '../src/content/map.ts';
import { TRAITS } from '../src/content/traits.ts';
import { meta } from '../src/meta.ts';

const here = (path: string) => new URL(path, import.meta.url);
const book = parseRulebook(readFileSync(here('../rulebook.md'), 'utf8'));
const rules = new Set(book.rules.map(rule => rule.id));
const notation = readFileSync(here('../../../../docs/positions/old-kings-crown.md'), 'utf8');

const folder = here('../scenarios/');
const scenarios: readonly ScenarioData[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.yaml'))
  .sort()
  .flatMap(file => parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')))
  .map(document => {
    expect(document.errors).toEqual([]);
    return readScenario({ meta }, document.toJS());
  });

/** What the first column of the notation's tables names in backquotes. */
const documented = new Set(
  [...notation.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(m => m[1]!)),
);
const questions = new Set([...notation.matchAll(/^\| (OKC-D\d\d) /gm)].map(match => match[1]!));
const GENERAL = ['question', 'asked', 'options', 'refused', 'winners', 'rule', 'log', 'seen', 'only', 'scores'];

const CARD = '(?:CL|UP|NO|GA)\\d\\d';
const KINGDOM = 'K\\d\\d';
const REGION = `(?:${REGIONS.join('|')})`;
const PLACE = `(?:${LOCATIONS.join('|')})`;
const SLOT = `(?:${CARD}|none)`;
const CODES = [
  `faction:(?:${FACTIONS.join('|')})`,
  `keep:${KINGDOM}\\+${CARD}`,
  `keep:${CARD}(?:\\+${CARD})*`,
  `use:(?:T-[A-Z]{2}\\d|CM-[A-Z]{2}|${KINGDOM}|GA20)(?::(?:${CARD}|${REGION}|${PLACE}|\\d+|bid|gain|heir))?`,
  `use:T-UP4:[1-4s]:${REGION}\\+${REGION}`,
  `swap:(?:[1-4]:)?${REGION}\\+(?:${REGION}|${CARD})|skip:[1-4]`,
  `ambush:(?:${CARD}|${REGION})`,
  `arrange:(?:${CARD}|${KINGDOM}|[,/])+`,
  `trait:(?:${TRAITS.join('|')})`,
  'order:[1-4](?:>[1-4])+',
  `(?:bid|reinforce|eliminate|play|take|court|quest|bottom|lost|bury|discard|retire|show|next|with|also|card):${CARD}`,
  'retreat:(?:hand|discard)(?:\\+herald)?',
  'take:(?:1|2|deck)',
  'discard:(?:1|2|both)',
  `(?:steal|replace):${KINGDOM}`,
  '(?:steal|spare|remove|look|player):[1-4s]',
  `(?:herald|claim|place|move):${PLACE}`,
  `place:${SLOT},${SLOT},${SLOT}`,
  `region:${REGION}`,
  'draw:[0-3]',
  'eliminate:\\?',
  'flip:T-[A-Z]{2}\\d',
  'token:T-GA[23]',
  `deploy:${REGION}(?::discard)?`,
  'pass|none|stay|stop|done|activate|decline|myth|disc|return|draw|keep|normal',
].map(code => new RegExp(`^(?:${code})$`));
const isCode = (code: string) => CODES.some(pattern => pattern.test(code.replace('*', 'K01')));

/** Everything that is checked, on the way and at the end, with the seats that look. */
function expectations(scenario: ScenarioData): Record<string, unknown>[] {
  const steps = scenario.play.map(step => (step as Record<string, unknown>).expect);
  return [...steps, scenario.expect].filter(x => x !== undefined && x !== null) as Record<string, unknown>[];
}

const answers = (scenario: ScenarioData): [string, unknown][] =>
  scenario.play.flatMap(step => Object.entries(step as object).filter(([who]) => who !== 'expect'));

test('all 69 worked scenarios are there', () => {
  const told = new Set(scenarios.flatMap(({ title }) => [...title.matchAll(/\((S\d\d)\)/g)].map(match => match[1])));
  const numbers = Array.from({ length: 69 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`);
  expect([...told].sort()).toEqual(numbers);
});

test('every rule that is not a definition has a scenario', () => {
  const proved = new Set(scenarios.flatMap(scenario => scenario.rules));
  const missing = book.rules.filter(rule => !rule.definition && !proved.has(rule.id)).map(rule => rule.id);
  expect(missing).toEqual([]);
});

test('every question is asked in some scenario', () => {
  const asked = new Set(scenarios.flatMap(scenario => expectations(scenario).map(what => String(what.question))));
  expect([...questions].filter(question => !asked.has(question))).toEqual([]);
});

test.each(scenarios.map(scenario => [scenario.title, scenario] as const))('%s', (_, scenario) => {
  for (const id of scenario.rules) expect(rules.has(id), id).toBe(true);
  checkPosition(scenario);
  for (const [who, codes] of answers(scenario)) {
    expect(Number(who)).toBeLessThanOrEqual(scenario.seats);
    for (const code of [codes].flat()) expect(isCode(String(code)), String(code)).toBe(true);
  }
  for (const what of expectations(scenario)) checkExpectation(what);
});

function checkPosition({ position, seats }: ScenarioData): void {
  if (!position) return;
  for (const key of Object.keys(position)) expect(documented.has(key), key).toBe(true);
  const { clash, known, loose, lasting, used, factions, ready, ...zones } = position;
  const seated = seatedFactions(seats, (factions ?? {}) as Record<string, Faction>);
  const cards = JSON.stringify(zones).match(/\b(?:CL|UP|NO|GA|K)\d\d\b/g) ?? [];
  expect(new Set(cards).size, 'a card named twice').toBe(cards.length);
  for (const id of cards) {
    if (id.startsWith('K')) expect(kingdomCard(id), id).not.toBeNull();
    else expect(seated, id).toContain(factionCard(id)?.faction);
  }
  for (const id of Object.keys((clash ?? {}) as object)) expect(documented.has(id), `clash.${id}`).toBe(true);
}

function seatedFactions(seats: number, named: Record<string, Faction>): Faction[] {
  const taken: Faction[] = [];
  for (let seat = 1; seat <= seats; seat++) {
    taken.push(named[seat] ?? FACTIONS.find(f => !taken.includes(f) && !Object.values(named).includes(f))!);
  }
  expect(new Set(taken).size).toBe(seats);
  return taken;
}

function checkExpectation(what: Record<string, unknown>): void {
  for (const key of Object.keys(what)) {
    const known = GENERAL.includes(key) || documented.has(key);
    expect(known, key).toBe(true);
  }
  const { question, options, refused, seen } = what as Record<string, Record<string, Record<string, unknown>>>;
  if (question !== undefined) expect(String(question) === 'none' || questions.has(String(question))).toBe(true);
  for (const offer of Object.values(options ?? {})) {
    const { include = [], exclude = [], exactly = [] } = offer as Record<string, string[]>;
    for (const code of [...include, ...exclude, ...exactly]) expect(isCode(code), code).toBe(true);
  }
  for (const codes of Object.values(refused ?? {})) {
    for (const [code, rule] of Object.entries(codes)) {
      expect(isCode(code), code).toBe(true);
      expect(rules.has(String(rule)), String(rule)).toBe(true);
    }
  }
  for (const view of Object.values(seen ?? {})) {
    for (const key of Object.keys(view)) expect(documented.has(key), key).toBe(true);
  }
}

test('the decks of the notation are those of the tables', () => {
  for (const deck of Object.values(DECKS)) {
    expect(notation).toContain(deck[0]!.id);
    expect(notation).toContain(deck.at(-1)!.id);
  }
});
