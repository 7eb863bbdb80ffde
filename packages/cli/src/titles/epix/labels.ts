/** What simulations of Epix count besides seats and bots: how games end. */
import type { Labeller } from '@interregnum/bots/node';
import { endingOf } from '../ending.ts';

export const labels: Labeller = (_, outcome) => ({ seats: {}, game: { Ending: endingOf(outcome) } });
