/** Development cards are bought at the bonus of Harvest, beside the token (RNW-600, RNW-601, RNW-Q250, D70). */

import { type Seat, sets } from '@interregnum/kernel';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { toSupply, turnDial } from '../../figures.ts';
import { type Option, option } from '../../options.ts';
import { buildToken, tokenOptions } from '../../phases/orders/harvest.ts';
import { unitNumber } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { raisingCapital } from './capital.ts';
import { DEVELOP, type Developing } from './handles.ts';
import { canAfford, cardsOf, isBought } from './queries.ts';
import type { DevelopmentCardNumber } from './state.ts';

const buyable = (s: State, seat: Seat): DevelopmentCardNumber[] =>
  cardsOf(s.factions[seat]!).filter(card => !isBought(s, card) && canAfford(s, seat, card));

function developments(s: State, { seat, hasBuilt, hasBought, isOver }: Developing): Option[] {
  if (isOver) return [];
  return [...(hasBuilt ? [] : tokenOptions(s, seat)), ...(hasBought ? [] : buyable(s, seat).map(option.buy))];
}

function buy(s: State, seat: Seat, card: DevelopmentCardNumber): void {
  const { cost, effect } = contentOf(s).developments[card]!;
  for (const [dial, n] of cost.entries()) turnDial(s, seat, dial, -n);
  s.dev = { ...s.dev, cards: sets.with(s.dev.cards, card) };
  tell({ type: 'bought', seat, card });
  if (effect.at === 'figures') toSupply(s, unitNumber(effect.unit), effect.n); // RNW-606
  if (effect.at === 'capital') call(s, raisingCapital, { seat });
}

/** RNW-600, RNW-Q250: a token and a card, each at most once, in any order, when all developments have yielded. */
export const developing = procedure<Developing>(DEVELOP.name, {
  develop: {
    question: ASK.develop,
    while: (s, l) => developments(s, l).length > 0,
    who: (_, { seat }) => seat,
    options: (s, l) => [...developments(s, l), option.done],
    then: (s, l, answer, seat) => {
      if (answer.type === 'build') {
        l.hasBuilt = true;
        call(s, buildToken, { seat, kind: answer.development, area: answer.area });
      } else if (answer.type === 'buy') {
        l.hasBought = true;
        buy(s, seat, answer.card);
      } else l.isOver = true;
    },
  },
});
