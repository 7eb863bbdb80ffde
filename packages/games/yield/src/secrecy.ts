/** Which answers are secret when they are given, and which events open something. */
import type { Seat, Secrecy } from '@interregnum/kernel';
import { kindNumber } from './content/cards.ts';
import { supposeCard } from './deal.ts';
import type { YieldEvent } from './events.ts';
import type { Option } from './options.ts';
import { ASK } from './questions.ts';
import { reask, type State } from './state.ts';

export const secrecy: Secrecy<YieldEvent, State, Option> = {
  secretQuestions: [
    ASK.split,
    ASK.firstDiscard,
    ASK.strategyCard,
    ASK.giveToThief,
    ASK.battleCard,
    ASK.recruit,
    ASK.allyCard,
  ],
  opens,
  /** That a card goes face down or is given is seen, not which; splits and recruits show nothing. */
  face: o => (o.type === 'play' || !('kind' in o || 'units' in o || o.type === 'choose') ? o.code : o.type),
  /** Discards lie face up: without the card in hand no world could follow. */
  suppose: (s, viewer, seat, code) => {
    const kind = code.startsWith('discard:') ? kindNumber(code.slice('discard:'.length)) : -1;
    if (kind < 0) return;
    supposeCard(s, viewer, seat, s.frames.at(-1)!.proc === 'keepSome' ? 'covered' : 'hands', kind);
    reask(s);
  },
};

function opens(e: YieldEvent, viewer: Seat | null): string | null {
  switch (e.type) {
    case 'drew':
      return viewer === e.seat ? `drew ${e.cards}` : null;
    case 'stole':
      return viewer === e.seat ? `stole ${e.card}` : null;
    case 'discarded':
    case 'revealed':
      return `${e.type} ${e.card} by ${e.seat}`;
    case 'hasNone':
      return `none at ${e.from}`;
    case 'battle':
      return `dials ${JSON.stringify(e.dials)}`;
    case 'played':
      return `played ${e.faceUp ? e.card : 'face down'} by ${e.seat}`;
    case 'yielded':
    case 'accepted':
    case 'passed':
    case 'leftToLead':
      return `${e.type} by ${e.seat}`;
    case 'uncovered':
    case 'recruitment':
      return `${e.type} ${e.cards}`;
    default:
      return null;
  }
}
