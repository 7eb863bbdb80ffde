/** Why something cannot be done in a battle (YLD-150..YLD-159, YLD-306; YLD-D20, YLD-D21, YLD-D40, YLD-D42). */
import { because, listArg, type Refusal, type Seat, seatArg, sets, term } from '@interregnum/kernel';
import { bitOf } from '../content/armies.ts';
import { COLOURS, colourOf } from '../content/cards.ts';
import { type Location, regionOf } from '../content/locations.ts';
import type { CardOption } from '../options.ts';
import type { BattlePhase } from '../phases/battle-phase.ts';
import { firstLocation } from '../phases/battle-phase.ts';
import { areAllEqual } from '../phases/initiative.ts';
import { localsOf } from '../prompt.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { allyOf, armiesIn, fightingAlly } from '../table.ts';
import { kindTerm, locationTerm } from '../terms.ts';
import { declines, holds, notInHand, notOnMap, type Reason } from './reason.ts';

/** YLD-D20. */
export const battleOrder: Reason = (v, _, a) => {
  if (declines(a)) return because('YLD-140', 'battle.mandatory');
  return a.type === 'battle' ? (notOnMap(v, a.location) ?? noBattle(v, a.location)) : null;
};

function noBattle(v: View, location: Location): Refusal {
  const place = { location: locationTerm(v, location) };
  const standsIn = (set: number) => armiesIn(set).some(army => v.at[army] === location);
  const battle = localsOf<BattlePhase>(v).battles.find(standsIn);
  if (battle !== undefined)
    return because('YLD-144', 'battle.named', { ...place, name: locationTerm(v, firstLocation(v, battle)) });
  return standsIn(v.inactive) ? because('YLD-145', 'battle.fought', place) : because('YLD-142', 'battle.none', place);
}

/** YLD-D21, YLD-D42. */
export const initiative: Reason = (v, seat, a) => {
  if (a.type === 'play' || a.type === 'cover') return cardRefused(v, seat, a);
  if (a.type === 'accept') return acceptRefused(v);
  if (a.type === 'pass') return passRefused(v);
  if (v.ask!.id === ASK.eitherAlly && (a.type === 'agree' || a.type === 'back')) {
    return because('YLD-Q22', 'ally.bothAsked', { seat: seatArg(allyOf(v, seat)!) });
  }
  return a.type === 'ally' ? allyRefused(v, seat) : null;
};

/** YLD-D40. */
export const allysAnswer: Reason = (v, seat, a) => {
  if (a.type === 'play' || a.type === 'cover') return cardRefused(v, seat, a);
  if (['yield', 'accept', 'pass', 'ally'].includes(a.type)) return because('YLD-Q22', 'ally.leadDecides');
  const asked = v.frames.at(-1)!.proc === 'request';
  if (a.type === 'agree' && asked) return because('YLD-Q22', 'ally.nothingProposed');
  return a.type === 'back' && !asked ? because('YLD-Q22', 'ally.proposed') : null;
};

/** YLD-150, YLD-272, YLD-302: in hand, and yet not to be played face up. */
function cardRefused(v: View, seat: Seat, { kind }: CardOption): Refusal {
  if (!holds(v, seat, kind)) return notInHand('YLD-155', kind);
  const regions = COLOURS.filter(colour => sets.has(v.battle!.colours[seat]!, colour)).map(colour =>
    term(`region.${regionOf(colour)}`),
  );
  return because('YLD-150', 'play.colour', {
    card: kindTerm(kind),
    region: term(`region.${regionOf(colourOf(kind))}`),
    regions: listArg(regions),
  });
}

function acceptRefused(v: View): Refusal {
  return areAllEqual(v.battle!) ? because('YLD-Q09', 'accept.notReceived') : because('YLD-158', 'accept.unequal');
}

function passRefused(v: View): Refusal {
  return areAllEqual(v.battle!) ? because('YLD-Q09', 'pass.received') : because('YLD-157', 'pass.unequal');
}

/** YLD-306, YLD-Q22. */
function allyRefused(v: View, seat: Seat): Refusal {
  const ally = allyOf(v, seat);
  if (ally === null) return because('YLD-180', 'ally.none');
  const who = { seat: seatArg(ally) };
  if (fightingAlly(v, v.battle!, seat) === null) return because('YLD-306', 'ally.absent', who);
  return v.battle!.handedBack ? because('YLD-Q22', 'ally.handedBack', who) : because('YLD-Q22', 'ally.noCards', who);
}

/** Whether an Army takes part in the battle under way. */
export const isFightingArmy = (v: View, army: number): boolean => (v.battle!.armies & bitOf(army)) !== 0;
