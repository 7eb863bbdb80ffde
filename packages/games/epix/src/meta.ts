/** What a lobby shows of Epix, without the rules. */
import type { Meta } from '@interregnum/kernel';

export const meta: Meta = {
  id: 'epix',
  title: 'Epix',
  rulesVersion: '1',
  seats: [2, 3, 4],
  minutes: [15, 30],
  weight: 2,
  designers: ['Rikki Tahta'],
  publisher: 'Ferti Games',
  year: 2015,
  setup: [
    { id: 'mode', values: ['basic', 'advanced'], default: 'basic' },
    { id: 'fallBack', values: ['goesOn', 'ends'], default: 'goesOn' },
  ],
  longest: 5000,
};
