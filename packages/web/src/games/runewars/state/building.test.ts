import { chanceFrom, setupChoices } from '@interregnum/kernel';
import { ASK, runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { inHand, layingAt, shoreOf, sitesOf, tilesInHand, turnedOn, turnInHand } from './building.ts';
import { NOTHING_PICKED } from './selection.ts';

/** A table at which the second tile is to be laid. */
function buildingTable() {
  const s = runewars.rules.setup(setupChoices(runewars.meta, { board: 'full' }), 2, chanceFrom('building'));
  expect(s.ask?.id).toBe(ASK.tile);
  runewars.rules.apply(s, s.ask!.seats[0]!, 0);
  const seat = s.ask!.seats[0]!;
  const view = runewars.rules.view(s, seat);
  return { view, options: view.ask!.options[seat]! };
}
const NOTHING = NOTHING_PICKED;

test('both tiles in hand may be laid; turning goes through all ways that fit and comes back', () => {
  const { view, options } = buildingTable();
  expect(tilesInHand(options)).toHaveLength(2);
  const first = turnInHand(view, options, NOTHING);
  let picked = turnedOn(view, options, NOTHING);
  const seen = new Set([first]);
  while (!seen.has(turnInHand(view, options, picked))) {
    seen.add(turnInHand(view, options, picked));
    picked = turnedOn(view, options, picked);
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(turnInHand(view, options, picked)).toBe(first);
});

test('every way to lay a tile is a site of exactly one tile and turn', () => {
  const { view, options } = buildingTable();
  const codes = tilesInHand(options).flatMap(tile =>
    [0, 1, 2, 3, 4, 5].flatMap(turns =>
      turnInHand(view, options, { ...NOTHING, tile, turns }) === turns &&
      inHand(view, options, { ...NOTHING, tile, turns }) === tile
        ? sitesOf(view, options, { ...NOTHING, tile, turns }).map(({ code }) => code)
        : [],
    ),
  );
  expect(codes.sort()).toEqual(options.map(({ code }) => code).sort());
});

test('where the tile in hand does not fit the table says why, with the rule', () => {
  const { view, options } = buildingTable();
  const codes = shoreOf(view).map(hex => layingAt(view, options, NOTHING, hex)!);
  const others = codes.filter(code => !options.some(option => option.code === code));
  expect(others.length).toBeGreaterThan(0);
  for (const code of others) expect(runewars.rules.refusal(view, code)?.rule).toMatch(/^RNW-00[456]$/);
});

test('a tile is turned back as it was turned on', () => {
  const { view, options } = buildingTable();
  const on = turnedOn(view, options, NOTHING);
  expect(turnInHand(view, options, turnedOn(view, options, on, -1))).toBe(turnInHand(view, options, NOTHING));
});
