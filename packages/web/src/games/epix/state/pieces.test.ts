import { bit, CAMP, KNIGHT, type PublicState, SOLDIER } from '@interregnum/epix';
import { expect, test } from 'vitest';
import { follow, type Piece } from './pieces.ts';

type Stand = Readonly<Record<number, readonly [seat: number, ...units: number[]]>>;

const table = (areas: Stand): PublicState =>
  ({
    seats: 4,
    occupant: Array.from({ length: 19 }, (_, area) => areas[area]?.[0] ?? null),
    units: Array.from({ length: 19 }, (_, area) =>
      (areas[area] ?? []).slice(1).reduce((sum, unit) => sum | bit(unit), 0),
    ),
  }) as unknown as PublicState;

const at = (pieces: readonly Piece[], area: number) => pieces.filter(piece => piece.area === area);

test('a Unit that moves keeps its identity', () => {
  const before = follow([], table({ 4: [0, SOLDIER], 5: [0, SOLDIER] }));
  const after = follow(before, table({ 13: [0, SOLDIER], 5: [0, SOLDIER] }));
  expect(at(after, 13)[0]!.id).toBe(at(before, 4)[0]!.id);
  expect(at(after, 5)[0]!.id).toBe(at(before, 5)[0]!.id);
  expect(after.every(piece => piece.mood === 'standing')).toBe(true);
});

test('a lost Unit leaves once and is gone with the next view', () => {
  const before = follow([], table({ 4: [0, KNIGHT] }));
  const lost = follow(before, table({}));
  expect(lost.map(piece => piece.mood)).toEqual(['leaving']);
  expect(follow(lost, table({}))).toEqual([]);
});

test('a recruit never takes the name of a piece that is still leaving', () => {
  const before = follow([], table({ 4: [0, SOLDIER] }));
  const swapped = follow(before, table({ 9: [1, SOLDIER] }));
  const back = follow(swapped, table({ 9: [1, SOLDIER], 5: [0, SOLDIER] }));
  expect(new Set(swapped.map(piece => piece.id)).size).toBe(2);
  expect(at(back, 5)[0]!.mood).toBe('arriving');
});

test('a captured Camp changes hands where it stands', () => {
  const before = follow([], table({ 13: [1, CAMP] }));
  const after = follow(before, table({ 13: [0, CAMP] }));
  expect(after.map(({ seat, mood }) => [seat, mood])).toEqual([
    [0, 'captured'],
    [1, 'leaving'],
  ]);
});
