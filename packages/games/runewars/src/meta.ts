/** What a lobby shows of Runewars, without the rules. */
import type { Meta } from '@interregnum/kernel';

export const meta: Meta = {
  id: 'runewars',
  title: 'Runewars',
  rulesVersion: '2',
  seats: [2, 3, 4],
  minutes: [120, 240],
  weight: 5,
  designers: ['Corey Konieczka'],
  publisher: 'Fantasy Flight Games',
  year: 2010,
  setup: [
    { id: 'board', values: ['preset', 'random', 'full'], default: 'preset' },
    { id: 'factions', values: ['dealt', 'chosen'], default: 'dealt' },
    { id: 'explore', values: ['off', 'on'], default: 'off' },
  ],
  longest: 80_000,
};
