/** Why one would take an option of Epix, in a clause. */
import {
  areasOf,
  boardOf,
  CAMP,
  castleOf,
  isMarked,
  type Option,
  RECRUITMENT,
  TAX,
  taxOf,
  type Unit,
  type View,
} from '@interregnum/epix';
import { type Phrase, phrase, type Seat, seatArg } from '@interregnum/kernel';
import { reasoning } from '../../../table/kit/reasons.ts';
import { defenceOf, fightOf, reachOf } from './reading.ts';

/** An area that was not held yet. */
function gainOf(view: View, seat: Seat, area: number): Phrase | null {
  if (view.occupant[area] === seat) return null;
  return phrase(isMarked(view, area) ? 'epix.because.marked' : 'epix.because.area', { areas: areasOf(view, seat) + 1 });
}

function besideEnemies(view: View, seat: Seat, area: number): Phrase {
  const enemies = boardOf(view).borders[area]!.filter(near => (view.occupant[near] ?? seat) !== seat).length;
  return enemies > 0 ? phrase('epix.because.beside', { enemies }) : phrase('epix.because.moves');
}

function attack(view: View, seat: Seat, unit: Unit, to: number): Phrase {
  const guesses = Math.max(...defenceOf(view, seat, unit, to).guesses);
  const castle = view.gold.some((_, other) => other !== seat && castleOf(other) === to);
  return phrase(castle ? 'epix.because.castle' : 'epix.because.attack', { guesses, gold: view.gold[seat]! });
}

function reach(view: View, seat: Seat, unit: Unit, from: number): Phrase {
  const ways = reachOf(view, seat, unit, from);
  const areas = ways.filter(({ to, attack: attacks }) => !attacks && view.occupant[to] !== seat).length;
  return phrase('epix.because.reach', { areas, attacks: ways.filter(way => way.attack).length });
}

/** What the first of some Action cards, or the only one, is good for. */
function card(view: View, seat: Seat, cards: number): Phrase {
  if (cards & TAX) return phrase('epix.because.tax', { gold: taxOf(view, seat) });
  if (cards & RECRUITMENT) return phrase('epix.because.recruit', { gold: view.gold[seat]! });
  return phrase('epix.because.march');
}

const keepsGold = (_: unknown, view: View, seat: Seat): Phrase =>
  phrase('epix.because.pass', { gold: view.gold[seat]! });

export const because = reasoning<View, Option>({
  recruit: ({ unit, area }, view, seat) =>
    unit === CAMP ? phrase('epix.because.camp') : (gainOf(view, seat, area) ?? phrase('epix.because.guard')),
  draftBid: 'epix.because.ability',
  bid: ({ amount }, view, seat) => phrase('epix.because.bid', { amount, gold: view.gold[seat]! }),
  first: (option, _, seat) =>
    option.seat === seat
      ? phrase('epix.because.first')
      : phrase('epix.because.first.other', { seat: seatArg(option.seat) }),
  choose: ({ cards }, view, seat) => card(view, seat, cards),
  change: ({ cards }, view, seat) => card(view, seat, cards),
  look: 'epix.because.look',
  order: ({ first }, view, seat) => phrase('epix.because.order', { then: { phrase: card(view, seat, first) } }),
  use: ({ unit, area }, view, seat) => reach(view, seat, unit, area),
  move: ({ to }, view, seat) => gainOf(view, seat, to) ?? besideEnemies(view, seat, to),
  attack: ({ unit, to }, view, seat) => attack(view, seat, unit, to),
  guess: ({ numbers }, view) =>
    phrase('epix.because.guess', { guesses: numbers.length, gold: view.gold[fightOf(view)!.attacker]! }),
  pass: keepsGold,
  done: keepsGold,
  end: 'epix.because.end',
  back: 'epix.because.back',
  finish: 'epix.because.finish',
  decline: 'epix.because.decline',
  keep: 'epix.because.keep',
  ask: 'epix.because.ask',
  trust: 'epix.because.trust',
  continue: 'epix.because.continue',
  stop: 'epix.because.stop',
  save: 'epix.because.save',
  lose: 'epix.because.lose',
});
