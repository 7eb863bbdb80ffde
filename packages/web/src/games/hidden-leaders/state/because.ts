/** Why one would take an option of Hidden Leaders, in a clause. */
import {
  type Card,
  clamp,
  countOf,
  type Faction,
  factionId,
  type Option,
  type View,
  victoriousFaction,
} from '@interregnum/hidden-leaders';
import { type Phrase, phrase, type Seat, term } from '@interregnum/kernel';
import { resultsOf } from './movement.ts';
import { alignedWith } from './reading.ts';

function then(view: View, seat: Seat, faction: Faction): Phrase {
  const key = alignedWith(view, seat).includes(faction) ? 'hdl.because.yours' : 'hdl.because.theirs';
  return phrase(key, { faction: term(`faction.${factionId(faction)}`) });
}

/** Where the markers of a Hero lead, by its best way; `null` where that hangs on a choice or on hidden cards. */
function played(view: View, seat: Seat, card: Card): Phrase | null {
  const ways = resultsOf(view, seat, card).map(({ red, green }) => victoriousFaction(red, green));
  const best = ways.find(faction => alignedWith(view, seat).includes(faction)) ?? ways[0];
  return best === undefined ? null : then(view, seat, best);
}

/** Whether a Hero counts for one of the own factions. */
const sided = (view: View, seat: Seat, card: Card): Phrase =>
  phrase(
    alignedWith(view, seat).some(faction => countOf([card], faction) > 0) ? 'hdl.because.own' : 'hdl.because.other',
  );

export function because(option: Option, view: View): Phrase | null {
  const seat = view.viewer;
  if (seat === null) return null;
  switch (option.type) {
    case 'move':
      return then(view, seat, victoriousFaction(clamp(view.red + option.red), clamp(view.green + option.green)));
    case 'hero':
      return (option.verb === 'play' ? played(view, seat, option.card) : null) ?? sided(view, seat, option.card);
    case 'prepare':
      return sided(view, seat, option.hide);
    case 'harbor':
      return phrase('hdl.because.harbor');
    case 'discard':
      return phrase('hdl.because.discard');
    default:
      return null;
  }
}
