/** Who sits at the table of a record. */
import { botName } from '@interregnum/bots/cast';
import { USUAL_LEVEL } from '../setup/bots.ts';
import type { Role } from '../setup/plan.ts';

/** A game that no people played has no names, or not for every seat: those get the names of a game of one's own. */
export const namesOf = (players: readonly string[], seats: number, you: string): string[] =>
  Array.from({ length: seats }, (_, seat) => players[seat] || (seat === 0 ? you : botName(seat)));

/** A record has names, not kinds: a seat with the name of its bot was a bot's. */
export const firstRoles = (names: readonly string[]): Role[] =>
  names.map((name, seat) => (name === botName(seat) ? USUAL_LEVEL : 'person'));
