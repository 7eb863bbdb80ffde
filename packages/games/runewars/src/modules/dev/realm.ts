/** Development cards in seasons and orders (DW7, DW8, DD7, DU7, D73). */
import type { Seat } from '@interregnum/kernel';
import { drawTactics } from '../../cards.ts';
import { tell } from '../../events.ts';
import { changeInfluence, turnDial } from '../../figures.ts';
import { option } from '../../options.ts';
import { FOOD, NONE, WINTER } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { dialOf, isAlive, opponentsOf } from '../../table.ts';
import { POISON_WELLS } from './handles.ts';
import { ownerOf, owning } from './queries.ts';
import type { DevelopmentCardNumber } from './state.ts';

interface Whose {
  readonly seat: Seat;
}

// --- DW7 ---------------------------------------------------------------------------------------------------------------

const poisonable = (s: State, seat: Seat): Seat[] => opponentsOf(s, seat).filter(one => dialOf(s, one, FOOD) > 0);
/** RNW-Q262: not when its owner is out. */
export function mayPoison(s: State): boolean {
  if (s.season !== WINTER) return false;
  const seat = ownerOf(s, 'winter');
  return seat !== NONE && isAlive(s, seat) && poisonable(s, seat).length > 0;
}
export function poison(s: State): void {
  const seat = ownerOf(s, 'winter');
  call(s, POISON_WELLS, { seat, card: owning(s, seat, 'winter')!.card });
}

/** No Title helps against it: it is no Season card. */
export const poisoningWells = procedure<{ seat: Seat; card: DevelopmentCardNumber }>(POISON_WELLS.name, {
  choose: {
    question: ASK.plague,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => [...poisonable(s, seat).map(option.player), option.none],
    then: (s, { card }, answer, seat) => {
      if (answer.type !== 'player') return;
      tell({ type: 'usedCard', seat, card });
      turnDial(s, answer.seat, FOOD, owning(s, seat, 'winter')!.effect.food);
    },
  },
});

// --- DW8, DD7, DU7 -------------------------------------------------------------------------------------------------------

export const getsBoth = (s: State, { seat }: Whose): boolean => owning(s, seat, 'fall') !== null;
export function getBoth(s: State, { seat }: Whose): void {
  const { card, effect } = owning(s, seat, 'fall')!;
  tell({ type: 'usedCard', seat, card });
  changeInfluence(s, seat, effect.influence);
  drawTactics(s, seat, effect.tactics);
}

export const hasEmbassy = (s: State, { seat }: Whose): boolean => owning(s, seat, 'acquire') !== null;
export const sendEmbassy = (s: State, { seat }: Whose): void =>
  changeInfluence(s, seat, owning(s, seat, 'acquire')!.effect.influence);

export const hasSpies = (s: State, { seat }: Whose): boolean => owning(s, seat, 'strategize') !== null;
export const sendSpies = (s: State, { seat }: Whose): void =>
  drawTactics(s, seat, owning(s, seat, 'strategize')!.effect.tactics);
