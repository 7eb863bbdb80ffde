/** Every language says the same, and every card says what it does. */
import { textChecks } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { HEROES } from '../src/content/heroes.ts';
import { OBJECTIVES } from '../src/content/objectives.ts';
import { QUESTS } from '../src/content/quests.ts';
import { REWARDS } from '../src/content/rewards.ts';
import { SEASON_CARDS } from '../src/content/seasons.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { TITLES } from '../src/content/titles.ts';
import { texts } from '../src/texts/index.ts';

describe('Runewars says the same in every language', () => {
  for (const { name, run } of textChecks(texts)) test(name, run);
});

/** What fits on a card. */
const LONGEST_TEXT = 240;

test.each(['en', 'de'] as const)('in %s every card has a name and a text that fits', language => {
  const cards = [SEASON_CARDS, TITLES, HEROES, QUESTS, REWARDS, TACTICS, OBJECTIVES].flat();
  for (const { id } of cards) {
    expect(texts[language][`card.${id}`], id).toBeDefined();
    expect(texts[language][`text.${id}`]?.length, id).toBeLessThanOrEqual(LONGEST_TEXT);
  }
});

/** Words of cards with a meaning in the rules: where one language has one, the other has it, too. */
const TERMS: readonly (readonly [en: RegExp, de: RegExp])[] = [
  [/desolat/, /erwüst/],
  [/cryomancy/, /Kryomantie/],
  [/waste token/, /Ödland/],
  [/dragon rune/, /Drachenrune/],
  [/Tactics card/, /Taktikkarte/],
  [/\bRewards?\b/, /Belohnung/],
  [/stronghold/, /Festung/],
  [/influence/, /Einfluss/],
  [/triangle/, /Dreieck/],
  [/rectangle/, /Rechteck/],
  [/\brout/i, /rschütter/],
  [/\bStrength\. /, /^Kraft\. /],
  [/\bAgility\. /, /^Gewandtheit\. /],
  [/\bWisdom\. /, /^Weisheit\. /],
];

test('a card speaks of the same things and numbers in both languages', () => {
  const cards = Object.keys(texts.en).filter(key => /^text\.[A-Z]/.test(key));
  expect(cards.length).toBeGreaterThan(250);
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();
  const apart = cards.flatMap(key => {
    const [en, de] = [texts.en[key]!, texts.de[key]!];
    const words = TERMS.filter(([word, wort]) => word.test(en) !== wort.test(de)).map(([word]) => word.source);
    const differing = numbers(de).join() === numbers(en).join() ? words : [...words, 'numbers'];
    return differing.map(what => `${key}: ${what}`);
  });
  expect(apart).toEqual([]);
});

test('in German no two cards have the same name', () => {
  const names = Object.entries(texts.de).flatMap(([key, name]) =>
    key.startsWith('card.') && key !== 'card.RB1' ? [name] : [],
  ); // two more copies of RW01
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

/** Some names begin or end with an article, as in "Der Graue Ker": they stand as they are in the nominative alone. */
test('in German no hero stands behind a preposition', () => {
  const bent = /\b(an|auf|aus|bei|durch|für|gegen|mit|nach|um|von|vor|zu|zwischen) \{(hero|toHero)\}/;
  expect(Object.entries(texts.de).filter(([, words]) => bent.test(words))).toEqual([]);
});
