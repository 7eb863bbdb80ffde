import type { RunewarsEvent, View } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { around, sceneOf } from './staged.ts';

const WATCHED = { viewer: 0, battle: null } as unknown as View;
const drawn = (side: 0 | 1): RunewarsEvent => ({ type: 'fateDrawn', seat: 0, side, unit: 1, n: 1, cards: null });
const aside = (side: 0 | 1): RunewarsEvent => ({ type: 'fateDiscarded', side, cards: [4] });
const OVER: RunewarsEvent = { type: 'battleOver', area: 3, winner: 0, strength: [3, 1] };
const DRAW: RunewarsEvent = { type: 'destiny', seat: 0, cards: [1, 2] };
const TALKS: RunewarsEvent = { type: 'diplomacy', seat: 0, area: 3, destiny: 'gold' };

const staged = (news: readonly RunewarsEvent[]): string[] => sceneOf(news, WATCHED).map(({ event }) => event.type);

test('rows that are fought without a question are staged one after another, then the result', () => {
  expect(staged([drawn(0), aside(0), drawn(1), aside(1), OVER])).toEqual(['fateDrawn', 'fateDrawn', 'battleOver']);
});

test('what came of a draw is told with the cards, and alone when it was chosen later', () => {
  expect(staged([DRAW, TALKS])).toEqual(['destiny']);
  expect(staged([TALKS])).toEqual(['diplomacy']);
});

test('that others meet is not staged, how they fight is, in less time', () => {
  const meets: RunewarsEvent = { type: 'battle', area: 3, attacker: 1, defender: 2 };
  const fought = (seats: [number, number]) =>
    sceneOf([meets, drawn(0), aside(0)], { viewer: 0, battle: { seats, isAgainstNeutrals: false } } as unknown as View);
  expect(fought([1, 2]).map(({ event }) => event.type)).toEqual(['fateDrawn']);
  expect(fought([0, 2]).map(({ event }) => event.type)).toEqual(['battle', 'fateDrawn']);
  expect(fought([1, 2])[0]!.lengths.hush).toBeLessThan(fought([0, 2])[1]!.lengths.hush);
});

test('armies arrive before they meet on the stage', () => {
  const marches: RunewarsEvent = { type: 'moved', seat: 0, from: 1, to: 3, units: [], heroes: [] };
  const meets: RunewarsEvent = { type: 'battle', area: 3, attacker: 0, defender: null };
  expect(sceneOf([marches, meets], WATCHED)[0]!.after).toBeGreaterThan(0);
  expect(sceneOf([meets], WATCHED)[0]!.after).toBeUndefined();
});

test('the end of the game has the stage for itself and keeps it', () => {
  const end: RunewarsEvent = { type: 'gameOver', ending: { by: 'runes', places: [0], runes: [6] } as never };
  expect(sceneOf([OVER, end], WATCHED)).toMatchObject([{ event: end, final: true }]);
});

test('every blow takes its time, so that none is cut off', () => {
  const routed: RunewarsEvent = { type: 'routed', side: 1, unit: 2 };
  const lengthOf = (news: readonly RunewarsEvent[]) => sceneOf(news, WATCHED)[0]!.lengths.consequence;
  expect(lengthOf([drawn(0), routed, routed, aside(0)])).toBeGreaterThan(lengthOf([drawn(0), aside(0)]));
});

test('a scene knows what was told before it and what came after it in the same news', () => {
  const news = [drawn(0), aside(0), OVER, TALKS];
  const [, result] = sceneOf(news, WATCHED);
  expect(around(result!.news, news, [DRAW, ...news])).toEqual({ before: [DRAW, drawn(0), aside(0)], after: [TALKS] });
});
