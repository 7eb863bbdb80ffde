/** The race of two players that bots judge by. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../src/content/built-in.ts';
import { LEADERS, type Leader } from '../src/content/leaders.ts';
import { LAST_SPACE } from '../src/content/track.ts';
import { CELLS, cellOf, greenOf, redOf } from '../src/strategy/cells.ts';
import { kindsIn } from '../src/strategy/kinds.ts';
import { chanceAt, outlookOf, type Player } from '../src/strategy/race.ts';

const THRESHOLD = 8;
/** Lemron stands with the Water Folk and the Hill Tribes, Xiadul with the others; Cyra shares the Water Folk. */
const [LEMRON, CYRA, , XIADUL] = LEADERS as [Leader, Leader, Leader, Leader];

interface Situation {
  rival: Leader;
  heroes: readonly [number, number];
  shared?: number;
}

const chance = ({ rival, heroes, shared = 0.5 }: Situation, player: Player, mover: Player, cell: number): number =>
  chanceAt(
    outlookOf({ content: builtIn, leaders: [LEMRON, rival], heroes, threshold: THRESHOLD }, player, mover),
    shared,
    cell,
  );

const everywhere = (look: (cell: number, mover: Player) => void): void => {
  for (let cell = 0; cell < CELLS; cell++) for (const mover of [0, 1] as const) look(cell, mover);
};

test('a cell is a place of both markers', () => {
  for (let red = 1; red <= LAST_SPACE; red++) {
    for (let green = 1; green <= LAST_SPACE; green++) {
      expect([redOf(cellOf(red, green)), greenOf(cellOf(red, green))]).toEqual([red, green]);
    }
  }
});

test('every Hero is of one kind', () => {
  expect(kindsIn(builtIn).reduce((sum, kind) => sum + kind.share, 0)).toBeCloseTo(1, 9);
});

describe('the race', () => {
  test('has one winner at most, and exactly one when the Leaders stand with all four factions', () => {
    for (const heroes of [
      [0, 0],
      [3, 5],
      [7, 7],
    ] as const) {
      everywhere((cell, mover) => {
        const sum = (rival: Leader) =>
          chance({ rival, heroes }, 0, mover, cell) + chance({ rival, heroes }, 1, mover, cell);
        expect(sum(XIADUL)).toBeCloseTo(1, 2);
        expect(sum(CYRA)).toBeLessThanOrEqual(1 + 1e-9);
      });
    }
  });

  test('is over when the last Hero is played', () => {
    const heroes = [THRESHOLD, 6] as const;
    expect(chance({ rival: XIADUL, heroes }, 0, 1, cellOf(4, 4))).toBe(1);
    expect(chance({ rival: XIADUL, heroes }, 0, 1, cellOf(9, 9))).toBe(0);
    expect(chance({ rival: CYRA, heroes, shared: 0.3 }, 0, 1, cellOf(4, 4))).toBe(0.3);
  });

  test('is better for whoever moves', () => {
    everywhere(cell => {
      const even = { rival: XIADUL, heroes: [5, 5] } as const;
      expect(chance(even, 0, 0, cell)).toBeGreaterThanOrEqual(chance(even, 0, 1, cell) - 1e-9);
    });
  });

  test('is nearly won by a player who needs one Hero and stands well', () => {
    expect(chance({ rival: XIADUL, heroes: [THRESHOLD - 1, 5] }, 0, 0, cellOf(4, 8))).toBeGreaterThan(0.95);
  });

  test('goes by who is ahead in the faction that both stand with', () => {
    const together = cellOf(6, 6);
    const [behind, ahead] = [0.1, 0.9].map(shared => chance({ rival: CYRA, heroes: [6, 6], shared }, 0, 0, together));
    expect(ahead).toBeGreaterThan(behind!);
  });
});
