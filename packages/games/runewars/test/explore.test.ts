/** Exploration tokens are laid out as RNW-500 and RNW-Q70 say. */
import { chanceFrom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { boardOf } from '../src/board.ts';
import { layTokens } from '../src/modules/explore/setup.ts';
import { backOf, explorationStock } from '../src/modules/explore/tokens.ts';
import { termsOf } from '../src/phases/game.ts';
import { layPresetFor } from '../src/phases/setup/map.ts';
import { HOME_OF, NONE } from '../src/pieces.ts';
import { emptyState, type State } from '../src/state.ts';

function laid(seats: number): State {
  const s = emptyState(
    null,
    termsOf({ board: 'preset', factions: 'dealt', explore: 'on' }),
    seats,
    chanceFrom(`tokens ${seats}`),
  );
  s.factions = [0, 1, 2, 3].slice(0, seats);
  layPresetFor(s, [...s.factions.keys()]);
  layTokens(s);
  return s;
}

const outside = (s: State): number[] => boardOf(s).areas.filter(area => HOME_OF[area] === NONE);
const isNearHome = (s: State, area: number): boolean =>
  boardOf(s).neighbours[area]!.some(next => HOME_OF[next] !== NONE);

test.each([2, 3, 4])('with %i players every area outside home realms has one token, facedown', seats => {
  const s = laid(seats);
  expect(s.explored.flatMap((token, area) => (token === NONE ? [] : [area]))).toEqual(outside(s));
  expect(s.exploredUp).toEqual(emptyState(null, s.terms, seats, s.chance).exploredUp);
  const all = [...s.explored.filter(token => token !== NONE), ...s.exploreLeft].sort((a, b) => a - b);
  expect(all).toEqual(explorationStock(s));
});

test.each([2, 3, 4])('with %i players areas next to a home realm have the back 1, the others 2+', seats => {
  const s = laid(seats);
  for (const area of outside(s)) {
    expect(backOf(s.explored[area]!), `area ${area}`).toBe(isNearHome(s, area) ? 0 : 1);
    expect(s.exploreBacks[area]).toBe(backOf(s.explored[area]!) + 1);
  }
});

test('when one back runs out the other is used', () => {
  const s = laid(4);
  s.placement = s.placement.filter(({ tile }) => tile < 9);
  s.explored = s.explored.map(() => NONE);
  layTokens(s);
  const backs = outside(s).map(area => backOf(s.explored[area]!));
  expect(backs.filter(back => back === 1)).toHaveLength(19);
  expect(backs.filter(back => back === 0)).toHaveLength(outside(s).length - 19);
});
