/** Why an answer is refused while the abilities of a Hero are performed (HDL-050..HDL-072). */
import { because, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { IMPERIAL_ARMY } from '../content/factions.ts';
import { BURIED_EMPEROR, heroRule } from '../content/heroes.ts';
import type { PickPlayer } from '../content/program.ts';
import { factionTerm, heroTerm } from '../describe.ts';
import type { Option } from '../options.ts';
import { type Performance, performing, stepOf } from '../performing/performance.ts';
import type { View } from '../sight.ts';
import { holderOf } from '../table.ts';
import { cardRefused } from './cards.ts';
import { inHand, isWord, notInHand, type Reason } from './reason.ts';

/** Every question that a step of a program asks. */
export const ability: Reason = (v, seat, a) => {
  const l = performing(v.frames)!;
  const step = stepOf(v, l);
  if (step.op === 'move') return markersRefused(l, a);
  if (step.op === 'pick') return cardRefused(v, seat, l, step, a);
  if (isWord(a, 'no', 'stop', 'pass')) return because('HDL-054', 'mandatory', { hero: heroTerm(l.hero) });
  return step.op === 'pickPlayer' && a.type === 'player' ? playerRefused(v, l, step, a.seat) : null;
};

// --- markers -----------------------------------------------------------------------------------------------------

/** HDL-Q09: whatever is printed and open is offered; with a single way left nobody is asked. */
function markersRefused(l: Performance, a: Option): Refusal | null {
  const hero = { hero: heroTerm(l.hero) };
  if (isWord(a, 'no', 'stop', 'pass')) return because('HDL-052', 'mandatory', hero);
  return a.type === 'move' ? because(heroRule(l.hero), 'move.notPrinted', hero) : null;
}

// --- players -----------------------------------------------------------------------------------------------------

/** HDL-056, HDL-Q08, HDL-Q34. */
function playerRefused(v: View, l: Performance, step: PickPlayer, player: Seat): Refusal {
  const hero = { hero: heroTerm(l.hero) };
  if (player < 0 || player >= v.seats) {
    return because('HDL-056', 'noSuchPlayer', { number: player + 1, seats: v.seats });
  }
  if (player === v.active && step.from === 'other')
    return because(step.notHolder ? 'HDL-Q34' : 'HDL-056', 'notYourself', hero);
  if (step.notHolder && l.a !== null && holderOf(v, l.a) === player) {
    return because('HDL-Q34', 'sameParty', { hero: heroTerm(l.a), seat: seatArg(player) });
  }
  return because('HDL-Q08', step.with === 'hand' ? 'emptyHand' : 'noFaceUp', { seat: seatArg(player) });
}

// --- abilities with a flow of their own ----------------------------------------------------------------------------

/** HDL-D28: HDL-Q14, HDL-Q19. */
export const extraPlay: Reason = (v, seat, a) => {
  if (a.type !== 'hero' || a.verb !== 'play') return null;
  if (!inHand(v, seat, a.card)) return notInHand('HDL-032', a.card);
  return a.card === BURIED_EMPEROR
    ? because('HDL-Q14', 'extra.emperor')
    : because('HDL-H20', 'extra.imperial', { hero: heroTerm(a.card), faction: imperial });
};

const imperial = factionTerm(IMPERIAL_ARMY);

/** HDL-D30. */
export const witch: Reason = (_v, _seat, a) => {
  if (isWord(a, 'no', 'stop', 'pass')) return because('HDL-H48', 'witch.mandatory');
  return a.type === 'hero' && a.verb === 'discard' ? notInHand('HDL-H48', a.card) : null;
};
