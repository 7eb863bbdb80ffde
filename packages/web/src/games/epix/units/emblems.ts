/** The four colours of the game: each has a shape, an emblem and a pattern, so that colour is never the only sign. */

export interface Livery {
  id: 'blue' | 'yellow' | 'red' | 'green';
  /** The outline of a token, about 40 across. */
  shape: string;
  /** The emblem, about 16 across. */
  emblem: string;
}

const CIRCLE = 'M0-19.5a19.5 19.5 0 1 1 0 39a19.5 19.5 0 1 1 0-39z';
const DIAMOND =
  'M2.6-21.9L21.9-2.6q2.6 2.6 0 5.2L2.6 21.9q-2.6 2.6-5.2 0L-21.9 2.6q-2.6-2.6 0-5.2L-2.6-21.9q2.6-2.6 5.2 0z';
const SQUARE = 'M-14-18h28q4 0 4 4v28q0 4-4 4h-28q-4 0-4-4v-28q0-4 4-4z';
const HEXAGON =
  'M-9.2-18.9h18.4q2 0 3 1.8l8.4 15.3q1 1.8 0 3.6l-8.4 15.3q-1 1.8-3 1.8h-18.4q-2 0-3-1.8l-8.4-15.3q-1-1.8 0-3.6l8.4-15.3q1-1.8 3-1.8z';

const WAVE =
  'M-8 1.5c2.5-4 5-4 8 0s5.5 4 8 0v4c-2.5 3.5-5.5 3-8-.5s-5.5-3.5-8 .5zM-8-4.5c2.5-4 5-4 8 0s5.5 4 8 0v4c-2.5 3.5-5.5 3-8-.5s-5.5-3.5-8 .5z';
const SUN =
  'M0-4.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM-1-8.5H1v3H-1zM-1 5.5H1v3H-1zM-8.5-1h3V1h-3zM5.5-1h3V1h-3zM-6.7-5.3l1.4-1.4 2.1 2.1-1.4 1.4zM3.2 4.6l1.4-1.4 2.1 2.1-1.4 1.4zM-5.3 6.7l-1.4-1.4 2.1-2.1 1.4 1.4zM4.6-3.2L3.2-4.6l2.1-2.1 1.4 1.4z';
const TOWER = 'M-6-8h3v2h2v-2h2v2h2v-2h3v5l-2 1.5V6h2v2H-6V6h2v-7.5L-6-3z';
const LEAF =
  'M7.5-7.5c1 8-2.5 13.5-9 13.2-.9 0-1.7-.2-2.4-.5L-6.5 8-8 6.5l3-2.6c-.4-.8-.6-1.7-.5-2.7.3-6.4 5.5-9.2 13-8.7z';

/** By seat. */
export const LIVERIES: readonly Livery[] = [
  { id: 'blue', shape: CIRCLE, emblem: WAVE },
  { id: 'yellow', shape: DIAMOND, emblem: SUN },
  { id: 'red', shape: SQUARE, emblem: TOWER },
  { id: 'green', shape: HEXAGON, emblem: LEAF },
];
