/** What a lobby shows of Goofspiel, without the rules. */
import type { Meta } from '@interregnum/kernel';

export const meta: Meta = {
  id: 'goofspiel',
  title: 'Goofspiel',
  rulesVersion: '1',
  seats: [2, 3],
  minutes: [5, 10],
  weight: 1,
  designers: ['Merrill Flood'],
  publisher: 'public domain',
  year: 1930,
  setup: [],
  longest: 300,
};
