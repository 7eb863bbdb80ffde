/** Ritual (YLD-130..YLD-134): remove a token, copy a card, assign the marker. */
import { clockwise, type Seat } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { COPIES_OR_NOTHING, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { fortressesOf } from '../table.ts';
import { actions, actionsOf } from './actions.ts';
import { removeToken } from './tokens.ts';

/** YLD-130. */
export const ritual = procedure<{ seat: Seat }>('ritual', {
  // YLD-131, YLD-Q37: must be done if any Fortress is there, even to the last token
  remove: {
    question: ASK.removeToken,
    who: (_, l) => l.seat,
    options: (s, _, seat) => fortressesOf(s, seat).map(option.remove),
    ask: 'forced',
    then: (s, _, a, seat) => {
      if (a.type === 'remove') removeToken(s, seat, a.location);
    },
  },
  // YLD-132, YLD-133, YLD-Q38: wherever the own card is; it does not move
  copy: {
    question: ASK.copy,
    who: (_, l) => l.seat,
    options: () => COPIES_OR_NOTHING,
    then: (s, _, a, seat) => {
      const card = a.type === 'copy' ? a.card : null;
      tell({ type: 'copied', seat, card });
      call(s, actions, actionsOf(s, seat, card, true));
    },
  },
  // YLD-134, YLD-066: only the first Ritual of a Season
  marker: {
    question: ASK.marker,
    who: (_, l) => l.seat,
    options: s => (s.markerLocked ? [] : clockwise(s.seats, 0).map(option.marker)),
    then: (s, _, a, seat) => {
      if (a.type === 'marker') giveMarker(s, seat, a.seat);
    },
  },
});

/** YLD-065, YLD-067: only a Ritual moves the marker, and the order of this Season stays. */
function giveMarker(s: State, seat: Seat, to: Seat): void {
  s.marker = to;
  s.markerLocked = true;
  tell({ type: 'markerGiven', seat, to });
}
