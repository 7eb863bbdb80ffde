/** Commanders leave the table (RNW-657, RNW-Q288). */
import { type Seat, shuffle } from '@interregnum/kernel';
import { sorted } from '../../cards.ts';
import { tell } from '../../events.ts';
import { type HeroNumber, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { changeCmd, discardCard } from './command.ts';
import { commandsOf, isCommander } from './queries.ts';
import { LIEUTENANT_GENERAL } from './setup.ts';

const COMMANDERS = 2;
/** RNW-Q101: Lieutenant General goes with either of the two, and in no other way while both live. */
function relieve(s: State): void {
  const seat = s.cmd.lieutenant;
  if (seat === NONE || commandsOf(s, seat).length === COMMANDERS) return;
  changeCmd(s, { lieutenant: NONE });
  s.tacticsDiscard = [...s.tacticsDiscard, LIEUTENANT_GENERAL];
  tell({ type: 'discardedTactics', seat, card: LIEUTENANT_GENERAL });
}

export const commandLost = {
  applies: (s: State, { hero }: { hero: HeroNumber }): boolean => isCommander(s, hero),
  do: (s: State, { hero }: { hero: HeroNumber }): void => {
    discardCard(s, hero);
    relieve(s);
  },
};

/** RNW-408: with his other cards it goes into the deck. */
export const lieutenantOut = {
  applies: (s: State, { seat }: { seat: Seat }): boolean => s.terms.cmd && s.cmd.lieutenant === seat,
  do: (s: State): void => {
    changeCmd(s, { lieutenant: NONE });
    s.tacticsDeck = shuffle(s.chance, sorted([...s.tacticsDeck, LIEUTENANT_GENERAL]));
  },
};
