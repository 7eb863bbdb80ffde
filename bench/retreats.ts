/** The worst retreats of Yield that were found: how long the longest list of options takes. */
import { retreatPairs } from '@interregnum/yield';
import { retreatState, WORST_RETREATS } from '../packages/games/yield/test/retreat-positions.ts';
import { type Figure, micros } from './measure.ts';

export function retreats(): Figure[] {
  const slowest = WORST_RETREATS.map(retreatState).map(s => micros(() => Math.sign(retreatPairs(s).length + 1)));
  return [
    { name: 'Yield: the slowest retreat of all', value: Math.max(...slowest) / 1000, unit: 'ms', goal: { most: 50 } },
  ];
}
