/**
 * Whether the last player can take a Castle (EPX-002): the way there as a matter of Gold. A fight costs one coin and is
 * won with more Gold than the defender has guesses; whoever still has enough for the Garrison had enough for all before.
 */
import { CATAPULT, KNIGHT, SOLDIER } from '../../content/units.ts';
import { type Areas, beside, reachedFrom } from './areas.ts';
import { byDefenders } from './fights.ts';
import { frontierOf, openForRecruits, peaceful, type Quest, type Rival, supplyOf } from './quest.ts';
import { defended, loneCatapults, mine, type Sketch } from './sketch.ts';

/** Whether one Soldier or Knight, there or recruited, can fight his way into a Castle without help. */
export const takesCastle = (quest: Quest, p: Sketch): boolean => castleFalls(quest, p, false);

/** `false` only if no Castle can fall in the rest of the turn: Catapults may help, and nobody stands in the way. */
export const mayTakeCastle = (quest: Quest, p: Sketch): boolean => castleFalls(quest, p, true);

function castleFalls(quest: Quest, p: Sketch, helped: boolean): boolean {
  if (p.gold < 3) return false;
  const fights = fightsIn(quest, p, helped && hasCatapults(quest, p));
  let ways: Areas[] | null = null;
  for (const rival of quest.rivals) {
    const budget = p.gold - rival.garrison - defendersIn(fights, rival.castle);
    if (budget < 0) continue;
    if (soldierComes(quest, p, rival, budget)) return true;
    ways ??= knightWays(quest, p, fights, helped);
    if (beside(quest.map, rival.castle) & ways[budget]!) return true;
  }
  return false;
}

const hasCatapults = (quest: Quest, p: Sketch): boolean =>
  p.readyCatapults !== 0 || (p.recruiting && supplyOf(quest, p, CATAPULT) > 0);

/** Areas by the coins that their defenders cost. */
type Fights = readonly [Areas, Areas, Areas, Areas];

/** A shot clears an area for one coin; Pillagers win back what they pay. */
function fightsIn(quest: Quest, p: Sketch, shots: boolean): Fights {
  if (quest.pillage > 0) return [defended(p), 0, 0, 0];
  return shots ? [0, defended(p), 0, 0] : byDefenders(p);
}

function defendersIn(fights: Fights, at: Areas): number {
  for (let coins = 1; coins <= 3; coins++) if (fights[coins]! & at) return coins;
  return 0;
}

function soldierComes(quest: Quest, p: Sketch, { castle }: Rival, budget: number): boolean {
  const near = beside(quest.map, castle);
  if (near & p.readySoldiers) return true;
  if (!p.recruiting || budget < quest.costs[SOLDIER]! || supplyOf(quest, p, SOLDIER) === 0) return false;
  return (near & (mine(p) | frontierOf(quest, p))) !== 0;
}

/** By Gold: the areas that a Knight can come to for it. */
function knightWays(quest: Quest, p: Sketch, fights: Fights, helped: boolean): Areas[] {
  const open = (peaceful(quest, p) | loneCatapults(p) | fights[0]) & quest.roads & ~(helped ? 0 : p.knights);
  const ways: Areas[] = [];
  for (let gold = 0; gold <= p.gold; gold++) {
    let reached = gold === 0 ? p.readyKnights | p.riding : ways[gold - 1]!;
    if (gold === quest.costs[KNIGHT]) reached |= newKnights(quest, p, helped);
    for (let coins = 1; coins <= Math.min(3, gold); coins++)
      reached |= beside(quest.map, ways[gold - coins]!) & fights[coins]! & quest.roads;
    ways.push(reachedFrom(quest.map, reached, open));
  }
  return ways;
}

/** With the help of a Soldier who comes first, on the frontier too. */
function newKnights(quest: Quest, p: Sketch, helped: boolean): Areas {
  if (!p.recruiting || supplyOf(quest, p, KNIGHT) === 0) return 0;
  const places = openForRecruits(quest, p) | (helped ? frontierOf(quest, p) : 0);
  return places & quest.roads & ~p.knights;
}
