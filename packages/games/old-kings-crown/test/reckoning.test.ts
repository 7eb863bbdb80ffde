import { playRandomly, tableKinds } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { oldKingsCrown as game } from '../src/index.ts';
import { reckoningOf } from '../src/reckoning.ts';
import type { State } from '../src/state.ts';
import { totalOf } from '../src/strength.ts';

const SEED = 'reckoning';

/** What the lines say of everybody in the Clash under way, and what the rules say. */
function compare(s: State): string[] {
  const { clash } = s;
  if (!clash) return [];
  return clash.in.map(party => {
    const { lines, total } = reckoningOf(s, clash, party);
    expect(
      lines.reduce((sum, { n }) => sum + n, 0),
      `${SEED}: the lines of ${party} come to the total`,
    ).toBe(total);
    expect(total, `${SEED}: the total of ${party}`).toBe(clash.totals?.[party] ?? totalOf(s, clash, party));
    return lines.map(({ kind }) => kind).join();
  });
}

test('the lines of a total come to what the rules count, in random games of every size', () => {
  const seen = new Set<string>();
  const kinds = tableKinds(game);
  for (const seats of game.meta.seats) {
    const kind = kinds.find(one => one.seats === seats)!;
    playRandomly(game, { kind, seed: SEED }, s => {
      for (const lines of compare(s)) for (const one of lines.split(',')) seen.add(one);
    });
  }
  expect([...seen]).toEqual(expect.arrayContaining(['card', 'bolster', 'effects']));
});
