/** Recovery and Recruitment (YLD-220..YLD-226), in Years 1 and 2. */
import type { Seat } from '@interregnum/kernel';
import { armyOf, MOST_UNITS, PIECES } from '../content/armies.ts';
import { valueOfCard } from '../content/cards.ts';
import { bitAt, type Location } from '../content/locations.ts';
import { tell, tellApart } from '../events.ts';
import { type Option, option, recruitOption } from '../options.ts';
import { ASK } from '../questions.ts';
import { type PublicState, procedure, type State } from '../state.ts';
import {
  destroyedArmies,
  enemyLocations,
  fortressesOf,
  isFielded,
  isTwoAgainstOne,
  recruitsOf,
  seatsInOrder,
  sideOf,
  takeFromDeck,
} from '../table.ts';
import { distributions } from './units.ts';

export const recovery = procedure<Record<string, never>>('recovery', {
  begin: s => {
    s.phase = 'recovery';
    s.first = s.marker;
  },
  // YLD-220, YLD-222: all together on one own Fortress, with the Units on their dials
  recover: {
    question: ASK.recovery,
    each: withDestroyedArmies,
    who: (_s, _l, seat) => seat,
    options: (s, _, seat) => recoveryPlaces(s, seat).map(option.recover),
    ask: 'forced',
    then: (s, _, a, seat) => {
      if (a.type === 'recover') recover(s, seat, a.location);
    },
  },
  // YLD-221
  noPlace: {
    each: withDestroyedArmies,
    do: (_s, _l, seat) => tell({ type: 'notRecovered', seat }),
  },
  reveal: s => revealRecruits(s),
  recruit: {
    question: ASK.recruit,
    everyone: seatsInOrder,
    options: (s, _, seat) => recruitments(s, seat),
    changeable: true,
    reveal: (s, _, answers) => recruit(s, answers),
  },
  discard: s => {
    for (const kind of s.revealed) s.discard[kind]!++; // YLD-226
    s.revealed = [];
  },
});

function withDestroyedArmies(s: State): Seat[] {
  return seatsInOrder(s).filter(seat => destroyedArmies(s, seat).length > 0);
}

/** YLD-303, YLD-Q40: own Fortresses without an enemy Army. */
export function recoveryPlaces(t: PublicState, seat: Seat): Location[] {
  const enemies = enemyLocations(t, sideOf(t, seat));
  return fortressesOf(t, seat).filter(location => (enemies & bitAt(location)) === 0);
}

function recover(s: State, seat: Seat, location: Location): void {
  const armies = destroyedArmies(s, seat);
  for (const army of armies) s.at[army] = location;
  tell({ type: 'recovered', seats: s.seats, seat, location, armies });
}

/** YLD-223, YLD-Q11: one card in Year 1, two in Year 2; a card that is not there counts 0. */
function revealRecruits(s: State): void {
  let units = 0;
  for (let i = 0; i < s.year; i++) {
    const kind = takeFromDeck(s);
    if (kind === null) break;
    s.revealed.push(kind);
    units += valueOfCard(kind);
  }
  s.recruits = s.recruits.with(s.year - 1, units);
  tell({ type: 'recruitment', cards: s.revealed.slice(), units, halved: s.halvedRecruits && isTwoAgainstOne(s) });
}

/** YLD-049, YLD-224, YLD-225, YLD-Q34: everything that fits, over all own Armies, also those beside the map. */
function recruitments(s: State, seat: Seat): Option[] {
  const rooms = PIECES.map(piece => {
    const army = armyOf(seat, piece);
    return isFielded(s, army) ? MOST_UNITS - s.units[army]! : 0;
  });
  const room = rooms.reduce((sum, one) => sum + one, 0);
  return distributions(Math.min(recruitsOf(s, seat, s.year), room), 0, rooms).map(recruitOption);
}

function recruit(s: State, answers: readonly (Option | null)[]): void {
  for (const seat of seatsInOrder(s)) {
    const answer = answers[seat]!;
    if (answer.type !== 'recruit') continue;
    for (const piece of PIECES) s.units[armyOf(seat, piece)]! += answer.units[piece]!;
    tellApart([seat], { type: 'recruited', seat, units: answer.units }, { type: 'recruited', seat, units: null });
  }
}
