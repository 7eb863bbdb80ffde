import type { RunewarsEvent, View } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { journeysOf, partedByBattle, routeOf, stepsTaken } from './journeys.ts';

const moved = (from: number, to: number, unit: number): RunewarsEvent => ({
  type: 'moved',
  seat: 0,
  from,
  to,
  units: [{ unit, n: 1 }],
  heroes: [],
});
const TURN: RunewarsEvent = { type: 'turn', seat: 0, order: 0 };

test('those who go the same way are one company', () => {
  const journeys = journeysOf([moved(1, 2, 4), moved(3, 2, 4), moved(1, 2, 5)]);
  expect(journeys.map(({ key, units }) => [key, units.length])).toEqual([
    ['1 2', 2],
    ['3 2', 1],
  ]);
});

test('who marches in goes at once, who retreats waits until the battle has been shown', () => {
  const over: RunewarsEvent = { type: 'battleOver', area: 2, winner: 0, strength: [3, 1] };
  const retreats: RunewarsEvent = { type: 'retreated', seat: 1, from: 2, to: 5, units: [{ unit: 1, n: 1 }] };
  const parted = partedByBattle([moved(1, 2, 4), over, retreats]);
  expect(parted.marches.map(({ key }) => key)).toEqual(['1 2']);
  expect(parted.retreats.map(({ key }) => key)).toEqual(['after 2 5']);
  expect(partedByBattle([moved(1, 2, 4)]).retreats).toEqual([]);
});

test('a march goes around mountains, and straight where there is no way at all', () => {
  const MOUNTAIN = 1;
  const board = {
    neighbours: [[1, 2], [0, 2], [0, 1], []],
    borders: [[0, MOUNTAIN], [0, 0], [MOUNTAIN, 0], []],
  } as never;
  const summer = { year: 1, season: 1, lasting: [] } as unknown as View;
  expect(routeOf({ board }, summer, 0, 2)).toEqual([0, 1, 2]);
  expect(routeOf({ board }, summer, 0, 3)).toEqual([0, 3]);
});

test('the steps of this Strategize stay until it is done, those of others do not', () => {
  const history = [moved(5, 6, 1), TURN, moved(1, 2, 4)];
  const under = { frames: [{ proc: 'strategize' }] } as unknown as View;
  expect(stepsTaken(under, history).map(({ key }) => key)).toEqual(['1 2']);
  expect(stepsTaken({ frames: [] } as unknown as View, history)).toEqual([]);
});
