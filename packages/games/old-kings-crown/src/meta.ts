/** What a lobby shows of The Old King's Crown, without the rules. */
import type { Meta, SetupChoices } from '@interregnum/kernel';

export const meta: Meta = {
  id: 'old-kings-crown',
  title: 'The Old King’s Crown',
  rulesVersion: '3',
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
    { id: 'maxRounds', values: ['30', '12', '60', 'none'], default: '30' },
    { id: 'difficulty', values: ['knight', 'page', 'tyrant'], default: 'knight', seats: { page: [1], tyrant: [1] } },
  ],
  inheritance: {
    fields: [{ id: 'leader', values: ['1', '2', '3', '4'], seats: { 1: [2, 3, 4], 2: [2, 3, 4], 3: [3, 4], 4: [4] } }],
    after: ([winner, ...others], seats): SetupChoices =>
      seats === 1 || winner === undefined || others.length > 0 ? {} : { leader: String(winner + 1) },
  },
  longest: 1_000_000,
};
