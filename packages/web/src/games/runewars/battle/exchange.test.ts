import { chanceFrom, type Fact, factsFor, randomFrom, setupChoices } from '@interregnum/kernel';
import { type RunewarsEvent, runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { exchangeOf, passagesOf } from './exchange.ts';

const BATTLE: RunewarsEvent = { type: 'battle', area: 3, attacker: 2, defender: null };
const drawn = (side: 0 | 1, unit: number, n: number, cards: number[] | null = null): RunewarsEvent => ({
  type: 'fateDrawn',
  seat: 2,
  side,
  unit,
  n,
  cards,
});
const turned = (side: 0 | 1, unit: number, cards: number[]): RunewarsEvent => ({
  type: 'fateTurned',
  side,
  unit,
  icon: 'damage',
  cards,
});
const aside = (side: 0 | 1, cards: number[]): RunewarsEvent => ({ type: 'fateDiscarded', side, cards });
const damaged = (side: 0 | 1, unit: number): RunewarsEvent => ({ type: 'damaged', side, unit, n: 1 });
const destroyed = (seat: number | null, unit: number): RunewarsEvent => ({
  type: 'destroyed',
  seat,
  area: 3,
  unit,
  n: 1,
  why: 'battle',
});

test('who is destroyed by damage is struck once, on the side of whose it was', () => {
  const news = [
    drawn(0, 5, 2),
    turned(0, 5, [7]),
    damaged(1, 19),
    damaged(1, 19),
    destroyed(null, 19),
    aside(0, [7, 8]),
  ];
  const { blows, hands } = exchangeOf([BATTLE], news);
  expect(blows.map(({ side, kind }) => `${side} ${kind}`)).toEqual(['1 damage', '1 destroy']);
  expect(hands[0]).toEqual({ unit: 5, n: 2, known: [7, 8] });
});

test('cards drawn before a question are still on the table after it, those of the last exchange are not', () => {
  const before = [BATTLE, drawn(1, 4, 1), aside(1, [3]), drawn(0, 5, 2), turned(0, 5, [7])];
  const { hands } = exchangeOf(before, [destroyed(2, 5), turned(0, 5, [9])]);
  expect(hands).toEqual([{ unit: 5, n: 2, known: [7, 9] }, null]);
});

test('a card that is given up leaves the hand and does not end the exchange', () => {
  const { hands } = exchangeOf([BATTLE, drawn(0, 5, 3, [1, 2, 3]), aside(0, [2])], [turned(0, 5, [3])]);
  expect(hands[0]).toEqual({ unit: 5, n: 2, known: [1, 3] });
});

test('exchanges without a question between them are passages of their own; cards that nobody has seen are none', () => {
  const first = [drawn(0, 5, 1), aside(0, [1])];
  const second = [drawn(0, 6, 1), drawn(1, 19, 1), turned(1, 19, [4]), damaged(0, 6), aside(0, [2]), aside(1, [4])];
  expect(passagesOf([BATTLE, ...first, ...second, drawn(1, 18, 2)])).toEqual([
    { start: 1, end: 3 },
    { start: 3, end: 9 },
  ]);
});

test('blows come as they were told: specials, then routs, then damage', () => {
  const news: RunewarsEvent[] = [
    drawn(0, 5, 2),
    { type: 'ability', side: 0, unit: 5 },
    { type: 'routed', side: 1, unit: 19 },
    damaged(1, 19),
    aside(0, [7, 8]),
  ];
  expect(exchangeOf([BATTLE], news).blows.map(({ kind }) => kind)).toEqual(['ability', 'rout', 'damage']);
});

test('in a war Fate cards are turned by section: specials, then routs, then damage', () => {
  const SECTIONS = ['special', 'rout', 'damage'];
  const turnedIn = (seed: string): string[] => {
    const s = runewars.rules.setup(setupChoices(runewars.meta, {}, 2), 2, chanceFrom(seed));
    const random = randomFrom(seed);
    const all: Fact<RunewarsEvent>[] = [];
    while (s.ask) {
      const seat = s.ask.seats.find(one => s.answers[one] === null)!;
      runewars.rules.apply(s, seat, random.below(s.ask.options[seat]!.length), all);
    }
    const told = factsFor(all, 0);
    return passagesOf(told).map(({ start, end }) =>
      told
        .slice(start, end)
        .flatMap(e => (e.type === 'fateTurned' ? [SECTIONS.indexOf(e.icon)] : []))
        .join(''),
    );
  };
  const passages = ['sections 1', 'sections 2', 'sections 3'].flatMap(turnedIn);
  expect(passages.filter(sections => [...sections].sort().join('') !== sections)).toEqual([]);
  expect(passages.some(sections => new Set(sections).size > 1)).toBe(true);
});
