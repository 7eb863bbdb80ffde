/**
 * Attacks of the last player, as well as they can go for him: he bids one coin and wins whenever he has more Gold than
 * the defender has guesses. Nobody gains by breaking off an attack on a Province: whoever takes it in the end could have
 * fought all its defenders.
 */
import { CAMP, CATAPULT, DEFENDERS, type Unit } from '../../content/units.ts';
import { guessesAgainst } from '../fight.ts';
import { type Areas, areaOf } from './areas.ts';
import { type Quest, supplyOf } from './quest.ts';
import { copy, defending, type Sketch } from './sketch.ts';

/** The Gold left when a Soldier or Knight has beaten all Units that defend an area; `null` if he cannot (SA04). */
export function goldAfterAttack(quest: Quest, p: Sketch, unit: Unit, at: Areas): number | null {
  let gold = p.gold;
  for (const target of DEFENDERS) {
    if ((defending(p, target) & at) === 0) continue;
    if (gold <= guessesAgainst(quest.table, quest.seat, unit, target, areaOf(at))) return null;
    gold += quest.pillage - 1;
  }
  return gold;
}

/** The Gold left when a Catapult has hit; `null` if it cannot (EPX-Q12, EPX-Q13). */
export function goldAfterShot(quest: Quest, p: Sketch, at: Areas): number | null {
  let most = 0;
  for (const target of DEFENDERS) {
    if ((defending(p, target) & at) === 0) continue;
    most = Math.max(most, guessesAgainst(quest.table, quest.seat, CATAPULT, target, areaOf(at)));
  }
  if (most === 0) return p.gold;
  return p.gold > most ? p.gold - 1 : null;
}

/** EPX-106, EPX-107, SA10: a Province without its enemies, captured pieces in their place; the winner is not there yet. */
export function conquered(quest: Quest, p: Sketch, at: Areas, gold: number): Sketch {
  const next = destroyed(p, at, gold);
  if (p.theirCamps & at & ~quest.palisades && supplyOf(quest, p, CAMP) > 0) next.camps |= at;
  if (p.theirCatapults & at && supplyOf(quest, p, CATAPULT) > 0) next.catapults |= at;
  return next;
}

/** EPX-111: all enemies of an area are gone. */
export function destroyed(p: Sketch, at: Areas, gold: number): Sketch {
  const next = castleCleared(p, at, gold);
  next.theirCamps &= ~at;
  next.theirCatapults &= ~at;
  return next;
}

/** EPX-Q45: a Castle without its Soldier and Knight. */
export function castleCleared(p: Sketch, at: Areas, gold: number): Sketch {
  const next = copy(p);
  next.gold = gold;
  next.theirSoldiers &= ~at;
  next.theirKnights &= ~at;
  return next;
}

/** Defended areas by the number of Units to be fought there: [0, one, two, three]. */
export function byDefenders({ theirSoldiers, theirKnights, theirCamps }: Sketch): [Areas, Areas, Areas, Areas] {
  const any = theirSoldiers | theirKnights | theirCamps;
  const three = theirSoldiers & theirKnights & theirCamps;
  const two = ((theirSoldiers & theirKnights) | (theirCamps & (theirSoldiers | theirKnights))) & ~three;
  return [0, any & ~two & ~three, two, three];
}
