/** Intrigue and Subterfuge: players are excluded from a bid before it starts (TB01, RNW-Q215, D65). */

import { type Seat, sets, type Triggered } from '@interregnum/kernel';
import { discardTactics, hasTactics, usableTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { option } from '../../options.ts';
import { NONE, type TacticsCard } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { inPlayOrder, opponentsOf } from '../../table.ts';
import { changeBow } from './state.ts';

const cardOf = (s: State, seat: Seat): TacticsCard =>
  usableTactics(s, seat).find(card => contentOf(s).tactics[card]!.timing === 'bid') ?? NONE;
const targets = (s: State, seat: Seat): Seat[] =>
  opponentsOf(s, seat).filter(other => !sets.has(s.bow.excluded, other));

function exclude(s: State, seat: Seat, other: Seat): void {
  const card = cardOf(s, seat);
  discardTactics(s, seat, card, 'old');
  changeBow(s, { excluded: sets.with(s.bow.excluded, other) });
  tell({ type: 'excluded', seat: other, by: seat, card });
}

const intrigue = procedure<Record<string, never>>('intrigue', {
  players: {
    question: ASK.intrigue,
    each: s => inPlayOrder(s).filter(seat => hasTactics(s, seat)),
    who: (_s, _l, seat) => seat,
    options: (s, _, seat) => [...(cardOf(s, seat) === NONE ? [] : targets(s, seat).map(option.exclude)), option.pass],
    then: (s, _, answer, seat) => {
      if (answer.type === 'exclude') exclude(s, seat, answer.seat);
    },
  },
});

/** The next bid is open to all again. */
export const admitAll: Triggered<State, object> = {
  applies: s => !sets.isEmpty(s.bow.excluded),
  do: s => changeBow(s, { excluded: sets.NONE }),
};

export const intrigues: Triggered<State, object> = {
  applies: s => s.terms.bow && inPlayOrder(s).some(seat => hasTactics(s, seat)),
  do: s => call(s, intrigue, {}),
};
