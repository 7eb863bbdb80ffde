import type { Fact } from '@interregnum/kernel';
import { positionProblems } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type EpixEvent, epix } from '../src/index.ts';

type Position = Parameters<typeof epix.proof.position.read>[0];

const read = (position: Position, mode = 'basic', seats = 2) => epix.proof.position.read(position, { mode }, seats);
const optionsOf = (position: Position) => read(position).ask!.options[0]!.map(option => option.code);

const problemOf = positionProblems(epix, 2);
const refusalOf = (position: Position, mode = 'basic') => problemOf(position, { mode });

describe('a position says what is used up in a Move & Attack', () => {
  const areas = { land1a: '1: soldier', land1b: '1: knight' };

  test('used Units cannot be used again', () => {
    expect(optionsOf({ turn: '1 move', areas })).toContain('use:soldier:land1a');
    const codes = optionsOf({ turn: '1 move', areas, used: { land1a: 'soldier' } });
    expect(codes).not.toContain('use:soldier:land1a');
    expect(codes).toContain('use:knight:land1b');
  });

  test('in Winter the second card is still to come', () => {
    const s = read({ turn: '1 move>tax', season: 'winter', areas, used: { land1a: 'soldier' } });
    const end = s.ask!.options[0]!.findIndex(option => option.code === 'end');
    epix.rules.apply(s, 0, end);
    expect(s.gold[0]).toBe(18);
  });

  test.each(['1 tax', '1 recruit', 'turn 1', 'auction'])('with turn: %s it is refused', turn => {
    expect(refusalOf({ turn, areas, used: { land1a: 'soldier' } })).toMatch(/^position\.used: expected a turn that/);
  });
});

describe('positions that cannot be are refused, with the place and the reason', () => {
  test.each<[string, Position, string]>([
    [
      'a key that does not exist',
      { seeson: 'winter' },
      "position.seeson: unknown 'seeson': expected one of turn, season, first",
    ],
    ['a season that does not exist', { season: 'monsoon' }, 'position.season: expected a season, one of spring'],
    ['an area off the map', { areas: { saulnes: '1: camp' } }, 'position.areas.saulnes: expected an area of this map'],
    ['words that are no Units', { areas: { land1a: '1 soldier' } }, 'position.areas.land1a: expected {seat}: {units}'],
    ['two of a kind in an area', { areas: { land1a: '1: camp camp' } }, 'position.areas.land1a: camp is there twice'],
    [
      'more Units than there are',
      { areas: { castle1: '', land1a: '1: knight', land1b: '1: knight', mirelac: '1: knight' } },
      'position.areas.mirelac: seat 1 has only 2 of knight',
    ],
    ['a Camp in a Castle', { areas: { castle1: '1: camp' } }, 'position: this cannot be: a Camp stands in castle1'],
    [
      'an enemy in a Castle',
      { areas: { castle1: '2: soldier' } },
      'position: this cannot be: an enemy stands in castle1',
    ],
    [
      'a Knight on the mountain',
      { areas: { kilimandjora: '1: knight' } },
      'position: this cannot be: a Knight stands in Kilimandjora',
    ],
    [
      'a used Unit that is not there',
      { turn: '1 move', used: { land1a: 'camp' } },
      'position: this cannot be: a used Unit is missing',
    ],
    ['Gold below nothing', { gold: { 1: -1 } }, 'position.gold.1: expected a whole number of at least 0'],
    ['a seat that does not exist', { passed: [9] }, 'position.passed.0: expected a seat from 1 to 2'],
    ['a seat that is none', { passed: [1, 'x'] }, "position.passed.1: expected a seat from 1 to 2, not 'x'"],
    [
      'a seat that has passed and is asked',
      { turn: 'draft 1', passed: [1] },
      'position: this cannot be: seat 1 has left the draft',
    ],
    [
      'two cards in Spring',
      { turn: 'turn 1', cards: { 1: 'recruit+tax' } },
      'position.cards.1: expected Action cards of the season, one of recruit, tax, move',
    ],
    [
      'one card in Winter',
      { turn: 'turn 1', season: 'winter', cards: { 1: 'move' } },
      'position.cards.1: expected Action cards of the season, one of recruit+tax',
    ],
    ['two cards in order in Spring', { turn: '1 move>tax' }, 'position.turn: expected one card'],
    [
      'cards other than those of the turn',
      { turn: '1 move', cards: { 1: 'tax' } },
      'position.cards.1: expected the cards of turn: move',
    ],
    ['a seat behind a word without one', { turn: 'auction 2' }, 'position.turn: expected draft 1, auction'],
    [
      'a supply that does not follow',
      { supply: { 1: { soldier: -1 } } },
      "position.supply.1.soldier: it follows from the rest, where it is '2', not '-1'",
    ],
    ['a Treasury that does not follow', { treasury: 7 }, 'position.treasury: it follows from the rest'],
    ['a bid without a fight', { turn: '1 move', fist: 3 }, 'position: this cannot be: a bid is left over'],
    [
      'a Unit in use without a move',
      { turn: 'choose', in_use: 'castle1' },
      'position: this cannot be: no Unit is in use',
    ],
    ['an end that is none', { over: true }, 'position: this cannot be: a question is open after the end'],
    ['a season after the last', { turn: 'choose', season: 'over' }, 'position: this cannot be: the seasons are over'],
    ['bids that are not complete', { turn: 'choose', auction: { 1: 3 } }, 'position.auction: 2 is missing'],
    ['cards in the basic game', { abilities: { 1: ['SA04'] } }, 'position.abilities: the basic game has no such cards'],
    ['a step that does not exist', { at: [{ step: 'game.lunch' }] }, 'position: nobody can play on from here'],
    ['turn and at', { turn: 'choose', at: [] }, 'position.turn: expected either turn or at'],
    [
      'an answer that is none',
      { turn: 'choose', answers: { 1: 'choose:rest' } },
      "position.answers.1: 'choose:rest' is not an option",
    ],
    ['the last answer to a question', { turn: 'draft 1', answers: { 1: 'pass' } }, 'position.answers: the last answer'],
  ])('%s', (_, position, problem) => {
    expect(refusalOf(position)).toContain(problem);
  });

  test('what follows from the rest may be named if it is right', () => {
    expect(refusalOf({ supply: { 1: { soldier: 2 } }, treasury: 0 })).toBe('accepted');
  });

  test('more cards on offer than there are', () => {
    expect(refusalOf({ offer: ['SA01', 'SA02', 'SA03', 'SA04'] }, 'advanced')).toMatch(
      /^position\.offer: expected 3 cards/,
    );
  });
});

test('what happens on the way to the first question is told', () => {
  const news: Fact<EpixEvent>[] = [];
  epix.proof.position.read({ turn: '1 tax' }, { mode: 'basic' }, 2, news);
  expect(news.map(fact => fact.open?.type)).toContain('taxed');
});
