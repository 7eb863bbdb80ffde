/** How the members of a side decide together (YLD-306, YLD-Q22). */
import type { Seat } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { battleOptions, ENDING, type Option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { fightingAlly, kindsIn } from '../table.ts';
import { playCard } from './initiative.ts';
import { type Ending, settle } from './losses.ts';

export interface Request {
  /** The lead. */
  seat: Seat;
  ally: Seat;
}

const allysOptions = (s: State, ally: Seat, ending: number): readonly Option[] =>
  battleOptions(kindsIn(s.hands, ally), s.battle!.colours[ally]!, ending);

/** The ally plays a card or hands back; then the lead may only play or propose an end. */
export const request = procedure<Request>('request', {
  answer: {
    question: ASK.allyCard,
    who: (_, l) => l.ally,
    options: (s, l) => allysOptions(s, l.ally, ENDING.handBack),
    then: (s, l, a) => {
      if (a.type === 'play' || a.type === 'cover') return playCard(s, l.ally, a.kind, a.type === 'play');
      s.battle!.handedBack = true;
      tell({ type: 'handedBack', seat: l.ally, lead: l.seat });
    },
  },
});

export function askAlly(s: State, seat: Seat): void {
  const ally = fightingAlly(s, s.battle!, seat)!;
  tell({ type: 'allyAsked', seat, ally });
  call(s, request, { seat, ally });
}

export interface Proposal extends Request {
  end: Ending;
}

/** The ally agrees or plays a card instead; with an empty hand there is nothing to ask. */
export const proposal = procedure<Proposal>('proposal', {
  answer: {
    question: ASK.allyCard,
    who: (_, l) => l.ally,
    options: (s, l) => allysOptions(s, l.ally, ENDING.agree),
    ask: 'forced',
    then: (s, l, a) => {
      if (a.type === 'play' || a.type === 'cover') playCard(s, l.ally, a.kind, a.type === 'play');
      else settle(s, l.seat, l.end);
    },
  },
});

/** With one participating member that member decides alone. */
export function propose(s: State, seat: Seat, end: Ending): void {
  const ally = fightingAlly(s, s.battle!, seat);
  if (ally === null) {
    settle(s, seat, end);
    return;
  }
  tell({ type: 'proposed', seat, ally, end });
  call(s, proposal, { seat, ally, end });
}
