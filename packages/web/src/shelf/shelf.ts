/** The five titles on the shelf: what can be said of each without loading its rules. */

import { meta as epix } from '@interregnum/epix/meta';
import { meta as hiddenLeaders } from '@interregnum/hidden-leaders/meta';
import type { Meta } from '@interregnum/kernel';
import { meta as yieldMeta } from '@interregnum/yield/meta';
import { EPIX_SEALS } from '../games/epix/seals.ts';
import { YIELD_HOUSES, YIELD_ORDER } from '../games/yield/seals.ts';
import { HOUSE_SEALS, type SealLook } from '../parts/seal.tsx';

export interface ShelfTitle
  extends Pick<Meta, 'id' | 'title' | 'seats' | 'minutes' | 'weight' | 'designers' | 'publisher'> {
  year: number;
  /** `null` until it can be played. */
  meta: Meta | null;
  seals: readonly SealLook[];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export const SHELF: readonly ShelfTitle[] = [
  { ...epix, year: 2015, meta: epix, seals: EPIX_SEALS },
  { ...hiddenLeaders, year: 2022, meta: hiddenLeaders, seals: HOUSE_SEALS },
  { ...yieldMeta, year: 2024, meta: yieldMeta, seals: YIELD_ORDER.map(house => YIELD_HOUSES[house]!) },
  {
    id: 'old-kings-crown',
    title: 'The Old King’s Crown',
    seats: range(2, 4),
    minutes: [60, 120],
    weight: 4,
    designers: ['Pablo Clark'],
    publisher: 'Eerie Idol Games',
    year: 2022,
    meta: null,
    seals: HOUSE_SEALS,
  },
  {
    id: 'runewars',
    title: 'Runewars',
    seats: range(2, 4),
    minutes: [180, 240],
    weight: 5,
    designers: ['Corey Konieczka'],
    publisher: 'Fantasy Flight Games',
    year: 2010,
    meta: null,
    seals: HOUSE_SEALS,
  },
];

export const titleOf = (id: string): ShelfTitle | undefined => SHELF.find(title => title.id === id);
