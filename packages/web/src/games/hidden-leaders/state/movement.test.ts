import { CARDS, cardNumber, hiddenLeaders, type View } from '@interregnum/hidden-leaders';
import { expect, test } from 'vitest';
import { printedMovement, resultsOf } from './movement.ts';

const card = (id: string): number => cardNumber(id)!;

const at = (red: number, green: number, more: object = {}): View =>
  hiddenLeaders.rules.view(
    hiddenLeaders.proof.position.read({ turn: '1 play', red, green, ...more }, { deck: 'full', memory: 'aid' }, 2),
    0,
  );

test('printed movement: alternatives, both at once, X, leading and trailing marker', () => {
  const parts = (id: string) =>
    printedMovement({ content: null }, card(id)).map(({ ways, both }) => ({
      ways: ways.map(way => way.map(p => p.peg + p.amount)),
      both,
    }));
  expect(parts('leery-lizard')).toEqual([{ ways: [['red−1'], ['green−2']], both: false }]);
  expect(parts('furious-frog')).toEqual([{ ways: [['red−2'], ['green−2']], both: true }]);
  expect(parts('depressed-druid')).toEqual([{ ways: [['red−3', 'green−1']], both: false }]);
  expect(parts('naughty-necromancer')).toEqual([{ ways: [['red+X', 'green+X']], both: false }]);
  expect(parts('keen-koi')).toEqual([{ ways: [['lead−1', 'trail+1']], both: false }]);
  expect(parts('buried-emperor')).toEqual([]);
});

test('the preview stops at the ends of the track', () => {
  expect(resultsOf(at(2, 11), 0, card('depressed-druid'))).toEqual([{ red: 1, green: 10 }]);
  expect(resultsOf(at(11, 4), 0, card('arrowgant-skeleton'))).toEqual([
    { red: 12, green: 4 },
    { red: 11, green: 6 },
    { red: 12, green: 6 },
  ]);
});

test('conditions are read from the table', () => {
  expect(resultsOf(at(6, 6), 0, card('keen-koi'))).toEqual([]);
  expect(resultsOf(at(6, 4), 0, card('keen-koi'))).toEqual([{ red: 5, green: 5 }]);
  expect(resultsOf(at(6, 4), 0, card('bored-goblin'))).toEqual([]);
  expect(resultsOf(at(6, 4, { up: { 1: ['sun-shy-skeleton'] } }), 0, card('bored-goblin'))).toEqual([
    { red: 4, green: 4 },
  ]);
  expect(resultsOf(at(4, 4, { graveyard: ['keen-koi', 'aimless-eel'] }), 0, card('naughty-necromancer'))).toEqual([
    { red: 6, green: 6 },
  ]);
});

test('what a promo Hero counts is read from the own party', () => {
  const party = {
    up: { 1: ['keen-koi', 'flailing-knight', 'aimless-eel'] },
    down: { 1: ['furious-frog', 'bored-goblin'] },
  };
  expect(resultsOf(at(4, 4, party), 0, card('well-shaved-wizard'))).toEqual([
    { red: 5, green: 4 },
    { red: 4, green: 3 },
  ]);
  expect(resultsOf(at(4, 4, party), 0, card('polar-protector'))).toEqual([
    { red: 2, green: 4 },
    { red: 4, green: 6 },
  ]);
  expect(resultsOf(at(4, 4), 0, card('kind-king-slayer'))).toEqual([]);
  expect(resultsOf(at(4, 7), 0, card('kind-king-slayer'))).toEqual([{ red: 4, green: 5 }]);
});

test('what depends on a choice or on a hidden card has no preview', () => {
  expect(resultsOf(at(4, 4), 0, card('potato-privateer'))).toEqual([]);
  expect(resultsOf(at(4, 4), 0, card('tentacle-oracle'))).toEqual([]);
});

test('every card can be previewed', () => {
  for (const each of CARDS)
    expect(resultsOf(at(5, 8), 0, each).every(({ red, green }) => red > 0 && green > 0)).toBe(true);
});
