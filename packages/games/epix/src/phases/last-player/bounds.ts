/** Bounds: `false` only if nothing that is left of the turn can bring the last player what he wants. They are generous. */
import { sets } from '@interregnum/kernel';
import { CAMP, CATAPULT, KNIGHT } from '../../content/units.ts';
import { type Areas, beside, count, oneOf, reachedFrom } from './areas.ts';
import { mayTakeCastle } from './castles.ts';
import { byDefenders } from './fights.ts';
import {
  finalGoldOf,
  frontierOf,
  heldByRival,
  openForRecruits,
  peaceful,
  type Quest,
  type Rival,
  rangeFrom,
  supplyOf,
} from './quest.ts';
import { defended, loneCatapults, mine, type Sketch, theirs } from './sketch.ts';

// --- the end of the turn ---------------------------------------------------------------------------------------------

/** With quiet moves and a closing Recruitment. */
export function mayEndWell(quest: Quest, p: Sketch): boolean {
  const most = count(mine(p)) + quietGain(quest, p) + closingRecruits(quest, p, quest.lands & ~theirs(p));
  for (const rival of quest.rivals) {
    const held = heldByRival(p, rival);
    if (most < held || (most === held && richestEnd(quest, p, false) < finalGoldOf(quest, p, rival))) return false;
  }
  return true;
}

/** How many more areas his unused Units could hold by moving apart; one Unit holds one area. */
function spreadOf(p: Sketch): number {
  const staying = p.camps | p.catapults | (p.soldiers & ~p.readySoldiers) | (p.knights & ~p.readyKnights);
  const movers = count(p.readySoldiers) + count(p.readyKnights) - count((p.readySoldiers | p.readyKnights) & ~staying);
  return p.riding === 0 ? movers : movers + 1;
}

function quietGain(quest: Quest, p: Sketch): number {
  const spread = spreadOf(p);
  if (spread === 0) return 0;
  const open = peaceful(quest, p);
  const reach = marchFrom(quest, p.readySoldiers) | reachedFrom(quest.map, p.readyKnights, open & quest.roads);
  return Math.min(spread, count(reach & open & ~mine(p)));
}

/** Where Soldiers may come to from these areas, or attack; what is in their way may be gone before. */
function marchFrom(quest: Quest, from: Areas): Areas {
  const near = beside(quest.map, from);
  return quest.forcedMarch ? near | beside(quest.map, near) : near;
}

/** How many areas a Recruitment at the end can add if these are held by nobody else. */
function closingRecruits(quest: Quest, p: Sketch, lands: Areas): number {
  if (!quest.recruitsLast) return 0;
  const affordable = Math.floor(p.gold / quest.cheapest);
  return quest.frontierRecruits ? affordable : Math.min(affordable, count(lands));
}

/** More Gold than he can end with. */
function richestEnd(quest: Quest, p: Sketch, fights: boolean): number {
  const newCamps = fights || p.recruiting || quest.recruitsLast ? supplyOf(quest, p, CAMP) : 0;
  const reach = fights ? quest.map.all : peaceful(quest, p) | loneCatapults(p);
  return (
    p.gold +
    quest.income +
    quest.perCamp * (count(p.camps) + newCamps) +
    quest.perMark * count(quest.map.marked & reach)
  );
}

// --- with conquests --------------------------------------------------------------------------------------------------

export const mayStillWin = (quest: Quest, p: Sketch): boolean =>
  mayHoldMost(quest, p) || (quest.castles && mayTakeCastle(quest, p));

/** What he has to gain areas with. */
interface Means {
  recruits: number;
  /** Whether a Knight rides; he alone takes more than one area, and leaves captured pieces behind to hold them. */
  knights: boolean;
  /** How many areas can be attacked or shot at in all. */
  attacks: number;
  /** Areas that his Soldiers and Knights may enter or attack. */
  within: Areas;
  /** Areas that his Catapults may shoot at. */
  shots: Areas;
  /** Whether he can win a fight at all. */
  fights: boolean;
}

function meansOf(quest: Quest, p: Sketch): Means {
  const recruits = p.recruiting ? Math.floor(p.gold / quest.cheapest) : closingRecruits(quest, p, quest.lands);
  const newKnight = p.recruiting && p.gold >= quest.costs[KNIGHT]! && supplyOf(quest, p, KNIGHT) > 0;
  const knights = p.riding !== 0 || p.readyKnights !== 0 || newKnight;
  const soldiers = p.recruiting ? openForRecruits(quest, p) | frontierOf(quest, p) : p.readySoldiers;
  return {
    recruits,
    knights,
    attacks: knights ? Number.POSITIVE_INFINITY : count(p.readySoldiers) + count(p.readyCatapults) + recruits,
    within: knights ? quest.map.all : marchFrom(quest, soldiers),
    shots: shotsOf(quest, p),
    fights: p.gold > 1,
  };
}

function shotsOf(quest: Quest, p: Sketch): Areas {
  if (p.recruiting && supplyOf(quest, p, CATAPULT) > 0) return quest.map.all;
  let shots = 0;
  for (let rest = p.readyCatapults; rest !== 0; rest = sets.rest(rest)) shots |= rangeFrom(quest, oneOf(rest));
  return shots;
}

function mayHoldMost(quest: Quest, p: Sketch): boolean {
  const means = meansOf(quest, p);
  const areas = count(mine(p)) + spreadGain(quest, p, means);
  for (const rival of quest.rivals) {
    const margin = areas + conquestGain(quest, p, means, rival.areas) - heldByRival(p, rival);
    if (margin < 0 || (margin === 0 && !mayWinTie(quest, p, rival, means))) return false;
  }
  return true;
}

/** New areas for Units that move apart: there must be such areas, and a held one costs at least a coin. */
function spreadGain(quest: Quest, p: Sketch, { within, fights }: Means): number {
  const spread = spreadOf(p);
  if (spread === 0) return 0;
  const free = count(within & ~mine(p) & (peaceful(quest, p) | loneCatapults(p)));
  if (free >= spread || !fights) return Math.min(spread, free);
  const held = count(within & defended(p) & ~quest.theirCastles);
  return Math.min(spread, free + (quest.pillage > 0 ? held : Math.min(held, p.gold)));
}

/**
 * What conquests and recruits bring against an opponent, beyond Units that move apart: his loss of an area, and a piece
 * captured there that holds it. The Gold goes where it brings most: a coin for each defender, or one for a shot.
 */
function conquestGain(quest: Quest, p: Sketch, means: Means, areasOfRival: Areas): number {
  const { recruits, attacks, fights } = means;
  const within = (means.within | means.shots) & theirs(p);
  const pieces = means.knights ? capturable(quest, p) : 0;
  const double = within & areasOfRival & pieces;
  const single = within & (areasOfRival | pieces) & ~double;
  const held = defended(p);
  const free = worthOf(single & ~held, double & ~held);
  if (!fights) return Math.min(free, attacks) + recruits;
  if (quest.pillage > 0) return Math.min(worthOf(single, double), attacks) + recruits;
  const coins = byDefenders(p);
  const shot = means.shots & areasOfRival & held;
  const singles = coins.map(areas => count(single & areas & ~shot));
  const doubles = coins.map(areas => count(double & areas & ~shot));
  singles[1]! += count(single & shot);
  doubles[1]! += count(double & shot);
  singles[quest.cheapest]! += recruits;
  return Math.min(free + mostFor(p.gold, singles, doubles), attacks + recruits);
}

/** Pairs of coins and gain, the best value first. */
const BEST_VALUE = [1, 2, 3]
  .flatMap(coins => [1, 2].map(gain => ({ coins, gain })))
  .sort((a, b) => b.gain / b.coins - a.gain / a.coins);

/** The most that Gold can buy of what brings 1 and what brings 2, listed by price; parts count, so it is never too little. */
function mostFor(gold: number, singles: readonly number[], doubles: readonly number[]): number {
  let left = gold;
  let most = 0;
  for (const { coins, gain } of BEST_VALUE) {
    const bought = Math.min((gain === 1 ? singles : doubles)[coins]!, left / coins);
    most += bought * gain;
    left -= bought * coins;
  }
  return Math.floor(most + 1e-9);
}

const worthOf = (single: Areas, double: Areas): number => count(single) + 2 * count(double);

function capturable(quest: Quest, p: Sketch): Areas {
  const camps = supplyOf(quest, p, CAMP) > 0 ? p.theirCamps & ~quest.palisades : 0;
  const catapults = supplyOf(quest, p, CATAPULT) > 0 || p.readyCatapults !== 0 ? p.theirCatapults : 0;
  return (camps | catapults) & ~quest.theirCastles;
}

function mayWinTie(quest: Quest, p: Sketch, rival: Rival, { fights }: Means): boolean {
  const loose = rival.perMark * count(quest.map.marked & theirs(p) & ~defended(p) & rival.areas);
  return richestEnd(quest, p, fights) >= (fights ? rival.gold : finalGoldOf(quest, p, rival) - loose);
}
