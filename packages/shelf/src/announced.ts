/** Titles that stand on the shelf before they can be played: what is known of them without their rules. */
import type { Meta } from '@interregnum/kernel';

export type Announced = Pick<
  Meta,
  'id' | 'title' | 'seats' | 'minutes' | 'weight' | 'designers' | 'publisher' | 'year'
>;

export const ANNOUNCED: readonly Announced[] = [
  {
    id: 'runewars',
    title: 'Runewars',
    seats: [2, 3, 4],
    minutes: [180, 240],
    weight: 5,
    designers: ['Corey Konieczka'],
    publisher: 'Fantasy Flight Games',
    year: 2010,
  },
];
