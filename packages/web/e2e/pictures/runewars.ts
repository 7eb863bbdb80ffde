/** Pictures of Runewars. */
import { type Picture, type Shows, table } from './picture.ts';

interface Realm {
  year: number;
}

const realm = (seats: number, shows?: Shows<Realm>, options: Readonly<Record<string, string>> = {}) =>
  table({ title: 'runewars', seats, options, ...(shows ? { shows } : {}) });

const asks =
  (question: string, year: number): Shows<Realm> =>
  ({ id, state }) =>
    id === question && state.year >= year;

export const RUNEWARS: readonly Picture[] = [
  { name: 'runewars-4-table', screen: 'desk', reach: realm(4, asks('RNW-D10', 3)) },
  { name: 'runewars-2-orders', screen: 'desk', reach: realm(2, asks('RNW-D07', 2)) },
  { name: 'runewars-4-end', screen: 'desk', reach: realm(4) },
  { name: 'runewars-dark', screen: 'desk', dark: true, reach: realm(4, asks('RNW-D07', 3)) },
  { name: 'runewars-phone-table', screen: 'phone', reach: realm(4, asks('RNW-D10', 3)) },
  { name: 'runewars-phone-orders', screen: 'phone', reach: realm(4, asks('RNW-D07', 2)) },
  { name: 'runewars-side', screen: 'side', reach: realm(4, asks('RNW-D10', 3)) },
];
