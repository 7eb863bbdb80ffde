/** Why a bid or a guess is refused in a fight (EPX-098, EPX-Q10, EPX-Q20). */
import { because, type Refusal } from '@interregnum/kernel';
import type { Attempt } from '../options.ts';
import { currentFight } from '../phases/fight.ts';
import type { View } from '../sight.ts';
import type { Reason } from './reason.ts';

const WITHDRAWALS: readonly Attempt['type'][] = ['back', 'stop', 'finish', 'end'];

/** EPX-D13. */
export const bid: Reason = (v, seat, a) => {
  if (WITHDRAWALS.includes(a.type)) return because('EPX-098', 'fight.declared');
  if (a.type !== 'bid') return null;
  const gold = v.gold[seat]!;
  if (a.amount < 1) return because('EPX-Q10', 'fight.atLeastOne');
  return a.amount > gold ? because('EPX-098', 'fight.tooHigh', { gold }) : null;
};

/** How many numbers the defender names, and up to which. */
export function guessing(v: View): { count: number; highest: number } {
  const { attacker, guesses } = currentFight(v.frames)!;
  const highest = v.gold[attacker]!;
  return { count: Math.min(guesses, highest), highest };
}

/** EPX-D15. */
export const guess: Reason = (v, _, a) => (a.type === 'guess' ? wrongGuess(v, a.numbers) : null);

function wrongGuess(v: View, numbers: readonly number[]): Refusal | null {
  const { count, highest } = guessing(v);
  const outside = numbers.find(n => n < 1 || n > highest);
  if (outside !== undefined) return because('EPX-Q20', 'guess.range', { number: outside, highest });
  if (new Set(numbers).size < numbers.length) return because('EPX-Q20', 'guess.repeated');
  return numbers.length === count ? null : because('EPX-Q20', 'guess.count', { count });
}
