/** What Development cards do in battles, as procedures (DL3, DL4, DU2, DU6, D74, D75). */

import type { Seat, WithContent } from '@interregnum/kernel';
import { otherSide, type Side, type Unit } from '../../battle.ts';
import { isStanding, withChanged } from '../../battle-line.ts';
import { contentOf } from '../../content/contents.ts';
import type { UnitId } from '../../content/words.ts';
import { tell } from '../../events.ts';
import { turnDial } from '../../figures.ts';
import { option } from '../../options.ts';
import { deal } from '../../phases/battle/assign.ts';
import { deciderOf, lineOf, setLine } from '../../phases/battle/sides.ts';
import { type UnitType, unitNumber } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { cardOfSide, lowDials, standingOf } from './battle-cards.ts';
import { RAISE_DIAL, ROUT_OWN, type Routing, SHOOT_VOLLEY } from './handles.ts';
import { owning } from './queries.ts';
import type { DevelopmentCardNumber } from './state.ts';

const use = (s: State, side: Side, card: DevelopmentCardNumber): void =>
  tell({ type: 'usedCard', seat: deciderOf(s, side), card });

/** DL4. */
export const shootingVolley = procedure<{ side: Side }>(SHOOT_VOLLEY.name, {
  shoot: (s, { side }) => {
    const { card, effect } = cardOfSide(s, side, 'battleStart')!;
    use(s, side, card);
    deal(s, otherSide(side), 'damage', effect.damage, side);
  },
});

const unitOf = (t: WithContent, card: DevelopmentCardNumber): UnitId => {
  const { effect } = contentOf(t).developments[card]!;
  if (!('unit' in effect)) throw new Error('a card without a unit');
  return effect.unit;
};
/** Of his own will: nothing keeps them from it. */
function routOne(s: State, side: Side, type: UnitType): void {
  const unit: Unit = lineOf(s, side).find(one => one.type === type && isStanding(one))!;
  setLine(s, side, withChanged(lineOf(s, side), unit, { ...unit, routed: true }));
  tell({ type: 'routed', side, unit: type });
}

export const routingOwn = procedure<Routing>(ROUT_OWN.name, {
  number: {
    question: ASK.routOwn,
    who: (s, { side }) => deciderOf(s, side),
    options: (s, { side, card }) =>
      Array.from({ length: standingOf(s, side, unitOf(s, card)) + 1 }, (_, n) => option.rout(n)),
    then: (s, l, answer) => {
      if (answer.type !== 'rout' || answer.count === 0) return;
      l.n = answer.count;
      use(s, l.side, l.card);
      for (let i = 0; i < l.n; i++) routOne(s, l.side, unitNumber(unitOf(s, l.card)));
    },
  },
  deal: (s, { side, card, n }) => {
    const kind = contentOf(s).developments[card]!.effect.at === 'hunger' ? 'damage' : 'destroy';
    deal(s, otherSide(side), kind, n, side);
  },
});

export const raisingDial = procedure<{ seat: Seat; card: DevelopmentCardNumber }>(RAISE_DIAL.name, {
  dial: {
    question: ASK.plunder,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => lowDials(s, seat).map(option.raise),
    then: (s, { card }, answer, seat) => {
      if (answer.type !== 'raise') return;
      tell({ type: 'usedCard', seat, card });
      turnDial(s, seat, answer.dial, owning(s, seat, 'attackWon')!.effect.dial);
    },
  },
});
