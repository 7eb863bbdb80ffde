import { setupChoices } from '@interregnum/kernel';
import { AREA_IDS, boardOf, MOUNTAIN, type RunewarsEvent, runewars, type View } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { journeysOf, partedByBattle, partedByPortals, routeOf, stepsTaken } from './journeys.ts';

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

test('a march goes around mountains and floods, and straight where there is no way at all', () => {
  const options = setupChoices(runewars.meta, { board: 'preset', bow: 'on', explore: 'on' }, 4);
  const viewOf = (position: Readonly<Record<string, unknown>>): View =>
    runewars.rules.view(runewars.proof.position.read({ season: 'summer', ...position }, options, 4), 0);
  const dry = viewOf({});
  const { areas, neighbours, borders } = boardOf(dry);
  const pairs = areas.flatMap(from => neighbours[from]!.map((to, i) => ({ from, to, border: borders[from]![i]! })));
  const open = pairs.find(({ border }) => border === 0)!;
  const mountain = pairs.find(({ border }) => border === MOUNTAIN)!;
  expect(routeOf(dry, open.from, open.to)).toEqual([open.from, open.to]);
  expect(routeOf(dry, mountain.from, mountain.to).length).toBeGreaterThan(2);
  const flood = viewOf({ tokens: { [AREA_IDS[open.to]!]: 'flooded-area 2+ up' } });
  const beyond = pairs.find(({ from, to }) => from === open.to && routeOf(dry, open.from, to)[1] === open.to)!;
  expect(routeOf(flood, open.from, beyond.to)[1]).not.toBe(open.to);
  expect(routeOf(flood, open.from, open.to)).toEqual([open.from, open.to]);
});

test('who comes from farther than anybody walks has leapt from one portal to the other', () => {
  const options = setupChoices(runewars.meta, { board: 'preset', explore: 'on' }, 4);
  const viewOf = (position: Readonly<Record<string, unknown>>): View =>
    runewars.rules.view(runewars.proof.position.read({ season: 'summer', ...position }, options, 4), 0);
  const dry = viewOf({});
  const { areas } = boardOf(dry);
  const far = areas
    .flatMap(from => areas.map(to => [from, to] as const))
    .find(([a, b]) => routeOf(dry, a, b).length > 5)!;
  const [from, to] = far;
  const linked = viewOf({
    tokens: { [AREA_IDS[from]!]: 'magic-portal 1 up', [AREA_IDS[to]!]: 'magic-portal 2+ up' },
  });
  expect(routeOf(linked, from, to)).toEqual([from, to]);
  expect(partedByPortals(linked, [from, to])).toEqual([[from], [to]]);
  const way = routeOf(dry, from, to);
  expect(partedByPortals(linked, way)).toEqual([way]);
});

test('the steps of this Strategize stay until it is done, those of others do not', () => {
  const history = [moved(5, 6, 1), TURN, moved(1, 2, 4)];
  const under = { frames: [{ proc: 'strategize' }] } as unknown as View;
  expect(stepsTaken(under, history).map(({ key }) => key)).toEqual(['1 2']);
  expect(stepsTaken({ frames: [] } as unknown as View, history)).toEqual([]);
});
