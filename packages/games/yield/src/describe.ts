/** Options of Yield in words: message keys and arguments, the words are in `texts/`. */
import { listArg, type Phrase, type PhraseArg, phrase, type Seat, seatArg } from '@interregnum/kernel';
import { has } from './abilities.ts';
import { armyOf, ownerOf } from './content/armies.ts';
import { UNDEAD_ARMIES } from './content/leaders.ts';
import type { Location } from './content/locations.ts';
import type { CardOption, LocationOption, Option } from './options.ts';
import { type BattlePhase, firstLocation } from './phases/battle-phase.ts';
import { hiddenCardDraw } from './phases/draws.ts';
import { strongest, valueInBattle } from './phases/initiative.ts';
import { conquerable } from './phases/tokens.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';
import { SEASONS } from './state.ts';
import { allyOf, armiesIn, fortressValue, isFortress, sideOf, sideOfArmy } from './table.ts';
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
        location: locationTerm(v, v.at[armyOf(seat, o.piece)]!),
      });
    case 'deploy':
      return phrase('option.deploy', { piece: pieceTerm(o.piece), location: locationTerm(v, o.location) });
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
        from: locationTerm(v, o.from),
        to: locationTerm(v, o.to),
      });
    case 'fortress':
      return phrase('option.fortress', {
        from: locationTerm(v, o.from),
        to: locationTerm(v, o.to),
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
      return phrase('option.retreat', {
        army: armyArg(o.army),
        from: locationTerm(v, o.from),
        to: locationTerm(v, o.to),
      });
    case 'reveal':
      return phrase('option.reveal', { card: strategyTerm(v.laid[SEASONS * seat + v.season - 1] ?? 0) });
    case 'keep':
      return phrase('option.keep', { cards: hiddenCardDraw(v, seat).draw });
    case 'conquer':
      return phrase('option.conquer', { locations: locationTerms(v, conquerable(v, seat)) });
    case 'yield':
      return phrase('option.yield', { ...stakesOf(v) });
    case 'ally':
      return phrase(v.ask?.id === ASK.eitherAlly ? 'option.allyDecides' : 'option.ally', {
        seat: seatArg(allyOf(v, seat) ?? seat),
      });
    default:
      return 'location' in o ? placeChosen(o, v, seat) : phrase(`option.${o.type}`);
  }
}

function cardPlayed(o: CardOption, v: View, seat: Seat): Phrase {
  const value = valueInBattle(v, v.battle!, seat, o.kind, o.type === 'play');
  const total = v.battle!.totals[sideOf(v, seat)]! + value;
  return phrase(`option.${o.type}`, { card: kindTerm(o.kind), value, total });
}

/** What a Yield would do to the side with initiative. */
interface Stakes extends Record<string, number | string> {
  /** Units lost, or gained by Undead Armies. */
  loss: number;
  fate: 'units' | 'all' | 'grows';
  /** In the battle. */
  armies: number;
}

/** YLD-163, YLD-165, YLD-184, YLD-260: no more than the Units of all its Armies in the battle. */
export function stakesOf(v: View): Stakes {
  const b = v.battle!;
  const difference = b.totals[strongest(v, b, b.holder)]! - b.totals[b.holder]!;
  const armies = armiesIn(b.armies).filter(army => sideOfArmy(v, army) === b.holder);
  const units = armies.reduce((sum, army) => sum + (v.units[army] ?? 0), 0);
  const undead = armies.every(army => has(v, ownerOf(army), UNDEAD_ARMIES));
  const fate = undead ? 'grows' : difference >= units ? 'all' : 'units';
  return { loss: Math.min(difference, units), fate, armies: armies.length };
}

function seatChosen(type: 'marker' | 'upgrader', seat: Seat, v: View): Phrase {
  if (v.ask?.id === ASK.startingPlayer) return phrase('option.begins', { seat: seatArg(seat) });
  return seat === v.viewer ? phrase(`option.${type}Self`) : phrase(`option.${type}`, { seat: seatArg(seat) });
}

function placeChosen({ type, location }: LocationOption, v: View, seat: Seat): Phrase {
  const value = fortressValue(v, location);
  const place = { location: locationTerm(v, location) };
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
