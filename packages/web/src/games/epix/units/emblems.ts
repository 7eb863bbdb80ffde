/** The four colours of the game: each has a shape, an emblem and a pattern, so that colour is never the only sign. */

export interface Livery {
  id: 'blue' | 'yellow' | 'red' | 'green';
  /** The outline of a token, about 40 across. */
  shape: string;
  /** The emblem, about 16 across. */
  emblem: string;
}

const CIRCLE = 'M0-19.500a19.500 19.500 0 1 1 0 39a19.500 19.500 0 1 1 0-39z';
const DIAMOND =
  'M2.600-23.400L23.400-2.600q2.600 2.600 0 5.200L2.600 23.400q-2.600 2.600-5.200 0L-23.400 2.600q-2.600-2.600 0-5.200L-2.600-23.400q2.600-2.600 5.200 0z';
const SQUARE = 'M-14-18h28q4 0 4 4v28q0 4-4 4h-28q-4 0-4-4v-28q0-4 4-4z';
const HEXAGON =
  'M-9.200-18.900h18.400q2 0 3 1.800l8.400 15.300q1 1.800 0 3.600l-8.400 15.300q-1 1.800-3 1.800h-18.400q-2 0-3-1.800l-8.400-15.300q-1-1.800 0-3.600l8.400-15.300q1-1.800 3-1.800z';

const WAVE =
  'M-8 1.500c2.500-4 5-4 8 0s5.500 4 8 0v4c-2.500 3.500-5.500 3-8-.5s-5.500-3.500-8 .5zM-8-4.500c2.500-4 5-4 8 0s5.500 4 8 0v4c-2.500 3.500-5.500 3-8-.5s-5.500-3.500-8 .5z';
const SUN =
  'M0-4.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM-1-8.500H1v3H-1zM-1 5.500H1v3H-1zM-8.500-1h3V1h-3zM5.500-1h3V1h-3zM-6.700-5.300l1.400-1.400 2.100 2.100-1.400 1.400zM3.200 4.600l1.400-1.400 2.100 2.100-1.400 1.400zM-5.300 6.700l-1.400-1.400 2.100-2.100 1.400 1.400zM4.600-3.200L3.200-4.600l2.100-2.100 1.400 1.400z';
const TOWER = 'M-6-8h3v2h2v-2h2v2h2v-2h3v5l-2 1.500V6h2v2H-6V6h2v-7.500L-6-3z';
const LEAF =
  'M7.500-7.500c1 8-2.500 13.500-9 13.200-.9 0-1.700-.2-2.400-.5L-6.500 8-8 6.500l3-2.600c-.4-.8-.6-1.700-.5-2.700.3-6.400 5.500-9.200 13-8.700z';

/** By seat. */
export const LIVERIES: readonly Livery[] = [
  { id: 'blue', shape: CIRCLE, emblem: WAVE },
  { id: 'yellow', shape: DIAMOND, emblem: SUN },
  { id: 'red', shape: SQUARE, emblem: TOWER },
  { id: 'green', shape: HEXAGON, emblem: LEAF },
];
