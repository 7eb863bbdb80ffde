/** Options of Yield in words: message keys and arguments, the words are in `texts/`. */
import { listArg, type Phrase, type PhraseArg, phrase, type Seat, seatArg } from '@interregnum/kernel';
import { armyOf } from './content/armies.ts';
import type { Location } from './content/locations.ts';
import type { CardOption, LocationOption, Option } from './options.ts';
import { type BattlePhase, firstLocation } from './phases/battle-phase.ts';
import { hiddenCardDraw } from './phases/draws.ts';
import { strongest, valueInBattle } from './phases/initiative.ts';
import { conquerable } from './phases/tokens.ts';
import type { View } from './sight.ts';
import { SEASONS } from './state.ts';
import { allyOf, armiesIn, fortressValue, isFortress, sideOf } from './table.ts';
import {
  abilityArgs,
  armyArg,
  colourTerm,
  kindTerm,
  locationTerm,
  locationTerms,
  pieceTerm,
  strategyTerm,
  unitsArg,
} from './terms.ts';

export { prompt } from './prompt.ts';
export { tellEvent } from './tell.ts';

/** An option in words, for the viewer who may take it. */
export function describe(o: Option, v: View): Phrase {
  const seat = v.viewer ?? 0;
  switch (o.type) {
    case 'leader':
      return phrase('option.leader', abilityArgs(o.ability));
    case 'champion':
      return phrase('option.champion', { piece: pieceTerm(o.piece) });
    case 'ambush':
      return phrase('option.ambush', {
        piece: pieceTerm(o.piece),
        location: locationTerm(v.at[armyOf(seat, o.piece)]!),
      });
    case 'deploy':
      return phrase('option.deploy', { piece: pieceTerm(o.piece), location: locationTerm(o.location) });
    case 'split':
    case 'recruit':
      return o.units.some(Boolean)
        ? phrase(`option.${o.type}`, { units: unitsArg(o.units) })
        : phrase('option.recruitNone');
    case 'discard':
    case 'give':
      return phrase(`option.${o.type}`, { card: kindTerm(o.kind) });
    case 'play':
    case 'cover':
      return cardPlayed(o, v, seat);
    case 'choose':
    case 'copy':
      return phrase(`option.${o.type}`, { card: strategyTerm(o.card) });
    case 'step':
    case 'chase':
      return phrase(`option.${o.type}`, {
        piece: pieceTerm(o.piece),
        from: locationTerm(o.from),
        to: locationTerm(o.to),
      });
    case 'fortress':
      return phrase('option.fortress', {
        from: locationTerm(o.from),
        to: locationTerm(o.to),
        merge: isFortress(v, o.to) ? 'yes' : 'no',
      });
    case 'steal':
      return phrase('option.steal', { seat: seatArg(o.seat), colour: colourTerm(o.colour) });
    case 'marker':
    case 'upgrader':
      return seatChosen(o.type, o.seat, v);
    case 'loss':
      return phrase('option.loss', { army: armyArg(o.army) });
    case 'retreat':
      return phrase('option.retreat', { army: armyArg(o.army), from: locationTerm(o.from), to: locationTerm(o.to) });
    case 'reveal':
      return phrase('option.reveal', { card: strategyTerm(v.laid[SEASONS * seat + v.season - 1] ?? 0) });
    case 'keep':
      return phrase('option.keep', { cards: hiddenCardDraw(v, seat).draw });
    case 'conquer':
      return phrase('option.conquer', { locations: locationTerms(conquerable(v, seat)) });
    case 'yield':
      return phrase('option.yield', { loss: lossOf(v) });
    case 'ally':
      return phrase('option.ally', { seat: seatArg(allyOf(v, seat) ?? seat) });
    default:
      return 'location' in o ? placeChosen(o, v, seat) : phrase(`option.${o.type}`);
  }
}

function cardPlayed(o: CardOption, v: View, seat: Seat): Phrase {
  const value = valueInBattle(v, v.battle!, seat, o.kind, o.type === 'play');
  const total = v.battle!.totals[sideOf(v, seat)]! + value;
  return phrase(`option.${o.type}`, { card: kindTerm(o.kind), value, total });
}

/** YLD-163, YLD-184: what the side with initiative would lose. */
export function lossOf(v: View): number {
  const b = v.battle!;
  return b.totals[strongest(v, b, b.holder)]! - b.totals[b.holder]!;
}

function seatChosen(type: 'marker' | 'upgrader', seat: Seat, v: View): Phrase {
  if (v.ask?.id === 'YLD-D00') return phrase('option.begins', { seat: seatArg(seat) });
  return seat === v.viewer ? phrase(`option.${type}Self`) : phrase(`option.${type}`, { seat: seatArg(seat) });
}

function placeChosen({ type, location }: LocationOption, v: View, seat: Seat): Phrase {
  const value = fortressValue(v, location);
  const place = { location: locationTerm(location) };
  if (type === 'upgrade') return phrase('option.upgrade', { ...place, value, more: value + 1 });
  if (type === 'remove') return phrase('option.remove', { ...place, value, left: value - 1 });
  if (type === 'leave') return phrase('option.leave', { ...place, seat: seatArg(allyOf(v, seat)!) });
  return type === 'battle'
    ? phrase('option.battle', { ...place, armies: fighters(v, location) })
    : phrase(`option.${type}`, place);
}

/** The Armies of the battle that a Location names. */
function fighters(v: View, location: Location): PhraseArg {
  const { battles } = v.frames.at(-1)!.locals as BattlePhase;
  const battle = battles.find(one => firstLocation(v, one) === location) ?? 0;
  return listArg(armiesIn(battle).map(armyArg));
}
