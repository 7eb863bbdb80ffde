/** The Commander cards before the game, and the Tactics card that belongs to them (RNW-650, RNW-658). */
import { clockwise, shuffle } from '@interregnum/kernel';
import { COMMANDERS } from '../../content/cmd/commanders.ts';
import { NONE, type TacticsCard, tacticsNumber } from '../../pieces.ts';
import type { PublicState, State } from '../../state.ts';
import { changeHidden, dealCard } from './command.ts';

export function shuffleCommanders(s: State): void {
  changeHidden(s, { deck: shuffle(s.chance, [...COMMANDERS.keys()]) });
}
/** RNW-Q280: to everybody, before the first one says who commands. */
export function dealCommanders(s: State): void {
  for (const seat of clockwise(s.seats, s.first)) dealCard(s, seat);
}

export const LIEUTENANT_GENERAL: TacticsCard = tacticsNumber('TB03');
/** RNW-658, RNW-Q348: Tactics cards that stay in play, in no hand and no pile. */
export const tacticsInPlay = ({ cmd }: Pick<PublicState, 'cmd'>): TacticsCard[] =>
  cmd.lieutenant === NONE ? [] : [LIEUTENANT_GENERAL];
