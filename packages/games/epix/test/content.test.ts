import { readFileSync } from 'node:fs';
import { chanceFrom, playedWith, readContentFile } from '@interregnum/kernel';
import { contentChecks, contract } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtIn } from '../src/content/built-in.ts';
import { source } from '../src/content/file.ts';
import { boardOf, epix } from '../src/index.ts';

const example = readContentFile(
  parse(readFileSync(new URL('../../../../examples/content/epix.yaml', import.meta.url), 'utf8')),
  'epix',
);

describe('the content file of Epix', () => {
  test('the built-in content, written and read, is the built-in content', () => {
    const { words: _, ...content } = source.read(JSON.parse(JSON.stringify(source.write())));
    const { words: __, ...expected } = builtIn;
    expect(content).toEqual(expected);
  });

  const checks = contentChecks(epix, {
    variant: example,
    wrong: {
      'an area that is on no map': {
        data: { names: { atlantis: 'Atlantis' } },
        at: 'names.atlantis',
        says: /expected one of castle1/,
      },
      'a border of one side only': {
        data: { maps: { 2: { castle1: { borders: ['land1a', 'land1b', 'broceland'] } } } },
        at: 'maps.2.castle1.borders',
        says: /broceland does not border on castle1/,
      },
      'an area that borders on itself': {
        data: { maps: { 2: { castle1: { borders: ['castle1', 'land1a', 'land1b'] } } } },
        at: 'maps.2.castle1.borders',
        says: /itself/,
      },
      'a map without the mountain': {
        data: { maps: { 3: { kilimandjora: 'none' } } },
        at: 'maps.3',
        says: /needs kilimandjora/,
      },
      'a Castle that nobody owns': {
        data: { maps: { 2: { castle3: { at: [1, 1], radius: 30, borders: [] } } } },
        at: 'maps.2.castle3',
        says: /a map for 2 players has no castle3/,
      },
      'an island': {
        data: { maps: { 2: { saulnes: { at: [500, 500], radius: 30, borders: [] } } } },
        at: 'maps.2.saulnes',
        says: /no way leads from castle1 to saulnes/,
      },
      'a new area without its place': {
        data: { maps: { 2: { saulnes: { borders: ['land1a'] } } } },
        at: 'maps.2.saulnes',
        says: /needs 'at'/,
      },
      'a corner off the canvas': {
        data: {
          maps: {
            2: {
              mirelac: {
                outline: [
                  [0, 0],
                  [10, 0],
                  [10, 701],
                ],
              },
            },
          },
        },
        at: 'maps.2.mirelac.outline.2.1',
        says: /from 0 to 700/,
      },
      'a mark on the mountain': { data: { marks: ['kilimandjora'] }, at: 'marks.0', says: /cannot have a mark/ },
      'a map for nobody': { data: { maps: { 7: {} } }, at: 'maps.7', says: /expected one of 2, 3, 4/ },
      'an effect that is not in the vocabulary': {
        data: { cards: { SA05: { text: 'Free.', effects: ['soldiers cost 0'] } } },
        at: 'cards.SA05.effects.0',
        says: /sentence of the vocabulary such as "soldiers cost 1"/,
      },
      'other effects without a text': {
        data: { cards: { SA05: { effects: ['tax +1'] } } },
        at: 'cards.SA05.text',
        says: /needs a text/,
      },
      'a card without effects': {
        data: { cards: { SA05: { text: 'Nothing.', effects: [] } } },
        at: 'cards.SA05.effects',
        says: /at least one/,
      },
      'an effect twice on a card': {
        data: { cards: { SA05: { text: 'Twice.', effects: ['tax +1', 'Tax  +1'] } } },
        at: 'cards.SA05.effects.1',
        says: /twice/,
      },
      'two effects once a season on a card': {
        data: {
          cards: {
            SA05: {
              text: 'Both.',
              effects: [
                'once a season ask whether the bid against you is odd',
                'once a season keep a knight whose attack fails',
              ],
            },
          },
        },
        at: 'cards.SA05.effects',
        says: /only one effect that is used once a season/,
      },
      'a second card that looks at Action cards': {
        data: {
          cards: {
            SA05: { text: 'Spy.', effects: ['look at the action cards of a player, then you may change yours'] },
          },
        },
        at: 'cards.SA19.effects',
        says: /only one card of the deck.*SA05 does/,
      },
      'too few cards': {
        data: {
          cards: Object.fromEntries(
            builtIn.deck.slice(5).map(n => [`SA${String(n).padStart(2, '0')}`, { 'in deck': false }]),
          ),
        },
        at: 'cards',
        says: /at least 6 cards/,
      },
    },
  });
  for (const { name, run } of checks) test(name, run);
});

describe('the example of Epix', () => {
  const game = playedWith(epix, example);

  test('has its map, marks and names, and the built-in game has not', () => {
    const bordersOfHawkPass = ({ rules }: typeof game) => {
      const { areas, borders } = boardOf(rules.setup({ mode: 'advanced' }, 2, chanceFrom('map')));
      return [areas.length, borders[17]];
    };
    expect([game, epix].map(bordersOfHawkPass)).toEqual([
      [10, [5, 7, 18]],
      [10, []],
    ]);
    expect(game.words.texts.de!['area.mirelac']).toBe('Spiegelsee');
    expect(game.words.texts.en!['card.SA05']).toBe('Levy');
  });

  for (const { name, run } of contract(game, { games: 1 })) test(name, run);
});
