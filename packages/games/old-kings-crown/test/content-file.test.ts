import { readFileSync } from 'node:fs';
import { findOption, playedWith, readContentFile, setupChoices, type WithContent } from '@interregnum/kernel';
import { contentChecks, contract } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtIn } from '../src/content/built-in.ts';
import { contentOf } from '../src/content/contents.ts';
import { source } from '../src/content/file.ts';
import { locationData, oldKingsCrown, type State, thresholdOf } from '../src/index.ts';
import { cardNumber } from '../src/pieces.ts';
import { forceOf } from '../src/strategy/worth.ts';
import { WRONG_PROGRAMS } from './wrong-programs.ts';

const example = readContentFile(
  parse(readFileSync(new URL('../../../../examples/content/old-kings-crown.yaml', import.meta.url), 'utf8')),
  'old-kings-crown',
);

describe("the content file of The Old King's Crown", () => {
  test('the built-in content, written and read, is the built-in content', () => {
    const { words: _, ...content } = source.read(JSON.parse(JSON.stringify(source.write())));
    const { words: __, ...expected } = builtIn;
    expect(content).toEqual(expected);
  });

  const checks = contentChecks(oldKingsCrown, {
    variant: example,
    wrong: {
      'a card that does not exist': {
        data: { cards: { CL99: { strength: 3 } } },
        at: 'cards.CL99',
        says: /unknown 'CL99'/,
      },
      'a Strength out of range': {
        data: { cards: { CL01: { strength: 16 } } },
        at: 'cards.CL01.strength',
        says: /from 1 to 15, not '16'/,
      },
      'a Strength of a Ruse': {
        data: { cards: { CL18: { strength: 3 } } },
        at: 'cards.CL18',
        says: /a Strategy card has no Strength/,
      },
      'a text of a card that says nothing': {
        data: { cards: { CL01: { text: 'Wins.' } } },
        at: 'cards.CL01.text',
        says: /expected one of name, strength, keywords, program/,
      },
      'a Keyword that does not exist': {
        data: { cards: { CL01: { keywords: ['quest 1', 'flying'] } } },
        at: 'cards.CL01.keywords.1',
        says: /expected a Keyword such as "quest 2".*not 'flying'/,
      },
      'a Keyword without its number': {
        data: { cards: { CL01: { keywords: ['quest'] } } },
        at: 'cards.CL01.keywords.0',
        says: /expected a Keyword/,
      },
      'a Keyword twice': {
        data: { cards: { CL01: { keywords: ['quest 1', 'quest 2'] } } },
        at: 'cards.CL01.keywords.1',
        says: /quest stands there already/,
      },
      'a War Machine that cannot be Deployed': {
        data: { cards: { CL09: { keywords: [] } } },
        at: 'cards.CL09.keywords',
        says: /War Machines have "deploy"/,
      },
      'a Location that pays too much': {
        data: { locations: { castle: { influence: 6 } } },
        at: 'locations.castle.influence',
        says: /from 0 to 5, not '6'/,
      },
      'a threshold that nobody can miss': {
        data: { threshold: { 2: 1 } },
        at: 'threshold.2',
        says: /from 5 to 40, not '1'/,
      },
      ...WRONG_PROGRAMS,
    },
  });
  for (const { name, run } of checks) test(name, run);
});

describe("the example of The Old King's Crown", () => {
  const game = playedWith(oldKingsCrown, example);
  const [own, usual] = [{ content: example.hash }, { content: null }] as const;

  test('has its numbers in its states, and only there', () => {
    const champion = cardNumber('CL17');
    const numbers = (t: WithContent) => {
      const { strength, bolster, quest } = contentOf(t);
      return [strength[champion], forceOf(t, champion), bolster[champion], quest[cardNumber('UP02')]];
    };
    expect([numbers(own), numbers(usual)]).toEqual([
      [13, 13, 2, 2],
      [12, 12, 3, 1],
    ]);
    const pays = (t: WithContent) => [0, 1, 2, 3, 4, 5].map(location => locationData(t, location).influence);
    expect([pays(own), pays(usual)]).toEqual([
      [1, 1, 2, 1, 2, 2],
      [1, 1, 2, 1, 1, 1],
    ]);
    const thresholds = (t: WithContent) => [1, 2, 3, 4].map(seats => thresholdOf({ ...t, seats }));
    expect([thresholds(own), thresholds(usual)]).toEqual([
      [20, 20, 16, 16],
      [20, 20, 15, 15],
    ]);
  });

  test('has its names, and the rule of a card is told in the words of the file', () => {
    expect(game.words.texts.en!['location.shrine']).toBe('The Old Shrine');
    expect(game.words.texts.de!['kingdom.K05']).toBe('Der Steuerpächter');
    expect(game.content!.wordsOfRule('K05')).toEqual({ name: 'kingdom.K05', text: 'text.K05' });
    expect(game.content!.wordsOfRule('OKC-081')).toBeNull();
  });

  test('has its effect: Free Company of the Ford helps an Heir too, by 3', () => {
    const clash = {
      turn: 'strength plateau',
      kingdom: { 1: ['K02+CL05'] },
      up: { plateau: { 1: ['CL14'], 2: ['UP01'] } },
    };
    const begin = (title: typeof oldKingsCrown) => title.proof.position.read(clash, setupChoices(title.meta, {}, 2), 2);
    const useOf = (s: State): number => findOption(s.ask?.options[0] ?? [], 'use:K02');
    expect(useOf(begin(oldKingsCrown))).toBe(-1);
    const s = begin(game);
    game.rules.apply(s, 0, useOf(s));
    expect(s.clash!.totals).toEqual([13, 1]);
  });

  for (const { name, run } of contract(game, { games: 1 }).filter((_, i) => i % 12 === 0)) test(name, run);
});
