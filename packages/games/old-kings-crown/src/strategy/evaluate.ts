/** How well a seat stands: what it has, and what it may expect of the Regions that are still to be decided. */
import type { Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { TACTICS } from '../content/tactics.ts';
import { leading } from '../phases/winter.ts';
import { type Card, NONE, type Party, REGION_NUMBERS, regionOf, tilesOf } from '../pieces.ts';
import { at, partyCount, type State } from '../state.ts';
import { limitOf } from '../strength.ts';
import { isDone, isPillage, isReady, isSeat, ownerOf, thresholdOf } from '../table.ts';
import { chancesIn, isOpen } from './contest.ts';
import { forceOf, kingdomWorth, locationWorth, regionWorth, roundsLeft } from './worth.ts';

/** What things are worth in Influence. */
const WORTH = {
  authority: 0.75,
  tile: 0.55,
  token: 0.25,
  limit: 0.7,
  quest: 0.35,
  disc: 0.35,
  drawn: 0.05,
  hand: 0.06,
  held: 0.03,
  deployed: 0.4,
  pillage: 0.8,
  fortify: 0.3,
  claim: 0.9,
};

const forcesOf = (s: State, cards: readonly Card[]): number => {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += forceOf(s, cards[i]!);
  return sum;
};

/** Cards in hand are at once of use, the others come back. */
function cardsWorth(s: State, seat: Seat): number {
  let others = forcesOf(s, s.draw[seat]!) + forcesOf(s, s.discard[seat]!) + forcesOf(s, s.kept[seat]!);
  for (const region of REGION_NUMBERS) {
    const place = at(s, region, seat);
    others += forcesOf(s, s.up[place]!);
    if (s.down[place] !== NONE) others += forceOf(s, s.down[place]!);
  }
  const bid = s.bids[seat];
  if (bid && !s.bidsShown) others += forcesOf(s, bid);
  return WORTH.hand * forcesOf(s, s.hands[seat]!) + WORTH.held * others + WORTH.drawn * s.draw[seat]!.length;
}

function tilesWorth(s: State, seat: Seat): number {
  let sum = 0;
  for (const tile of tilesOf(s.factions[seat]!)) {
    if (TACTICS[tile]!.ritual !== null) sum += WORTH.token * s.tokens[tile]!;
    else if (isReady(s, tile)) sum += WORTH.tile;
  }
  return s.disc?.holder === seat ? sum + WORTH.disc * s.disc.uses : sum;
}

function boardWorth(s: State, seat: Seat): number {
  let sum = 0;
  for (const card of s.blockades)
    if (card !== NONE && ownerOf(s, card) === seat) sum += isPillage(s, card) ? WORTH.pillage : WORTH.fortify;
  for (const region of REGION_NUMBERS) if (s.deployed[at(s, region, seat)] !== NONE) sum += WORTH.deployed;
  for (const card of s.sites[seat]!) sum += WORTH.quest * contentOf(s).quest[card]!;
  return sum;
}

function courtWorth(s: State, seat: Seat, rounds: number): number {
  let authority = 0;
  for (const card of s.court) if (ownerOf(s, card) === seat) authority += contentOf(s).authority[card]!;
  return WORTH.authority * authority * Math.min(rounds, 4);
}

function kingdomsWorth(s: State, seat: Seat, rounds: number): number {
  let sum = 0;
  for (const { kingdom, occupier } of s.controlled[seat]!)
    sum += kingdomWorth(s, kingdom, rounds) + Math.min(0.4, WORTH.held * forceOf(s, occupier));
  return sum;
}

/** A Herald waits for what its owner may win there. */
function heraldHope(s: State, seat: Seat, rounds: number): number {
  const location = s.heralds[seat]!;
  if (location === NONE || isDone(s, regionOf(location)) || isOpen(s, regionOf(location))) return 0;
  return (0.35 * (locationWorth(s, seat, location, rounds) ?? 0) * 2) / s.seats;
}

function worthOf(s: State, seat: Seat, rounds: number): number {
  const later = Math.min(1, rounds / 2);
  return (
    s.influence[seat]! +
    courtWorth(s, seat, rounds) +
    kingdomsWorth(s, seat, rounds) +
    later * (tilesWorth(s, seat) + boardWorth(s, seat) + cardsWorth(s, seat)) +
    WORTH.limit * Math.min(1, rounds / 3) * limitOf(s, seat) +
    heraldHope(s, seat, rounds)
  );
}

const chances: number[] = [];

/** What everybody may expect of the Regions that are not decided, or not yet claimed. */
function addPending(s: State, rounds: number, worths: number[]): void {
  chances.length = partyCount(s.seats);
  for (const region of REGION_NUMBERS) {
    if (!isOpen(s, region)) continue;
    chancesIn(s, region, chances);
    for (const party of s.order) worths[party]! += chances[party]! * pendingWorth(s, party, region, rounds);
  }
  const { clash } = s;
  if (clash === null || clash.winner === null || clash.claimed !== null) return;
  worths[clash.winner]! += WORTH.claim * pendingWorth(s, clash.winner, clash.region, rounds);
}

const pendingWorth = (s: State, party: Party, region: number, rounds: number): number =>
  isSeat(s, party) ? regionWorth(s, party, region, rounds) : 2;

/** What the Simulacrum has besides its Influence. */
const SIMULACRUM_WORTH = 8;
const SHARPNESS = 0.3;

/** By party: how likely each is to win. */
export function values(s: State): number[] {
  const out = new Array<number>(partyCount(s.seats)).fill(0);
  if (s.over) return shared(out, leading(s));
  if (s.factions.length < s.seats) return shared(out, s.order); // nothing is dealt yet
  const rounds = roundsLeft(s);
  for (const party of s.order)
    out[party] = isSeat(s, party) ? worthOf(s, party, rounds) : s.influence[party]! + SIMULACRUM_WORTH;
  addPending(s, rounds, out);
  return shares(s, out);
}

function shared(out: number[], winners: readonly Party[]): number[] {
  for (const party of winners) out[party] = 1 / winners.length;
  return out;
}

function shares(s: State, worths: number[]): number[] {
  let best = -Infinity;
  let most = 0;
  for (const party of s.order) {
    best = Math.max(best, worths[party]!);
    most = Math.max(most, s.influence[party]!);
  }
  const sharpness = SHARPNESS * (1 + most / thresholdOf(s));
  let sum = 0;
  for (const party of s.order) {
    worths[party] = Math.exp(sharpness * (worths[party]! - best));
    sum += worths[party]!;
  }
  for (const party of s.order) worths[party]! /= sum;
  return worths;
}

export const evaluate = (s: State, seat: Seat): number => values(s)[seat]!;
