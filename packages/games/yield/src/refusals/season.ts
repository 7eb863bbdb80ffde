/** Why an answer is refused in a Season outside the actions of a card (YLD-061..YLD-064, YLD-130..YLD-134). */
import { because } from '@interregnum/kernel';
import { KIND_COUNT, RITUAL, type StrategyCard } from '../content/cards.ts';
import type { Stealing } from '../phases/extras.ts';
import { discardsDue, localsOf, ruleOf, whyDiscard } from '../prompt.ts';
import { ASK } from '../questions.ts';
import { SEASONS } from '../state.ts';
import { colourTerm, kindTerm, strategyTerm } from '../terms.ts';
import { declines, holds, noSuchSeat, notInHand, notOwnFortress, type Reason } from './reason.ts';

/** YLD-D10. */
export const strategyCard: Reason = (v, seat, a) => {
  if (a.type !== 'choose') return null;
  const season = v.laid.slice(SEASONS * seat, SEASONS * (seat + 1)).indexOf(a.card) + 1;
  return because('YLD-064', 'choose.played', { card: strategyTerm(a.card), season });
};

const ACTIONS = ['step', 'upgrade', 'build', 'ambush', 'fortress', 'steal', 'copy', 'remove', 'conquer', 'done'];

/** YLD-D11. */
export const revealOrKeep: Reason = (_v, _seat, a) =>
  ACTIONS.includes(a.type) ? because('YLD-062', 'turn.decideFirst') : null;

/** YLD-D12, YLD-D17. */
export const discard: Reason = (v, seat, a) => {
  if (declines(a)) return because(ruleOf(v), 'discard.mandatory', { cards: discardsDue(v, seat) });
  if (a.type !== 'discard') return null;
  const drawn = v.ask!.id === ASK.handLimit && whyDiscard(v) === 'drawn';
  if (drawn && v.covered[KIND_COUNT * seat + a.kind] === 0) {
    return because('YLD-334', 'discard.notDrawn', { card: kindTerm(a.kind) });
  }
  return notInHand(ruleOf(v), a.kind);
};

/** YLD-D18. */
export const gift: Reason = (v, seat, a) => {
  const { colour } = localsOf<Stealing>(v);
  if (declines(a)) return because('YLD-269', 'give.mandatory', { colour: colourTerm(colour) });
  if (a.type !== 'give') return null;
  return holds(v, seat, a.kind)
    ? because('YLD-269', 'give.colour', { card: kindTerm(a.kind), colour: colourTerm(colour) })
    : notInHand('YLD-269', a.kind);
};

/** YLD-D14. */
export const removal: Reason = (v, seat, a) => {
  if (declines(a)) return because('YLD-131', 'remove.mandatory');
  return a.type === 'remove' ? notOwnFortress(v, seat, a.location, 'YLD-131') : null;
};

const isRitual = (card: StrategyCard): boolean => card === RITUAL;

/** YLD-D15. */
export const copying: Reason = (_v, _seat, a) =>
  a.type === 'copy' && isRitual(a.card) ? because('YLD-133', 'copy.ritual') : null;

/** YLD-D16. */
export const marker: Reason = (v, _, a) => {
  if (declines(a)) return because('YLD-134', 'marker.mandatory');
  return a.type === 'marker' ? noSuchSeat(v, 'YLD-134', a.seat) : null;
};
