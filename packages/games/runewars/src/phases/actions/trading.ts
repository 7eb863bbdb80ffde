/** Rewards go from one of a player's heroes to another where they stand together (RNW-288, RNW-Q121). */
import type { Seat } from '@interregnum/kernel';
import type { Area } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { heroesOf } from '../../table.ts';
import { mayTrade, trade, tradeOptions } from '../heroes/trade.ts';
import type { FreeAction } from './action.ts';

const stands = (s: State, seat: Seat): Area[] => [...new Set(heroesOf(s, seat).map(hero => s.heroArea[hero]!))];

export const tradeAction: FreeAction = {
  answers: 'trade',
  isAsked: (s, seat) => stands(s, seat).some(area => mayTrade(s, seat, area)),
  options: (s, seat) => stands(s, seat).flatMap(area => tradeOptions(s, seat, area)),
  perform: (s, _, answer) => {
    if (answer.type === 'trade') trade(s, answer.hero, answer.slot, answer.toHero);
  },
};
