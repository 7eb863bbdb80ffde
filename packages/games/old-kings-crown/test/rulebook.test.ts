/** The rulebook has a rule for every card, under the name that the tables give it, and names no rule that is not there. */
import { readFileSync } from 'node:fs';
import { parseRulebook } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { FACTION_CARDS } from '../src/content/cards.ts';
import { COMMANDERS } from '../src/content/commanders.ts';
import { KINGDOM_CARDS } from '../src/content/kingdom.ts';
import { LOCATION_DATA } from '../src/content/map.ts';
import type { Provenance } from '../src/content/provenance.ts';
import { PLAN_CARDS } from '../src/content/simulacrum.ts';
import { TACTICS } from '../src/content/tactics.ts';

const markdown = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
const { introduction, rules } = parseRulebook(markdown);
const rule = (id: string) => rules.find(r => r.id === id);
const numbered = (from: RegExp) => rules.filter(r => from.test(r.id)).length;

test('it has 195 rules, 118 rulings and 11 rules of the Simulacrum, and one rule for each card, tile and Location', () => {
  expect(numbered(/^OKC-\d+$/)).toBe(195);
  expect(numbered(/^OKC-Q\d+$/)).toBe(118);
  expect(numbered(/^OKC-S\d+$/)).toBe(11);
  expect(rules).toHaveLength(195 + 118 + 11 + 78 + 16 + 4 + 55 + 6);
});

test('every card, tile, Commander and Location has its rule under its own name', () => {
  for (const { id, name } of [...FACTION_CARDS, ...TACTICS, ...COMMANDERS, ...KINGDOM_CARDS]) {
    expect(rule(id)?.title, id).toBe(name);
  }
  for (const place of Object.values(LOCATION_DATA)) expect(rule(place.rule)?.title).toBe(place.name);
});

test('Strengths in the rulebook are those of the tables', () => {
  for (const card of FACTION_CARDS) {
    const said = card.strength === null ? 'without Strength' : `Strength ${card.strength}.`;
    expect(rule(card.id)?.paragraphs[0], card.id).toContain(said);
  }
});

test('the plan cards in the rulebook are those of the table', () => {
  const short = (value: unknown) => (value === 'agent' ? 'A' : value === 'retreat' ? 'R' : String(value));
  const listed = rule('OKC-S1')?.paragraphs.at(-1)?.split('\n');
  expect(listed).toHaveLength(PLAN_CARDS.length);
  PLAN_CARDS.forEach((card, i) => {
    const { highlands, plateau, lowlands } = card.values;
    const place = LOCATION_DATA[card.herald].name.replace('The ', '') + (card.lies ? '*' : '');
    const values = [highlands, plateau, lowlands].map(short).join(', ');
    expect(listed?.[i]).toBe(`- ${card.id}: Bid ${card.bid}, ${place}; ${values}; Tie ${card.tie}; ${card.prefers}`);
  });
});

const MARK: Readonly<Record<Provenance, string>> = {
  rulebook: 'printed',
  inferred: 'inferred',
  public: 'inferred',
  ours: 'ours',
};

test('every card, tile and Kingdom Card is marked as the tables say', () => {
  for (const { id, trait, text, textFrom, nameFrom } of FACTION_CARDS) {
    const isPrinted = trait === 'ruse' || nameFrom !== 'rulebook';
    const said = text.length > 0 || trait === 'myth' ? textFrom : isPrinted ? nameFrom : 'inferred';
    expect(rule(id)?.source, id).toBe(MARK[said]);
  }
  for (const { id, effectsFrom } of [...TACTICS, ...KINGDOM_CARDS])
    expect(rule(id)?.source, id).toBe(MARK[effectsFrom]);
});

test('the introduction lists the names that are printed, and no others', () => {
  const [said] = introduction.filter(words => words.includes('prints the names of'));
  const all = [...FACTION_CARDS, ...TACTICS, ...KINGDOM_CARDS].filter(({ name }) => name !== 'Ruse!');
  for (const { name, nameFrom } of all) expect(said?.includes(name), name).toBe(nameFrom === 'rulebook');
});

test('every rule that a rule points to is there', () => {
  const ids = new Set(rules.map(r => r.id));
  for (const { id, paragraphs } of rules) {
    for (const [named] of paragraphs
      .join(' ')
      .matchAll(/\b(?:OKC-[QS]?\d+|(?:CL|UP|NO|GA|K)\d\d|T-[A-Z]+\d|CM-[A-Z]+)\b/g)) {
      expect(ids.has(named), `${id} names ${named}`).toBe(true);
    }
  }
});
