/** Why a position cannot be. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Game, PositionData, SetupChoices } from '../game.ts';
import { NotationError } from '../notation/index.ts';

/** A function that says where a position is wrong and why, or that it is accepted. */
export const positionProblems =
  <S extends Flow<BaseOption>>(game: Game<S>, seats: number) =>
  (position: PositionData, options: SetupChoices): string => {
    try {
      game.proof.position.read(position, options, seats);
    } catch (error) {
      if (error instanceof NotationError) return `${error.path.join('.')}: ${error.message}`;
      throw error;
    }
    return 'accepted';
  };
