/** Which answers are secret when they are given, and which events open them. */
import type { Secrecy } from '@interregnum/kernel';
import type { EpixEvent } from './events.ts';
import { ASK } from './questions.ts';
import type { State } from './state.ts';

export const secrecy: Secrecy<EpixEvent, State> = {
  secretQuestions: [ASK.changeCard, ASK.fightBid],
  opens(e, viewer) {
    switch (e.type) {
      case 'auction':
        return `bids ${e.bids}`;
      case 'revealed':
        return `cards of ${e.seat}: ${e.cards}`;
      case 'spied':
        return viewer !== e.seat ? null : `seen at ${e.at}: ${e.cards}`;
      case 'parity':
        return e.odd ? 'odd' : 'even';
      case 'fought':
        return `bid ${e.bid}`;
      default:
        return null;
    }
  },
};
