/** The Conquer phase (YLD-200..YLD-202): everybody takes every Fortress under their Armies. */
import type { Seat } from '@interregnum/kernel';
import { bitAt, type Location } from '../content/locations.ts';
import { tell } from '../events.ts';
import { option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { allyOf, locationsOf, placeInOrder, seatsInOrder } from '../table.ts';
import { drawForConquests } from './draws.ts';
import { conquerable, conquerFortress } from './tokens.ts';

/** YLD-200, YLD-201, YLD-Q21: in turn order, nobody may decline. */
export const conquerPhase = procedure<Record<string, never>>('conquerPhase', {
  begin: s => {
    s.phase = 'conquer';
    s.first = s.marker;
  },
  conquests: { each: seatsInOrder, do: (s, _, seat) => call(s, conquest, { seat, left: 0 }) },
});

export interface Conquest {
  seat: Seat;
  /** YLD-Q39: Fortresses left to the ally, as a set. */
  left: number;
}

export const conquest = procedure<Conquest>('conquest', {
  share: {
    question: ASK.conquest,
    each: (s, l) => sharedWithAlly(s, l.seat),
    who: (_, l) => l.seat,
    options: (_s, _l, _seat, location) => [option.take(location), option.leave(location)],
    then: (s, l, a) => {
      if (a.type !== 'leave') return;
      l.left |= bitAt(a.location);
      tell({ type: 'leftToAlly', seats: s.seats, seat: l.seat, ally: allyOf(s, l.seat)!, location: a.location });
    },
  },
  take: (s, l) => {
    let conquests = 0;
    for (const location of conquerable(s, l.seat)) {
      if ((l.left & bitAt(location)) === 0 && conquerFortress(s, l.seat, location)) conquests++;
    }
    drawForConquests(s, l.seat, conquests);
  },
});

/** YLD-Q39: Fortresses that an ally later in turn order would conquer, too. */
function sharedWithAlly(s: State, seat: Seat): Location[] {
  const ally = allyOf(s, seat);
  if (ally === null || placeInOrder(s, ally) < placeInOrder(s, seat)) return [];
  const theirs = locationsOf(s, ally);
  return conquerable(s, seat).filter(location => (theirs & bitAt(location)) !== 0);
}
