import type { Fact } from '@interregnum/kernel';
import { positionProblems } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type YieldEvent, yieldGame } from '../src/index.ts';

type Position = Parameters<typeof yieldGame.proof.position.read>[0];

const OPTIONS = {
  mode: 'free',
  leaders: 'pick',
  startingPlayer: 'random',
  singleChase: 'off',
  teamWhispers: 'off',
  allies: 'lead',
};

const problemOf = positionProblems(yieldGame, 3);

describe('positions that cannot be are refused, with the place and the reason', () => {
  test.each<[string, Position, string]>([
    [
      'a key that does not exist',
      { fortress: {} },
      "position.fortress: unknown 'fortress': expected one of turn, year",
    ],
    [
      'a key of a battle that does not exist',
      {
        turn: 'battle',
        armies: { 1: { archer: 'c 4' }, 2: { archer: 'd 4' } },
        battle: { armies: ['1.archer'], total: 3 },
      },
      "position.battle.total: unknown 'total': expected one of armies, ambusher",
    ],
    ['a fourth Year', { year: 4 }, "position.year: expected a whole number from 1 to 3, not '4'"],
    [
      'a Location of another map',
      { armies: { 1: { archer: 'q 4' } } },
      'position.armies.1.archer: expected a Location of this map, one of I, ',
    ],
    [
      'an Army that does not exist',
      { armies: { 1: { dragon: 'a 4' } } },
      'position.armies.1.dragon: expected an Army, one of archer, infantry, cavalry, champion',
    ],
    [
      'sixteen Units',
      { armies: { 1: { archer: 'a 16' } } },
      'position.armies.1.archer: expected a whole number from 0 to 15',
    ],
    ['an Army without Units', { armies: { 1: { archer: 'a 0' } } }, 'position: this cannot be: 1.archer has 0 Units'],
    [
      'a fourth Army without the ability',
      { armies: { 1: { champion: 'a 1' } } },
      'position: this cannot be: seat 1 has 4 Armies',
    ],
    [
      'enemies on one Location',
      { armies: { 1: { archer: 'a 4' }, 2: { archer: 'a 4' } } },
      'shares a Location with an enemy (YLD-053)',
    ],
    [
      'a Leader twice',
      { leaders: { 1: 'basil:A', 3: 'basil:B' } },
      'position.leaders.3: two players cannot have basil (YLD-022)',
    ],
    [
      'an ability that does not exist',
      { leaders: { 1: 'basil:C' } },
      'position.leaders.1: expected an ability, one of A, B',
    ],
    [
      'tokens of a seat that does not play',
      { fortresses: { I: 'n4' } },
      "position.fortresses.I: expected tokens from bottom to top, n 1 2 3, not 'n4'",
    ],
    [
      'sixteen tokens of a seat',
      { fortresses: { I: '1'.repeat(16) } },
      'position.fortresses: seat 1 has only 15 tokens (YLD-006)',
    ],
    [
      'sixteen neutral tokens',
      { fortresses: { I: 'n'.repeat(16) } },
      'position.fortresses: there are only 15 neutral tokens',
    ],
    [
      'seven cards of a kind',
      { hands: { 1: ['R3', 'R3', 'R3', 'R3', 'R3', 'R3'] }, discard: ['R3'] },
      'position.discard: there are only 6 of R3',
    ],
    ['a hand that is too big', { hands: { 1: 11 } }, 'position: this cannot be: seat 1 holds 11 cards'],
    ['more cards than there are', { hands: { 1: 99 } }, 'position.hands.1: there are not so many Battle cards left'],
    [
      'the rest in two piles',
      { deck: ['rest'], discard: ['rest'] },
      'position.discard: the rest can be in one pile only',
    ],
    [
      'a Strategy card twice in a Year',
      { season: 3, strategy: { 1: ['conquer', 'conquer'] } },
      'position: this cannot be: seat 1 has laid a card twice',
    ],
    [
      'a fifth Season',
      { strategy: { 1: ['none', 'none', 'none', 'none', 'none'] } },
      'position.strategy.1: a Year has 4 Seasons (YLD-061)',
    ],
    [
      'another card than that of the turn',
      { turn: '1 conquer', strategy: { 1: ['ambush'] } },
      'position.strategy.1: expected the card of the turn',
    ],
    [
      'an inactive Army before the battles',
      { inactive: ['1.archer'] },
      'position: this cannot be: an Army is inactive outside the Battle phase',
    ],
    [
      'a battle between Armies far apart',
      { turn: 'battle', armies: { 1: { archer: 'a 4' } }, battle: { armies: ['1.archer'] } },
      'position.battle.armies: expected Armies that stand in one battle (YLD-142)',
    ],
    [
      'a supply that does not follow',
      { supply: { neutral: 3 } },
      "position.supply.neutral: it follows from the rest, where it is '5', not '3'",
    ],
    ['points that do not follow', { points: { 1: 9 } }, 'position.points.1: it follows from the rest'],
    ['an end that is none', { over: true }, 'position: this cannot be: a question is open after the end'],
  ])('%s', (_, position, problem) => {
    expect(problemOf(position, OPTIONS)).toContain(problem);
  });

  test('a side that is none, in team games', () => {
    const armies = { 1: { archer: 'c 4' }, 2: { archer: 'd 4' } };
    const battle = { armies: ['1.archer'], totals: { 3: 1 } };
    expect(positionProblems(yieldGame, 4)({ turn: 'battle', armies, battle }, { ...OPTIONS, mode: 'teams' })).toContain(
      'position.battle.totals.3: expected a side: 1 for seats 1 and 3, 2 for the others',
    );
  });

  test('Armies may be left out', () => {
    expect(problemOf({ armies: { 1: { archer: 'none', infantry: 'none' } } }, OPTIONS)).toBe('accepted');
  });
});

test('what happens on the way to the first question is told', () => {
  const news: Fact<YieldEvent>[] = [];
  yieldGame.proof.position.read({ turn: 'end' }, OPTIONS, 3, news);
  expect(news.length).toBeGreaterThan(0);
});
