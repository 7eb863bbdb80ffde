/** How well a seat stands: the chances of its two factions, and of being first among those who share them. */
import type { Seat } from '@interregnum/kernel';
import { FACTIONS, type Faction } from '../content/factions.ts';
import { belongsTo } from '../content/heroes.ts';
import { factionsOf, LEADERS, type Leader } from '../content/leaders.ts';
import { outcome } from '../phases/end.ts';
import type { State, Table } from '../state.ts';
import { countOf } from '../table.ts';
import { chanceOfVictory, playsToCome } from './outlook.ts';

/** How much more likely a Hero lies open in a party whose Leader is aligned with it. */
const LOYALTY = 1.4;
/** How many Heroes of a faction a Hidden Hero of somebody else is worth. */
const HIDDEN_WORTH = 0.35;
/** How sharply a lead of one Hero decides a tie. */
const SHARPNESS = 1.3;

export function evaluate(s: State, seat: Seat): number {
  if (s.over) return outcome(s)!.winners.includes(seat) ? 1 : 0;
  const leader = s.leaders[seat]!;
  const plays = playsToCome(s);
  let value = 0;
  for (let f = 0; f < FACTIONS.length; f++) {
    if (!(factionsOf(leader) & FACTIONS[f]!)) continue;
    value += chanceOfVictory(s.red, s.green, plays, f) * firstAmongAligned(s, seat, FACTIONS[f]!);
  }
  return value;
}

/** The chance to win if this faction is victorious. */
function firstAmongAligned(s: State, seat: Seat, faction: Faction): number {
  const mine = countOf(s.up[seat]!, faction) + countOf(s.down[seat]!, faction);
  let chance = 1;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = countOf(s.up[other]!, faction) + HIDDEN_WORTH * s.known[other]!.length;
    const beaten = 1 / (1 + Math.exp(SHARPNESS * (theirs - mine)));
    chance *= 1 - alignment(s, other, faction, s.leaders[seat]!) * (1 - beaten);
  }
  return chance;
}

/** How likely another seat is aligned with a faction, from its face-up Heroes alone; it cannot have the own Leader. */
export function alignment(t: Table, seat: Seat, faction: Faction, own: Leader | null): number {
  let aligned = 0;
  let all = 0;
  for (const leader of LEADERS) {
    if (leader === own) continue;
    const weight = LOYALTY ** loyalHeroes(t, seat, leader);
    all += weight;
    if (factionsOf(leader) & faction) aligned += weight;
  }
  return aligned / all;
}

function loyalHeroes(t: Table, seat: Seat, leader: Leader): number {
  let count = 0;
  for (const card of t.up[seat]!) if (belongsTo(card, factionsOf(leader))) count++;
  return count;
}
