/** The rulebook has a rule for every card, under the name that the tables give it, and names no rule that is not there. */
import { readFileSync } from 'node:fs';
import { parseRulebook } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import type { FateFace } from '../src/content/card.ts';
import { CITIES } from '../src/content/cities.ts';
import { COMMANDERS } from '../src/content/cmd/commanders.ts';
import { DEVELOPMENT_CARDS } from '../src/content/dev/cards.ts';
import { FATE } from '../src/content/fate.ts';
import { HEROES } from '../src/content/heroes.ts';
import { OBJECTIVES } from '../src/content/objectives.ts';
import { PRESETS } from '../src/content/presets.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { SEASON_CARDS } from '../src/content/seasons.ts';
import { SHEETS } from '../src/content/sheets.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { TILES } from '../src/content/tiles.ts';
import { TITLES } from '../src/content/titles.ts';
import { UNITS } from '../src/content/units.ts';
import { RESOURCES } from '../src/content/words.ts';
import { isBaseRule, unitRule } from './printed.ts';

const { rules } = parseRulebook(readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8'));
const rule = (id: string) => rules.find(r => r.id === id);
const numbered = (from: RegExp) => rules.filter(r => from.test(r.id) && isBaseRule(r.id)).length;

const CARDS = [
  SEASON_CARDS,
  TITLES,
  HEROES,
  QUESTS,
  REWARDS,
  TACTICS,
  OBJECTIVES,
  CITIES,
  DEVELOPMENT_CARDS,
  COMMANDERS,
].flat();

test('the base game has 175 rules, 104 rulings, 20 rules on course, cards, knowledge and homes', () => {
  expect(numbered(/^RNW-\d+$/)).toBe(175);
  expect(numbered(/^RNW-Q\d+$/)).toBe(104);
  expect(numbered(/^RNW-[FCKH]\d+$/)).toBe(20);
});

test('there is one rule for each thing printed, and no other', () => {
  const printed = CARDS.length + UNITS.length + TILES.length + SHEETS.length + PRESETS.length + 2;
  expect(rules.filter(({ id }) => !/^RNW-[QFCKH]?\d+$/.test(id))).toHaveLength(printed);
});

test('every card, city and unit has its rule under its own name', () => {
  for (const { id, name } of CARDS) expect(rule(id)?.title, id).toBe(name);
  for (const { id, name } of UNITS) expect(rule(unitRule(id))?.title, id).toBe(name);
});

test('figures, shapes and values of units and heroes in the rulebook are those of the tables', () => {
  for (const unit of UNITS) {
    const traits = unit.isFlying ? ', flying' : unit.isFast ? ', fast' : '';
    const shape = unit.shape[0]!.toUpperCase() + unit.shape.slice(1);
    const said = `${shape}, health ${unit.health}, initiative ${unit.initiative}${traits}; ${unit.figures} figures.`;
    expect(rule(unitRule(unit.id))?.paragraphs[0], unit.id).toBe(said);
    expect(rule(unitRule(unit.id))?.paragraphs[1], unit.id).toContain(`${unit.abilityName}: `);
  }
  for (const { id, attributes: a, health } of HEROES) {
    const said = `Strength ${a.strength}, agility ${a.agility}, wisdom ${a.wisdom}, health ${health}.`;
    expect(rule(id)?.paragraphs[0], id).toContain(said);
  }
});

test('numbers of copies and areas of Quests in the rulebook are those of the tables', () => {
  for (const { id, copies } of TACTICS)
    expect(rule(id)?.paragraphs[0], id).toMatch(new RegExp(`^${copies} cards?\\. `));
  for (const { id, areas } of QUESTS) expect(rule(id)?.paragraphs[0], id).toContain(`Area ${areas.join(' or ')}. `);
});

test('costs of Development cards in the rulebook are those of the table', () => {
  for (const { id, cost } of DEVELOPMENT_CARDS)
    expect(rule(id)?.paragraphs[0], id).toContain(`Cost ${cost.join('/')}. `);
});

test('the Fate deck in the rulebook is that of the table', () => {
  const said = (face: FateFace) =>
    face.icon === 'rout' || face.icon === 'damage' ? `${face.icon} ${face.n}` : face.icon;
  const lines = FATE.map(({ number, faces: { triangle, rectangle, hexagon, circle }, destiny }) => {
    const sections = [triangle, rectangle, hexagon, circle].map(said).join(', ');
    return `- ${number}: ${sections}; ${destiny}`;
  });
  expect(rule('FATE-DECK')?.paragraphs.at(-1)?.split('\n')).toEqual(lines);
});

test('dials and tiles in the rulebook are those of the tables', () => {
  const unitName = new Map<string, string>(UNITS.map(unit => [unit.id, unit.name]));
  const space = (id: string) => unitName.get(id) ?? (id === 'tactics' ? 'Tactics' : id);
  for (const { id, dials } of SHEETS) {
    const lines = RESOURCES.map(r => `- ${r}: ${dials[r].map(space).join(', ')}`);
    expect(rule(`F-${id.toUpperCase()}`)?.paragraphs.at(-1)?.split('\n')).toEqual(lines);
  }
  for (const { id, areas } of TILES) {
    const lines =
      rule(/\d/.test(id) ? `TILE${id}` : `HOME-${id.toUpperCase()}`)
        ?.paragraphs.at(-1)
        ?.split('\n') ?? [];
    expect(lines).toHaveLength(areas.length);
    areas.forEach(({ letter, hex, yields, isCity, borders }, i) => {
      const given = RESOURCES.flatMap(r => (yields[r] > 0 ? [`${yields[r]} ${r}`] : [])).join(', ');
      expect(lines[i]).toContain(`${letter}: at ${hex.q}, ${hex.r}; ${given}`);
      expect(/; city/.test(lines[i]!)).toBe(isCity);
      for (const [side, border] of Object.entries(borders))
        expect(lines[i]).toMatch(new RegExp(`; ${border} ${side}\\b`));
    });
  }
});

test('what the tables call ours is not passed off as printed', () => {
  for (const { id, textFrom } of CARDS) if (textFrom === 'ours') expect(rule(id)?.source, id).toBe('ours');
  for (const { id, textFrom } of CARDS) if (textFrom !== 'rulebook') expect(rule(id)?.source, id).not.toBe('printed');
});

test('every rule that a rule points to is there', () => {
  const ids = new Set(rules.map(r => r.id));
  const named =
    /\b(?:RNW-[QFCKH]?\d+|(?:SP|SU|FA|WI|TI|HE|HB|QS|Q|RW|RB|TA|TB|TF|OG|OE|CT|CF|CM|TILE)B?\d+|U-[A-Z-]+)\b/g;
  for (const { id, paragraphs } of rules) {
    for (const [found] of paragraphs.join(' ').matchAll(named))
      expect(ids.has(found), `${id} names ${found}`).toBe(true);
  }
});
