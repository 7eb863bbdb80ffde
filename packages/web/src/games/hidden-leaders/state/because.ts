/** Why one would take an option of Hidden Leaders, in a clause. */
import {
  type Card,
  clamp,
  contentOf,
  countOf,
  type Faction,
  factionId,
  type Option,
  thresholdOf,
  type View,
  victoriousFaction,
} from '@interregnum/hidden-leaders';
import { type Phrase, phrase, type Seat, term } from '@interregnum/kernel';
import { reasoning } from '../../../table/kit/reasons.ts';
import { resultsOf } from './movement.ts';
import { alignedWith } from './reading.ts';

function then(view: View, seat: Seat, faction: Faction): Phrase {
  const key = alignedWith(view, seat).includes(faction) ? 'hdl.because.yours' : 'hdl.because.theirs';
  return phrase(key, { faction: term(`faction.${factionId(faction)}`) });
}

/** Where the markers of a Hero lead, by its best way; `null` where that hangs on a choice or on hidden cards. */
function played(view: View, seat: Seat, card: Card): Phrase | null {
  const ways = resultsOf(view, seat, card).map(({ red, green }) => victoriousFaction(contentOf(view), red, green));
  const best = ways.find(faction => alignedWith(view, seat).includes(faction)) ?? ways[0];
  return best === undefined ? null : then(view, seat, best);
}

/** Whether a Hero counts for one of the own factions. */
const sided = (view: View, seat: Seat, card: Card): Phrase =>
  phrase(
    alignedWith(view, seat).some(faction => countOf(view, [card], faction) > 0)
      ? 'hdl.because.own'
      : 'hdl.because.other',
  );

/** A Hidden Hero, as far as the viewer knows it. */
function hidden(view: View, seat: Seat, party: Seat, place: number): Phrase {
  const card = view.down[party]![place] ?? null;
  return card === null ? phrase('hdl.because.unknown') : sided(view, seat, card);
}

const party = (view: View, seat: Seat): Phrase =>
  phrase('hdl.because.party', { heroes: view.up[seat]!.length, most: thresholdOf(view) });

export const because = reasoning<View, Option>({
  prepare: ({ hide }, view, seat) => sided(view, seat, hide),
  hero: ({ verb, card }, view, seat) => (verb === 'play' ? played(view, seat, card) : null) ?? sided(view, seat, card),
  hidden: (option, view, seat) => hidden(view, seat, option.seat, option.place),
  move: ({ red, green }, view, seat) =>
    then(view, seat, victoriousFaction(contentOf(view), clamp(view.red + red), clamp(view.green + green))),
  player: (option, view) => party(view, option.seat),
  faction: ({ faction }, view, seat) =>
    phrase(alignedWith(view, seat).includes(faction) ? 'hdl.because.side' : 'hdl.because.side.other'),
  pile: ({ pile }, view) =>
    pile === 'graveyard'
      ? phrase('hdl.because.graveyard', { cards: view.graveyard.length })
      : phrase('hdl.because.harbor'),
  discard: 'hdl.because.discard',
  pass: 'hdl.because.pass',
  stop: 'hdl.because.stop',
  harbor: 'hdl.because.harbor',
  no: 'hdl.because.stop',
  lookOwn: 'hdl.because.lookOwn',
});
