import { LOCATIONS, type OldKingsCrownEvent } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { tossesOf } from './tosses.ts';

const gained = (cause: 'location' | 'court' | 'effect'): OldKingsCrownEvent => ({
  type: 'gained',
  party: 1,
  n: 2,
  cause,
  source: null,
});

test('rewards come from the Location that was claimed, income from the Court, the rest from the Reserve', () => {
  const location = LOCATIONS.indexOf('harvest');
  const claimed: OldKingsCrownEvent = { type: 'claimed', party: 1, location, tornDown: null };
  const ways = tossesOf([claimed, gained('location'), gained('court'), gained('effect')]);
  expect(ways.map(({ step, from, to }) => [step, from, to])).toEqual([
    [1, `location.${location}`, 'supply.1'],
    [2, 'court', 'supply.1'],
    [3, null, 'supply.1'],
  ]);
});

test('what is stolen passes between two players, what is lost goes nowhere', () => {
  const ways = tossesOf([
    { type: 'stole', party: 0, from: 2, n: 1, source: null },
    { type: 'lostInfluence', party: 2, n: 3, cause: 'battlefield' },
  ]);
  expect(ways).toEqual([
    { step: 0, from: 'supply.2', to: 'supply.0', words: '1' },
    { step: 1, from: 'supply.2', to: null, words: '−3' },
  ]);
});
