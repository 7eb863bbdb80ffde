/** The preset boards, searched for fairness: P2, P3, P4, and PB2, PB3, PB4 of Banners of War. */
import type { Hex } from '@interregnum/kernel';
import type { PresetBoard } from './card.ts';
import type { Module } from './modules.ts';
import type { Provenance } from './provenance.ts';

export const presetProvenance: Provenance = 'ours';

type Placed = readonly [tile: string, turns: number, q: number, r: number];
/** The two hexes of a home realm marker. */
type Marker = readonly [q: number, r: number, otherQ: number, otherR: number];

const hex = (q: number, r: number): Hex => ({ q, r });
const preset = (module: Module, seats: number, tiles: readonly Placed[], markers: readonly Marker[]): PresetBoard => ({
  module,
  seats,
  tiles: tiles.map(([tile, turns, q, r]) => ({ tile, turns, at: hex(q, r) })),
  slots: markers.map(([q, r, otherQ, otherR]) => [hex(q, r), hex(otherQ, otherR)]),
});

export const PRESETS: readonly PresetBoard[] = [
  preset(
    'base',
    2,
    [
      ['3', 0, 0, 0],
      ['5', 1, 3, -2],
      ['4', 3, 1, -1],
      ['2', 4, 2, -2],
    ],
    [
      [4, -2, 4, -1],
      [-2, 1, -1, 1],
    ],
  ),
  preset(
    'base',
    3,
    [
      ['8', 0, 0, 0],
      ['1', 0, 1, 2],
      ['7', 1, -1, 0],
      ['3', 3, -1, 3],
      ['4', 3, 0, 4],
      ['5', 1, 4, -1],
    ],
    [
      [5, -1, 5, 0],
      [-2, -1, -1, -1],
      [-2, 6, -1, 5],
    ],
  ),
  preset(
    'base',
    4,
    [
      ['4', 0, 0, 0],
      ['8', 0, -1, 1],
      ['2', 0, 2, 0],
      ['9', 0, 3, -2],
      ['1', 5, 0, -1],
      ['6', 2, -1, 0],
      ['7', 5, 4, -3],
      ['5', 3, -2, 3],
    ],
    [
      [-2, -1, -1, -1],
      [5, -3, 5, -2],
      [1, 3, 2, 2],
      [-4, 4, -3, 4],
    ],
  ),
  preset(
    'bow',
    2,
    [
      ['7', 2, -1, 0],
      ['12', 5, -1, 1],
      ['11', 5, -1, 2],
      ['10', 0, 0, -1],
    ],
    [
      [-3, 1, -2, 0],
      [-1, 3, 0, 2],
    ],
  ),
  preset(
    'bow',
    3,
    [
      ['10', 0, 0, 1],
      ['3', 2, 0, 0],
      ['4', 5, -3, 1],
      ['12', 5, 1, -1],
      ['11', 0, 0, 2],
      ['7', 3, 3, -1],
    ],
    [
      [-4, 1, -3, 0],
      [-1, 3, 0, 3],
      [4, -1, 4, 0],
    ],
  ),
  preset(
    'bow',
    4,
    [
      ['10', 2, 2, -2],
      ['12', 3, 1, -2],
      ['6', 1, 0, 0],
      ['2', 3, -2, 4],
      ['11', 1, 4, -4],
      ['4', 2, 1, 1],
      ['5', 5, -3, 1],
      ['7', 0, 2, -4],
    ],
    [
      [-4, 4, -3, 4],
      [-3, 0, -2, -1],
      [1, 2, 1, 3],
      [4, -2, 5, -3],
    ],
  ),
];
