/** Pictures of Runewars. */
import { type Picture, type Shows, table } from './picture.ts';

interface Realm {
  year: number;
  battle: { isAgainstNeutrals: boolean } | null;
}

const realm = (seats: number, shows?: Shows<Realm>, options: Readonly<Record<string, string>> = {}) =>
  table({ title: 'runewars', seats, options, ...(shows ? { shows } : {}) });

const asks =
  (question: string, year: number): Shows<Realm> =>
  ({ id, state }) =>
    id === question && state.year >= year;

const EVERYTHING = { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' };

const fights: Shows<Realm> = ({ id, state: { battle } }) => id === 'RNW-D27' && battle?.isAgainstNeutrals === false;

export const RUNEWARS: readonly Picture[] = [
  { name: 'runewars-4-table', screen: 'desk', reach: realm(4, asks('RNW-D10', 3)) },
  { name: 'runewars-2-orders', screen: 'desk', reach: realm(2, asks('RNW-D07', 2)) },
  { name: 'runewars-2-battle', screen: 'desk', reach: realm(2, fights) },
  { name: 'runewars-everything', screen: 'tablet', reach: realm(4, asks('RNW-D10', 4), EVERYTHING) },
  { name: 'runewars-4-end', screen: 'desk', reach: realm(4) },
  { name: 'runewars-dark', screen: 'desk', dark: true, reach: realm(4, asks('RNW-D07', 3)) },
  { name: 'runewars-phone-table', screen: 'phone', reach: realm(4, asks('RNW-D10', 3)) },
  { name: 'runewars-phone-orders', screen: 'phone', reach: realm(4, asks('RNW-D07', 2)) },
  { name: 'runewars-side', screen: 'side', reach: realm(4, asks('RNW-D10', 3)) },
];
