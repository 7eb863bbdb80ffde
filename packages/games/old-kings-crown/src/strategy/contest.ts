/** Who is likely to win a Region, by the cards that lie there: a guess without the stages of a Clash. */
import { inForce } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { amountOf } from '../effects/continuous.ts';
import { adjacentTo, type Card, NONE, type Party, type RegionNumber, TRAIT } from '../pieces.ts';
import { at } from '../state.ts';
import { totalOf } from '../strength.ts';
import { isDone, isSeat } from '../table.ts';
import type { Known } from './worth.ts';

/** How much a point of Strength counts: tiles, hands and Kingdom Cards may still change it. */
const SHARPNESS = 0.65;
/** A card that is to come may find its Region decided, or come in time to Bolster. */
const EARLY_ENOUGH = 0.5;
/** What a Ruse is worth to a player with cards in hand, and a Deployed card to its owner. */
const REINFORCED = 5.5;
const ACTIVATED = 3.5;

const bolsterFrom = (t: Known, region: RegionNumber, party: Party): number => {
  let sum = 0;
  for (const next of adjacentTo(region)) {
    const place = at(t, next, party);
    const down = t.down[place];
    if (down !== null && down !== undefined && down !== NONE) sum += EARLY_ENOUGH * contentOf(t).bolster[down]!;
    for (const card of t.up[place]!) sum += contentOf(t).bolster[card]!;
  }
  return sum;
};

/** The guess for an unseen card. */
const UNSEEN = 6;

function ownForce(t: Known, party: Party, card: Card | null): number {
  if (card === null) return UNSEEN;
  const trait = TRAIT[card]!;
  if (trait === 'ruse') return isSeat(t, party) && t.hands[party]!.length > 0 ? REINFORCED : 0;
  if (trait === 'decree') return 0;
  if (trait === 'ritual') return 5;
  return contentOf(t).strength[card]!;
}

const traitAt = (t: Known, region: RegionNumber, party: Party) => {
  const card = t.down[at(t, region, party)];
  return card === null || card === undefined || card === NONE ? null : TRAIT[card]!;
};

function isAnywhere(t: Known, region: RegionNumber, trait: string, but: Party = NONE): boolean {
  for (const party of t.order) if (party !== but && traitAt(t, region, party) === trait) return true;
  return false;
}

/** What is left of a card after Vulnerable and Eliminate. */
function surviving(t: Known, region: RegionNumber, party: Party, force: number): number {
  const trait = traitAt(t, region, party);
  const isExposed = isAnywhere(t, region, 'follower', party);
  if (trait === 'agent') return isExposed ? 0 : force;
  const isStruck = isAnywhere(t, region, 'agent', party) && !isAnywhere(t, region, 'follower');
  return isStruck && trait !== 'ruse' ? 0 : force;
}

/** The total that a player may expect from face-down cards. */
function expectedTotal(t: Known, region: RegionNumber, party: Party): number {
  const place = at(t, region, party);
  let total = surviving(t, region, party, ownForce(t, party, t.down[place]!)) + bolsterFrom(t, region, party);
  if (t.deployed[place] !== NONE) total += ACTIVATED;
  if (isSeat(t, party)) total += amountOf(t, party, 'total');
  for (const one of t.lasting)
    if (one.kind === 'plus' && one.party === party && one.at === region && inForce(one)) total += one.n;
  for (const one of t.lasting)
    if (one.kind === 'halveOpponents' && one.party !== party && one.at === region) total /= 2;
  return total;
}

const takesPart = (t: Known, region: RegionNumber, party: Party): boolean => {
  const { clash } = t;
  if (clash !== null && clash.region === region) return clash.in.includes(party);
  return t.down[at(t, region, party)] !== NONE;
};

/** Whether the Clash of a Region still has to be fought. */
export function isOpen(t: Known, region: RegionNumber): boolean {
  if (isDone(t, region)) return false;
  for (const party of t.order) if (takesPart(t, region, party)) return true;
  return false;
}

/** By party: the chance to win the Region; `out` has room for all of them. */
export function chancesIn(t: Known, region: RegionNumber, out: number[]): void {
  const { clash } = t;
  const isActive = clash !== null && clash.region === region;
  let sum = 0;
  for (let party = 0; party < out.length; party++) {
    out[party] = 0;
    if (!t.order.includes(party) || !takesPart(t, region, party)) continue;
    const total = isActive ? totalOf(t, clash, party) : expectedTotal(t, region, party);
    out[party] = Math.exp(SHARPNESS * total);
    sum += out[party]!;
  }
  if (sum > 0) for (let party = 0; party < out.length; party++) out[party] = out[party]! / sum;
  if (!isActive) byDecrees(t, region, out);
}

/** Decrees change who wins (OKC-260). */
function byDecrees(t: Known, region: RegionNumber, out: number[]): void {
  for (const party of t.order) {
    if (traitAt(t, region, party) !== 'decree') continue;
    switch (t.factions[party]) {
      case 'nobility':
        out.fill(0);
        return;
      case 'uprising':
        if (isAnywhere(t, region, 'captain', party)) giveTo(out, party, 0.95);
        break;
      case 'clans':
        giveTo(out, party, 0.5);
        break;
      default:
    }
  }
}

/** A player has this chance; the others share the rest as before. */
function giveTo(out: number[], party: Party, chance: number): void {
  const rest = 1 - out[party]!;
  for (let other = 0; other < out.length; other++)
    if (other !== party) out[other] = rest > 0 ? (out[other]! * (1 - chance)) / rest : 0;
  out[party] = chance;
}
