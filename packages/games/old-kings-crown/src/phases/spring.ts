/** Spring (OKC-060..OKC-069): drawing, Income, order. */

import { contentOf } from '../content/contents.ts';
import { PILLAGE_GAIN } from '../content/setup.ts';
import { SIMULACRUM_AUTHORITY } from '../content/simulacrum.ts';
import { drawCards } from '../drawing.ts';
import { declarable } from '../effects/offers.ts';
import { performance } from '../effects/performance.ts';
import { performDue, performing } from '../effects/performing.ts';
import { openWindow } from '../effects/window.ts';
import { tell } from '../events.ts';
import { gain } from '../influence.ts';
import { option } from '../options.ts';
import { orderByInfluence } from '../order-track.ts';
import { LOCATION_NUMBERS, type LocationNumber, NONE, REGION_NUMBERS, regionOf, SIMULACRUM } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { procedure, type State } from '../state.ts';
import { availableIn, isPillage, ownerOf, seatsInOrder } from '../table.ts';

type Nothing = Record<string, never>;

/** OKC-066, OKC-205: the Court pays. */
function payCourt(s: State): void {
  for (const seat of seatsInOrder(s)) {
    const cards = s.court.filter(card => ownerOf(s, card) === seat);
    gain(
      s,
      seat,
      cards.reduce((sum, card) => sum + contentOf(s).authority[card]!, 0),
      'court',
    );
  }
  if (s.seal) gain(s, SIMULACRUM, SIMULACRUM_AUTHORITY, 'court');
}

const pillaged = (s: State): LocationNumber[] =>
  LOCATION_NUMBERS.filter(location => isPillage(s, s.blockades[location]!));

/** OKC-222: any available Location outside its Region (OKC-Q33, OKC-Q34). */
const pillageTargets = (s: State, from: LocationNumber): LocationNumber[] =>
  REGION_NUMBERS.filter(region => region !== regionOf(from)).flatMap(region => availableIn(s, region));

function movePillage(s: State, from: LocationNumber, to: LocationNumber): void {
  const card = s.blockades[from]!;
  s.blockades[from] = NONE;
  s.blockades[to] = card;
  tell({ type: 'blockaded', party: ownerOf(s, card), card, location: to, as: 'pillage' });
}

export const spring = procedure<Nothing>('spring', {
  early: s => {
    for (const seat of seatsInOrder(s)) s.bonus[seat] = s.bonus[seat]! + s.bonusNext[seat]!; // OKC-273
    s.bonusNext.fill(0);
    openWindow(s, 'ESp'); // OKC-061
  },
  draw: s => {
    s.window = 'MSp-D';
    for (const seat of seatsInOrder(s)) drawCards(s, seat, 'full'); // OKC-062
  },
  income: s => {
    s.window = 'MSp-I';
    payCourt(s);
    for (const location of pillaged(s)) gain(s, ownerOf(s, s.blockades[location]!), PILLAGE_GAIN, 'pillage');
    for (const seat of seatsInOrder(s)) performDue(s, 'MSp-I', seat); // OKC-067
  },
  pillage: {
    question: ASK.pillageMoves,
    each: pillaged,
    ask: 'forced',
    who: (s, _, location) => ownerOf(s, s.blockades[location]!),
    options: (s, _, _seat, location) => pillageTargets(s, location).map(option.move),
    then: (s, _, answer, _seat, location) => {
      if (answer.type === 'move') movePillage(s, location, answer.location);
    },
  },
  order: s => {
    s.window = 'MSp-O';
    for (const seat of seatsInOrder(s)) {
      const [found] = declarable(s, seat, 'MSp-O', ASK.order); // K06
      if (!found) continue;
      performing.perform(s, performance(seat, found.source, found.effect));
      return;
    }
    orderByInfluence(s); // OKC-Q75
  },
  late: s => openWindow(s, 'LSp'), // OKC-069
});
