/** Several cards return to a hand at once; if they do not all fit, their owner says in which order (OKC-Q12). */
import type { Seat } from '@interregnum/kernel';
import { toHand, without } from './cards.ts';
import { option } from './options.ts';
import { CARDS, type Card } from './pieces.ts';
import { ASK } from './questions.ts';
import { call, procedure, type State } from './state.ts';
import { limitOf } from './strength.ts';

interface Returning {
  seat: Seat;
  cards: Card[];
}

const returning = procedure<Returning>('returning', {
  next: {
    question: ASK.returning,
    while: (_, l) => l.cards.length > 0,
    ask: 'forced',
    who: (_, l) => l.seat,
    options: (_, l) => l.cards.map(option.next),
    then: (s, l, answer) => {
      if (answer.type !== 'next') return;
      l.cards = [...without(l.cards, answer.card)];
      toHand(s, answer.card);
    },
  },
});

/** Cards on their way back, of every owner, which everybody sees: they lie nowhere. A position may say anything. */
export const cardsReturning = ({ frames }: Pick<State, 'frames'>): readonly Card[] =>
  frames.flatMap(({ proc, locals }) => {
    const cards: unknown = proc === 'returning' ? (locals as { cards?: unknown }).cards : null;
    return Array.isArray(cards) ? CARDS.filter(card => cards.includes(card)) : [];
  });

/** Cards of one owner that lie nowhere at the moment. */
export function returnCards(s: State, seat: Seat, cards: readonly Card[]): void {
  const room = limitOf(s, seat) - s.hands[seat]!.length;
  if (cards.length <= 1 || cards.length <= room) for (const card of cards) toHand(s, card);
  else call(s, returning, { seat, cards: [...cards] });
}
