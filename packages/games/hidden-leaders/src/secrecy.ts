/** Which answers are secret when they are given, and which events open something. */
import type { Seat, Secrecy } from '@interregnum/kernel';
import { cardNumber } from './content/heroes.ts';
import { supposeInHand } from './determinise.ts';
import type { HiddenLeadersEvent } from './events.ts';
import type { Option } from './options.ts';
import { ASK } from './questions.ts';
import type { State } from './state.ts';

export const secrecy: Secrecy<HiddenLeadersEvent, State, Option> = {
  secretQuestions: [
    ASK.prepare,
    ASK.discard,
    ASK.handLimit,
    ASK.hideFromHand,
    ASK.heldCard,
    ASK.mayExchange,
    ASK.everyoneDiscards,
    ASK.revealFromHand,
  ],
  opens,
  /** That a card goes is seen, not which; a place in a stack is pointed at, `no` and `stop` are said aloud. */
  face: o => {
    if (o.type === 'prepare') return 'cards';
    return o.type === 'hero' && o.verb !== 'exchange' ? 'card' : o.code;
  },
  suppose: (s, viewer, seat, code) => {
    const card = code.startsWith('play:') ? cardNumber(code.slice('play:'.length)) : null;
    if (card !== null) supposeInHand(s, viewer, seat, card);
  },
};

function opens(e: HiddenLeadersEvent, viewer: Seat | null): string | null {
  switch (e.type) {
    case 'drew':
      return viewer === e.seat && (e.from === 'harbor' || e.from === 'wilderness') ? `drew ${e.card}` : null;
    case 'held':
      return viewer === e.seat && (e.from === 'harbor' || e.from === 'wilderness') ? `drew ${e.cards}` : null;
    case 'refilled':
      return e.from === 'harbor' ? `in the Tavern ${e.card}` : null;
    case 'buried':
      return e.wasHidden ? `buried ${e.card}` : null;
    case 'turned':
      return e.up ? `turned up ${e.card}` : null;
    case 'robbed':
      return viewer === e.seat || viewer === e.from ? `robbed of ${e.card}` : null;
    case 'looked':
      return viewer === e.seat ? `seen ${e.card}` : null;
    case 'chosenByLot':
    case 'handedOver':
    case 'revealed':
      return `${e.type} ${e.card}`;
    case 'hasNone':
      return 'none';
    case 'exchanged':
      return isOpened(e, viewer) ? `exchanged ${e.one.card} and ${e.other.card}` : null;
    case 'gameOver':
      return JSON.stringify(e);
    default:
      return null;
  }
}

/** A hand card becomes public, or two owners see each other's Hidden Hero. */
function isOpened({ one, other }: Extract<HiddenLeadersEvent, { type: 'exchanged' }>, viewer: Seat | null): boolean {
  if (one.at === 'down') return other.at === 'down' && (viewer === one.seat || viewer === other.seat);
  return other.at === 'hand';
}
