/** What Leaders add to a Ritual: Steal (YLD-269) and Move Fortresses (YLD-256). */
import { END, type Seat, sets } from '@interregnum/kernel';
import { type Colour, KIND_COUNT, type Kind } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { tell, tellApart } from '../events.ts';
import { noteDrawn, noteGift, noteNone } from '../knowledge.ts';
import { giftsOf, type Option, option, stealOptions } from '../options.ts';
import { ASK } from '../questions.ts';
import { type PublicState, procedure, type State } from '../state.ts';
import {
  armiesOnMap,
  controllerOf,
  fortressesOf,
  isFortress,
  kindsIn,
  locationsOf,
  seatsInOrder,
  sideOf,
} from '../table.ts';

/** YLD-256, YLD-Q27: to a Location without a Fortress, or onto an own one. */
export function fortressMoves(s: PublicState, seat: Seat, out: Option[]): void {
  for (const from of fortressesOf(s, seat)) {
    for (const to of boardOf(s).neighbours[from]!) {
      if (!isFortress(s, to) || controllerOf(s, to) === seat) out.push(option.fortress(from, to));
    }
  }
}

/** YLD-Q31: enemies with an Army next to one of the thief's. */
export function canStealFrom(t: PublicState, seat: Seat, from: Seat): boolean {
  if (sideOf(t, from) === sideOf(t, seat)) return false;
  const { near } = boardOf(t);
  const theirs = locationsOf(t, from);
  for (let rest = locationsOf(t, seat); rest !== 0; rest = sets.rest(rest)) {
    if ((near[sets.first(rest)]! & theirs) !== 0) return true;
  }
  return false;
}

/** YLD-269, YLD-Q31, YLD-Q52: once for each Army on the map. */
export function stealsOf(s: PublicState, seat: Seat, made: number, out: Option[]): void {
  if (made >= armiesOnMap(s, seat)) return;
  for (const from of seatsInOrder(s)) if (canStealFrom(s, seat, from)) out.push(...stealOptions(from));
}

export interface Stealing {
  seat: Seat;
  from: Seat;
  colour: Colour;
}

const COLOUR_KINDS = 15;
const kindsOfColour = (s: State, { from, colour }: Stealing): number =>
  kindsIn(s.hands, from) & (COLOUR_KINDS << (4 * colour));

/** YLD-269: a card of the named colour, of the giver's choice; who has none says so. */
export const steal = procedure<Stealing>('steal', {
  none: (s, l) => {
    if (kindsOfColour(s, l) !== 0) return;
    noteNone(s, l.from, l.colour);
    tell({ type: 'hasNone', seat: l.seat, from: l.from, colour: l.colour });
    return END;
  },
  give: {
    question: ASK.giveToThief,
    who: (_, l) => l.from,
    options: (s, l) => giftsOf(kindsOfColour(s, l)),
    then: (s, l, a) => {
      if (a.type === 'give') give(s, l, a.kind);
    },
  },
});

function give(s: State, { seat, from, colour }: Stealing, kind: Kind): void {
  s.hands[KIND_COUNT * from + kind]!--;
  s.handSize[from]!--;
  s.hands[KIND_COUNT * seat + kind]!++;
  s.handSize[seat]!++;
  noteDrawn(s, seat);
  noteGift(s, from, kind);
  const event = { type: 'stole', seat, from, colour } as const;
  tellApart([seat, from], { ...event, card: kind }, { ...event, card: null });
}
