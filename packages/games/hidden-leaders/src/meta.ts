/** What a lobby shows of Hidden Leaders, without the rules. */
import type { Meta } from '@interregnum/kernel';

export const meta: Meta = {
  id: 'hidden-leaders',
  title: 'Hidden Leaders',
  rulesVersion: '1',
  seats: [2, 3, 4, 5, 6],
  minutes: [20, 40],
  weight: 2,
  designers: ['Raphael Stocker', 'Markus Müller', 'Andreas Müller'],
  publisher: 'BFF Games',
  year: 2022,
  setup: [
    { id: 'deck', values: ['full', 'beginner', 'promo'], default: 'beginner' },
    { id: 'end', values: ['deck', 'usual', 'sooner'], default: 'deck' },
    { id: 'memory', values: ['aid', 'none'], default: 'aid' },
  ],
  longest: 20_000,
};
