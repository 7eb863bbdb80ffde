/** Positions of Epix in a notation that people can write. */
import type { PositionData, PositionNotation, SetupChoices } from '@interregnum/kernel';
import type { State } from './state.ts';

export const position: PositionNotation<State> = {
  read: (_data: PositionData, _options: SetupChoices, _seats: number): State => {
    throw new Error('unwritten');
  },
  write: () => ({}),
};
