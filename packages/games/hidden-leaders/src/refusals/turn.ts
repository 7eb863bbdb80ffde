/** Why an answer is refused in the setup and in the four steps of a turn (HDL-017..HDL-041). */
import { because } from '@interregnum/kernel';
import { heroTerm } from '../describe.ts';
import { inHand, isWord, notInHand, type Reason } from './reason.ts';

/** HDL-D01. */
export const prepare: Reason = (v, seat, a) => {
  if (a.type !== 'prepare') return null;
  if (a.hide === a.discard) return because('HDL-019', 'prepare.same', { hero: heroTerm(a.hide) });
  return notInHand('HDL-017', inHand(v, seat, a.hide) ? a.discard : a.hide);
};

/** HDL-D02. */
export const playOrDiscard: Reason = (v, seat, a) => {
  if (a.type === 'hero' && a.verb === 'play') return notInHand('HDL-032', a.card);
  if (a.type === 'hero' && a.verb === 'discard') return because('HDL-033', 'play.discardFirst');
  if ((a.type === 'hero' && a.verb === 'take') || isWord(a, 'harbor')) return because('HDL-031', 'play.drawLater');
  if (isWord(a, 'pass', 'stop') && v.hands[seat]!.length > 0) return because('HDL-Q04', 'play.pass');
  return isWord(a, 'discard') ? because('HDL-Q04', 'play.emptyHand') : null;
};

/** HDL-D03. */
export const discardInstead: Reason = (_v, _seat, a) => {
  if (a.type !== 'hero') return null;
  if (a.verb === 'discard') return notInHand('HDL-033', a.card);
  return a.verb === 'play' ? because('HDL-034', 'discard.noPlay') : null;
};

/** HDL-D04. */
export const drawing: Reason = (v, _seat, a) => {
  if (a.type === 'hero' && a.verb === 'take') return because('HDL-035', 'draw.notInTavern', { hero: heroTerm(a.card) });
  if (isWord(a, 'harbor') && v.harbor + v.wilderness === 0) return because('HDL-041', 'draw.empty');
  return isWord(a, 'stop', 'no', 'pass') ? because('HDL-035', 'draw.mandatory') : null;
};

/** HDL-D05. */
export const trimming: Reason = (_v, _seat, a) => {
  if (a.type === 'hero' && a.verb === 'discard') return notInHand('HDL-038', a.card);
  return isWord(a, 'stop', 'no', 'pass') ? because('HDL-038', 'trim.mandatory') : null;
};
