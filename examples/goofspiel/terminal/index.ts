/** Goofspiel in a terminal. */
import type { Drawing } from '@interregnum/cli/titles';
import type { Option, View } from '../src/index.ts';

export const drawing: Drawing<View, Option> = {
  seatNames: ['Hearts', 'Clubs', 'Spades'],
  ink: (_, text) => text,
  table: v => [
    `Prizes: ${v.open.join(' ')}   to come: ${v.deck.join(' ')}`,
    ...v.hands.map(
      (hand, seat) => `${seat + 1}: ${String(v.points[seat]).padStart(3)} points   hand ${hand.join(' ')}`,
    ),
  ],
  menu: (_, choices) => choices.map(choice => ({ label: choice.words, choice })),
};
