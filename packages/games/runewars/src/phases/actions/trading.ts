/** Rewards go from one of a player's heroes to another where they stand together (RNW-288, RNW-Q121). */
import { allTrades, mayTrade, placesToTrade, trade } from '../heroes/trade.ts';
import type { FreeAction } from './action.ts';

export const tradeAction: FreeAction = {
  answers: 'trade',
  isAsked: (s, seat) => placesToTrade(s, seat).some(area => mayTrade(s, seat, area)),
  options: (s, seat) => allTrades(s, seat),
  perform: (s, _, answer) => {
    if (answer.type === 'trade') trade(s, answer.hero, answer.slot, answer.toHero);
  },
};
