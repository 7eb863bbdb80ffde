/** What a search should know: when a position can be judged, and which Leaders the others are likely to be. */
import type { SearchHints, Seat } from '@interregnum/kernel';
import { LEADERS } from '../content/leaders.ts';
import { type HiddenLeadersEvent, listen } from '../events.ts';
import { ASK } from '../questions.ts';
import { apply, type State } from '../state.ts';
import { loyalty } from './beliefs.ts';
import { values } from './evaluate.ts';
import { weigh } from './priors.ts';
import { tallyOf } from './tally.ts';

export const search: SearchHints<State, HiddenLeadersEvent> = {
  mixed: [],
  apply(s, seat, option, news) {
    if (news) listen(news, () => apply(s, seat, option));
    else apply(s, seat, option);
  },
  /** Between two turns hands are full and no ability is under way. */
  settled: s => s.ask?.id === ASK.turn,
  values,
  priors: weigh,
  likelihood,
  motive: (s, seat) => s.leaders[seat]!,
  curiosity: 1.2,
};

/** Judged by the face-up Heroes alone: players like to show Heroes of their own factions. */
function likelihood(s: State, viewer: Seat): number {
  let likely = 1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== viewer) likely *= likelihoodOfLeader(s, seat);
  }
  return likely;
}

function likelihoodOfLeader(s: State, seat: Seat): number {
  const up = tallyOf(s.up[seat]!);
  let highest = 0;
  for (const leader of LEADERS) highest = Math.max(highest, loyalty(up, leader));
  return loyalty(up, s.leaders[seat]!) / highest;
}
