/** The Tactics card that only commanders can use. */
import type { Tactic } from '../card.ts';

/** RNW-Q348: in the deck with commanders only; in a hand it is a card like others. */
export const CMD_TACTICS: readonly Tactic[] = [
  {
    id: 'TB03',
    name: 'Lieutenant General',
    nameFrom: 'rulebook',
    textFrom: 'rulebook',
    module: 'cmd',
    copies: 1,
    timing: 'turn',
    if: [{ if: 'secondCommander' }],
    effect: [{ op: 'secondCommander' }],
    stays: true,
  },
];
