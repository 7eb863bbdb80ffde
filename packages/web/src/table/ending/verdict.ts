/** The end in one word: who won, seen from whoever reads it. */
import type { Outcome, Phrase, Seat } from '@interregnum/kernel';

const listed = (seats: readonly Seat[]) => ({ list: seats.map(seat => ({ seat })) });

export function verdictOf({ winners, standings }: Pick<Outcome, 'winners' | 'standings'>, self: Seat | null): Phrase {
  if (winners.length === 0)
    return { key: standings.length === 1 && self === 0 ? 'ending.youLost' : 'ending.nobodyWon' };
  if (self === null || !winners.includes(self)) return { key: 'ending.won', args: { winners: listed(winners) } };
  const others = winners.filter(seat => seat !== self);
  return others.length === 0
    ? { key: 'ending.youWon' }
    : { key: 'ending.youWonWith', args: { others: listed(others) } };
}
