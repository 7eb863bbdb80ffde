/** What a lobby shows of Runewars, without the rules. */
import type { Meta } from '@interregnum/kernel';

export const meta: Meta = {
  id: 'runewars',
  title: 'Runewars',
  rulesVersion: '4',
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
    { id: 'bow', values: ['off', 'on'], default: 'off' },
    // RNW-700, RNW-701
    {
      id: 'dev',
      values: ['off', 'on'],
      default: 'off',
      needs: { bow: 'on' },
      refusal:
        'Development cards are part of Banners of War. Switch Banners of War on, or leave the Development cards out.',
    },
    {
      id: 'cmd',
      values: ['off', 'on'],
      default: 'off',
      needs: { bow: 'on' },
      refusal:
        'Commanders of the Battlefield is part of Banners of War. Switch Banners of War on, or leave the Commanders out.',
    },
    {
      id: 'free',
      values: ['off', 'on'],
      default: 'off',
      needs: { bow: 'on' },
      refusal:
        'Rise of the Free Cities is part of Banners of War. Switch Banners of War on, or leave the Free Cities out.',
    },
  ],
  settled: [
    {
      id: 'rtv',
      default: 'auto',
      values: {
        on: {
          needs: { bow: 'on' },
          refusal: 'Road to Victory belongs to Banners of War. Without it the claim of the base game is used.',
        },
        off: { needs: { bow: 'off' }, refusal: 'Banners of War is always played with the Road to Victory.' },
      },
    },
  ],
  longest: 90_000,
};
