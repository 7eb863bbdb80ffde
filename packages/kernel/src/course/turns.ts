/** What happens to the world between two answers and is nobody's decision. */
import { type Chance, chanceOf } from '../chance.ts';
import type { Flow } from '../flow.ts';
import type { BaseOption, Game } from '../game.ts';
import type { RecordHeader } from '../record.ts';

/** A change of the state after `at` answers; it gives the state to go on with, the same one or another. */
export interface Turn {
  readonly at: number;
  carryOut(game: Pick<Game, 'rules' | 'advice'>, state: Flow<BaseOption>): Flow<BaseOption>;
}

/** The chance with which a game is set up. */
export const firstChance = ({ begun, entropy }: RecordHeader, seed: string): Chance =>
  chanceOf(begun ?? { seed, entropy });

/** Others join a game that was begun on one device: what is not drawn yet comes from the stream of all of them. */
export function joining({ begun, entropy }: RecordHeader, seed: string): readonly Turn[] {
  if (!begun) return [];
  const { answers: at, shuffled } = begun;
  return [
    {
      at,
      carryOut({ rules }, state) {
        if (!('chance' in state)) return state;
        Object.assign(state, { chance: chanceOf({ seed, entropy }) });
        if (shuffled) rules.shuffleUndrawn?.(state);
        return state;
      },
    },
  ];
}
