/** Tables at which much happens at once, for tests of everything that can happen. */
import { type RandomGame, tableKinds } from '@interregnum/kernel/testing';
import { epix, type State } from '../src/index.ts';

/** A crowded table in every season, with the cards that deal in secrets. */
export function crowded(seed: string): State {
  const season = ['spring', 'summer', 'autumn', 'winter'][Number(seed.at(-1)) % 4];
  return epix.proof.position.read(
    {
      season,
      turn: 'auction',
      abilities: { 1: ['SA19'], 2: ['SA12'], 3: ['SA16'] },
      gold: { 1: 9, 2: 8, 3: 7 },
      areas: {
        land1a: '1: soldier knight catapult',
        kilimandjora: '2: soldier camp',
        land2b: '2: knight camp',
        land3a: '3: soldier knight',
        orval: '3: camp catapult',
      },
    },
    { mode: 'advanced' },
    3,
  );
}

const kinds = tableKinds(epix);

/** Cards in every hand and pieces face to face, so that everything happens sooner. */
function eventful(seed: string): State {
  const n = Number(seed.split(' ').at(-1));
  const cards = Array.from({ length: 5 }, (_, i) => `SA${String(1 + ((n + 4 * i) % 20)).padStart(2, '0')}`);
  return epix.proof.position.read(
    {
      turn: 'auction',
      season: n % 2 === 0 ? 'autumn' : 'winter',
      gold: { 1: 12, 2: 11, 3: 10, 4: 9 },
      abilities: { 1: [cards[0], cards[4]], 2: [cards[1]], 3: [cards[2]], 4: [cards[3]] },
      areas: {
        land1a: '1: soldier knight catapult',
        broceland: '2: knight camp',
        kilimandjora: '3: soldier camp catapult',
        wolf_pass: '4: soldier catapult',
        orval: '1: camp',
        land2a: '2: soldier catapult',
        land3a: '3: knight',
        castle2: '',
        land2b: '1: knight',
        mirelac: '4: knight camp',
      },
    },
    { mode: 'advanced' },
    4,
  );
}

/** An endless mix of ordinary games and eventful ones. */
export const mixedGame = (n: number): RandomGame<State> =>
  n % 2 === 0
    ? { kind: { seats: 4, options: { mode: 'advanced' } }, seed: `eventful ${n / 2}`, start: eventful }
    : { kind: kinds[n % kinds.length]!, seed: `everything ${n}` };
