/** People can write positions in a few words, and get a clear answer for what cannot be. */
import { describe, expect, test } from 'vitest';
import { positionWith } from '../src/position.ts';

const OPTIONS = { board: 'preset', factions: 'dealt', explore: 'off' };
const position = positionWith(null);
const read = (data: Record<string, unknown>, seats = 2) => position.read(data, OPTIONS, seats);

describe('a position', () => {
  test('in a few words has the preset board, guards, cities and a stronghold for each', () => {
    const s = read({ areas: { '3A': 'D: 3 bowman 1 knight(routed); rune dragon' } });
    const { areas } = position.write(s) as { areas: Record<string, string> };
    expect(areas['3A']).toBe('D: 3 bowman 1 knight(routed); city CT2; rune dragon known 1');
    expect(areas['2A']).toBe('N: 2 giant');
    expect(areas.daqanA).toBe('stronghold D 5');
    expect(s.ask?.id).toBe('RNW-D07');
  });

  test('stands where it says', () => {
    const orders = { 1: 'harvest', 2: 'fortify' };
    expect(read({ turn: 'turns', orders }).turn).toBe(0);
    expect(read({ turn: 'turn 2', orders, tactics: { 2: ['TA22'] }, objectives: { 2: 'OG5' } }).ask?.seats).toEqual([
      1,
    ]);
    expect(read({ turn: 'icons', season: 'fall' }).ask?.id).toBe('RNW-D38');
  });

  test.each([
    [{ areas: { '9A': 'N: 1 dragon' } }, '9A is not on the board'],
    [{ areas: { '3A': 'W: 1 reanimate' } }, "nobody plays 'W'"],
    [{ areas: { '3A': 'D: 1 archer' } }, "'archer' is no unit of D"],
    [{ areas: { '3A': 'D: 9 knight' } }, 'this cannot be'],
    [{ areas: { '3A': 'L: 1 archer', '3B': 'rune ?' } }, 'expected'],
    [{ turn: 'primary 1' }, 'no active order'],
    [{ turn: 'turns' }, 'no active order'],
    [{ turn: 'turns', orders: { 2: 'harvest' } }, 'seat 1 has no active order'],
    [{ turn: 'lunch' }, 'expected season'],
    [{ dials: { 1: '9/0/0' } }, 'expected food/wood/ore'],
  ])('%j is refused: %s', (data, problem) => {
    expect(() => read(data)).toThrow(problem);
  });
});
