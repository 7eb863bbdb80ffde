import { readFileSync } from 'node:fs';
import { chanceFrom, playedWith, readContentFile } from '@interregnum/kernel';
import { contentChecks, contract } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtIn } from '../src/content/built-in.ts';
import { source } from '../src/content/file.ts';
import { boardOf, yieldGame } from '../src/index.ts';
import { yieldOptions } from './crowded.ts';

const example = readContentFile(
  parse(readFileSync(new URL('../../../../examples/content/yield.yaml', import.meta.url), 'utf8')),
  'yield',
);

describe('the content file of Yield', () => {
  test('the built-in content, written and read, is the built-in content', () => {
    const { words: _, ...content } = source.read(JSON.parse(JSON.stringify(source.write())));
    const { words: __, ...expected } = builtIn;
    expect(content).toEqual(expected);
  });

  const checks = contentChecks(yieldGame, {
    variant: example,
    wrong: {
      'a region that does not exist': {
        data: { maps: { 2: { a: { region: 'desert' } } } },
        at: 'maps.2.a.region',
        says: /expected one of forest, wetlands, town, not 'desert'/,
      },
      'a Street of one side only': {
        data: { maps: { 2: { a: { borders: ['I', 'II', 'b'] } } } },
        at: 'maps.2.a.borders',
        says: /b does not border on a/,
      },
      'a Street to a place that is not there': {
        data: { maps: { 2: { l: 'none' } } },
        at: 'maps.2.VI.borders',
        says: /l is not on this map/,
      },
      'too few starts': {
        data: { maps: { 3: { II: { start: false } } } },
        at: 'maps.3',
        says: /a map for 3 players has 3 starts, not 2/,
      },
      'a start without a Fortress': {
        data: { maps: { 2: { a: { start: true } } } },
        at: 'maps.2.a.start',
        says: /only a Roman numeral/,
      },
      'a new Location without a region': {
        data: { maps: { 2: { m: { name: 'Nowhere', at: [1, 1], borders: ['a'] } } } },
        at: 'maps.2.m',
        says: /needs 'region'/,
      },
      'too few Battle cards': {
        data: { deck: Object.fromEntries(['G3', 'G4', 'G5', 'G6', 'B3'].map(id => [id, 1])) },
        at: 'deck',
        says: /at least 60 Battle cards, not 47/,
      },
      'other effects without a text': {
        data: { abilities: { destroyer: { effects: ['cards face down add 2'] } } },
        at: 'abilities.destroyer.text',
        says: /needs a text/,
      },
      'an effect that is not in the vocabulary': {
        data: { abilities: { destroyer: { text: 'Much.', effects: ['cards face down add 9'] } } },
        at: 'abilities.destroyer.effects.0',
        says: /sentence of the vocabulary such as "cards face down add 2"/,
      },
      'an ability that does nothing': {
        data: { abilities: { destroyer: { text: 'Nothing.', effects: [] } } },
        at: 'abilities.destroyer.effects',
        says: /at least one/,
      },
      'the same effect with two numbers': {
        data: {
          abilities: { destroyer: { text: 'Both.', effects: ['cards face down add 2', 'cards face down add 3'] } },
        },
        at: 'abilities.destroyer.effects',
        says: /two different effects/,
      },
      'a second Destroyer': {
        data: { abilities: { champion: { text: 'Too.', effects: ['win when you destroy an enemy army'] } } },
        at: 'abilities.destroyer.effects',
        says: /of one ability, and champion has it/,
      },
      'four Armies for another House': {
        data: { abilities: { destroyer: { text: 'Four.', effects: ['you have four armies'] } } },
        at: 'abilities.destroyer.effects.0',
        says: /only Keralon/,
      },
      'a Champion for the single player': {
        data: {
          abilities: {
            champion: { text: 'Four.', effects: ['you have four armies'] },
            fourthArmy: { text: 'Best.', effects: ['cards face up add 1 more while your champion fights'] },
          },
        },
        at: 'abilities.fourthArmy.effects.0',
        says: /single player/,
      },
      'a text for a Leader': {
        data: { leaders: { basil: { text: 'He is old.' } } },
        at: 'leaders.basil.text',
        says: /expected one of name/,
      },
    },
  });
  for (const { name, run } of checks) test(name, run);
});

describe('the example of Yield', () => {
  const game = playedWith(yieldGame, example);

  test('has its map and names, and the built-in game has not', () => {
    const name = ({ rules }: typeof game) =>
      boardOf(rules.setup(yieldOptions({ seats: 2, mode: 'free', leaders: 'off' }), 2, chanceFrom('map'))).names[3];
    expect([game, yieldGame].map(name)).toEqual(['Crownhill', 'Drumhill']);
    expect(game.words.texts.en!['location.2.IV']).toBe('Crownhill (IV)');
    expect(game.words.texts.de!['ability.fastTraveler']).toBe('Schnelle Reiter');
  });

  for (const { name, run } of contract(game, { games: 1 }).filter((_, i) => i % 3 === 0)) test(name, run);
});
