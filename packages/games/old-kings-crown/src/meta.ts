/** What a lobby shows of The Old King's Crown, without the rules. */
import type { Meta } from '@interregnum/kernel';

export const meta: Meta = {
  id: 'old-kings-crown',
  title: 'The Old King’s Crown',
  rulesVersion: '2',
  seats: [1, 2, 3, 4],
  minutes: [60, 120],
  weight: 4,
  designers: ['Pablo Clark'],
  publisher: 'Eerie Idol Games',
  year: 2022,
  setup: [
    { id: 'factions', values: ['random', 'pick'], default: 'random' },
    { id: 'order', values: ['random', 'seats'], default: 'random' },
    { id: 'startingInfluence', values: ['0', '3'], default: '0' },
    { id: 'maxRounds', values: ['30', '12', '60'], default: '30' },
    { id: 'difficulty', values: ['knight', 'page', 'tyrant'], default: 'knight', seats: { page: [1], tyrant: [1] } },
  ],
  longest: 120_000,
};
