import type { Fact } from '@interregnum/kernel';
import { positionProblems } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type HiddenLeadersEvent, hiddenLeaders } from '../src/index.ts';

type Position = Parameters<typeof hiddenLeaders.proof.position.read>[0];

const read = (position: Position, deck = 'full') =>
  hiddenLeaders.proof.position.read(position, { deck, memory: 'aid' }, 3);

const problemOf = positionProblems(hiddenLeaders, 3);
const refusalOf = (position: Position, deck = 'full') => problemOf(position, { deck, memory: 'aid' });

describe('positions that cannot be are refused, with the place and the reason', () => {
  test.each<[string, Position, string]>([
    ['a key that does not exist', { taverne: [] }, "position.taverne: unknown 'taverne': expected one of turn, first"],
    [
      'a Hero that does not exist',
      { hands: { 2: ['keen-koi', 'kean-koi'] } },
      "position.hands.2.1: expected a Hero of this deck, not 'kean-koi'",
    ],
    [
      'a Hero in two places',
      { hands: { 1: ['keen-koi'] }, tavern: ['keen-koi'] },
      'position.tavern.0: keen-koi is there twice',
    ],
    [
      'a Hero twice in one pile',
      { graveyard: ['keen-koi', 'keen-koi'] },
      'position.graveyard.1: keen-koi is there twice',
    ],
    ['a Leader twice', { leaders: { 1: 'cyra', 3: 'cyra' } }, 'position.leaders.3: cyra is there twice'],
    ['a marker off the track', { red: 13 }, "position.red: expected a whole number from 1 to 12, not '13'"],
    [
      'a Tavern with four slots',
      { tavern: ['keen-koi', 'none', 'none', 'none'] },
      'position: this cannot be: the Tavern has 4 slots',
    ],
    [
      'a Hidden Hero that is not there',
      { down: { 2: ['keen-koi'] }, known: { 2: { 2: 'all' } } },
      'position.known: seat 2 has only 1 Hidden Heroes',
    ],
    [
      'somebody who knows and does not play',
      { down: { 2: ['keen-koi'] }, known: { 2: { 1: [7] } } },
      'position.known.2.1.0: expected a seat from 1 to 3',
    ],
    [
      'cards set aside in nobody’s ability',
      { aside: ['keen-koi'] },
      'position: this cannot be: cards are left in play',
    ],
    ['openly held cards without any', { held_openly: true }, 'position: this cannot be: nothing is held openly'],
    [
      'a turn of one seat with another active',
      { turn: '2 play', active: 3 },
      'position.active: with turn: 2 play it is 2',
    ],
    ['turns before the first', { turn: 'setup', turns: 4 }, 'position.turns: with turn: setup it is 0'],
    [
      'sizes that do not follow',
      { sizes: { harbor: 3 } },
      "position.sizes.harbor: it follows from the rest, where it is '64', not '3'",
    ],
    [
      'a faction that does not follow',
      { red: 9, victorious: 'undead' },
      'position.victorious: it follows from the rest',
    ],
    ['a list that is a word', { graveyard: 'keen-koi' }, "position.graveyard: expected a list, [a, b], not 'keen-koi'"],
    ['an end that is none', { over: true }, 'position: this cannot be: a question is open after the end'],
  ])('%s', (_, position, problem) => {
    expect(refusalOf(position)).toContain(problem);
  });

  test('a Hero of the full deck in the beginner game', () => {
    expect(refusalOf({ tavern: ['ghastly-granny'] }, 'beginner')).toContain('expected a Hero of this deck');
  });
});

test('a seat that is active has the turn', () => {
  expect(read({ active: 3 }).ask!.seats).toEqual([2]);
});

test('what happens on the way to the first question is told', () => {
  const news: Fact<HiddenLeadersEvent>[] = [];
  hiddenLeaders.proof.position.read({ turn: 'end' }, { deck: 'full', memory: 'aid' }, 3, news);
  expect(news.length).toBeGreaterThan(0);
});
