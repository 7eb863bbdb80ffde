/** Why something cannot be done with cards, bids and runes (RNW-345..RNW-375, D36..D42, D46). */
import { because, type PhraseArg, type Refusal, type Seat, seatArg, term } from '@interregnum/kernel';
import { sourceOf } from '../effects/sources.ts';
import { areaTerm, dialTerm, heroTerm, orderTerm, questTerm, tacticsTerm, unitTerm } from '../naming.ts';
import type { Area } from '../pieces.ts';
import { types } from '../queries.ts';
import type { View } from '../sight.ts';
import { setDials } from './bow.ts';
import {
  atItsStep,
  hasToken,
  notOnBoard,
  notShown,
  notYourHero,
  notYours,
  otherStep,
  type Reason,
  reasons,
  tooDear,
} from './reason.ts';
import { notHeld } from './turn.ts';

// --- bids ------------------------------------------------------------------------------------------------------------------

export const bid: Reason = reasons({
  bid: (v, seat, a) => tooDear(v, seat, a.amount, 'RNW-345') ?? otherStep(v),
});
export const bidTie: Reason = reasons({
  player: (_v, _seat, a) => because('RNW-347', 'notTied', { seat: seatArg(a.seat) }),
});

// --- runes -----------------------------------------------------------------------------------------------------------------

const runePlace = (v: View, area: Area): Refusal =>
  notOnBoard(v, area) ?? hasToken(v, area) ?? because('RNW-370', 'enemyArea', { area: areaTerm(area) });
export const receiveRune: Reason = reasons({
  dragon: atItsStep('dragon', (v, _seat, a) => runePlace(v, a.area)),
  false: atItsStep('false', (v, _seat, a) => runePlace(v, a.area)),
  discardRune: (v, seat, a) =>
    v.ask!.options[seat]!.some(({ type }) => type === 'stop')
      ? (notYours(v, seat, a.area, 'RNW-370') ?? because('RNW-370', 'noFalseRune', { area: areaTerm(a.area) }))
      : otherStep(v),
  stop: otherStep,
});

export const claim: Reason = reasons({
  reveal: atItsStep('reveal', (v, seat, a) => notShown(v, seat, a.area, 'RNW-390')),
  claimUnit: atItsStep('claimUnit', (v, seat, a) =>
    types(v, v.factions[seat]!).includes(a.unit)
      ? because('RNW-Q26', 'typeNotInSupply', { unit: unitTerm(a.unit) })
      : because('RNW-390', 'otherFaction', { unit: unitTerm(a.unit) }),
  ),
});

// --- hand limits -------------------------------------------------------------------------------------------------------------

export const handLimit: Reason = reasons({
  discardTactics: atItsStep('discardTactics', (_v, _seat, a) =>
    because('RNW-358', 'notInHand', { tactics: tacticsTerm(a.tactics) }),
  ),
  discardQuest: atItsStep('discardQuest', (_v, _seat, a) =>
    because('RNW-262', 'questNotInHand', { quest: questTerm(a.quest) }),
  ),
});

// --- targets of cards ----------------------------------------------------------------------------------------------------------

/** The card under way does not reach what is named. */
export const noTarget = (v: View, target: PhraseArg): Refusal => {
  const source = sourceOf(v)!;
  return because(source.rule, 'noTarget', { target, source: term(source.name) });
};
const dear = (v: View, seat: Seat, n: number): Refusal => {
  const { rule } = sourceOf(v)!;
  return tooDear(v, seat, n, rule) ?? because(rule, 'amountNot', { n });
};

export const target: Reason = reasons({
  area: atItsStep('area', (v, _seat, a) => notOnBoard(v, a.area) ?? noTarget(v, areaTerm(a.area))),
  unitIn: atItsStep('unitIn', (v, _seat, a) => noTarget(v, unitTerm(a.unit))),
  unitType: atItsStep('unitType', (v, _seat, a) => noTarget(v, unitTerm(a.unit))),
  hero: atItsStep('hero', (v, _seat, a) => noTarget(v, heroTerm(a.hero))),
  dial: atItsStep('dial', (v, _seat, a) => noTarget(v, dialTerm(a.dial))),
  player: atItsStep('player', (v, _seat, a) => noTarget(v, seatArg(a.seat))),
  placeHero: atItsStep('placeHero', (v, _seat, a) => notOnBoard(v, a.area) ?? noTarget(v, heroTerm(a.hero))),
  setDials: atItsStep('setDials', setDials),
  returnOrder: atItsStep('returnOrder', (v, _seat, a) => noTarget(v, orderTerm(a.order))),
  spend: atItsStep('spend', (v, seat, a) => dear(v, seat, a.amount)),
  takeTactics: atItsStep('takeTactics', (v, _seat, a) => noTarget(v, tacticsTerm(a.tactics))),
  discardReward: atItsStep(
    'discardReward',
    (v, seat, a) => notYourHero(v, seat, a.hero, 'RNW-287') ?? notHeld(v, a.hero, a.reward) ?? otherStep(v),
  ),
  discardTactics: atItsStep('discardTactics', (_v, _seat, a) =>
    because('RNW-357', 'notInHand', { tactics: tacticsTerm(a.tactics) }),
  ),
});
