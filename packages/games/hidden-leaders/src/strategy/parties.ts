/** The parties at the table as somebody sees them: whom they may stand with, and what they count for. */
import type { Seat } from '@interregnum/kernel';
import { LEADERS, type Leader } from '../content/leaders.ts';
import { bitOf } from '../state.ts';
import { friendsOf, type Known, loyalty } from './beliefs.ts';
import { countIn, type Tally, tallyOf } from './tally.ts';

/** Four numbers: one for each faction. */
type ByFaction = readonly number[];

export interface Party {
  /** How likely its Leader is aligned with each faction. */
  aligned: ByFaction;
  up: ByFaction;
  down: ByFaction;
  hand: ByFaction;
  /** Heroes, whatever their faction. */
  total: number;
  leader: number;
  /** Hidden Heroes that might be anything. */
  doubts: number;
}

/** How one seat sees the party of another. */
export type Reading = (t: Known, seat: Seat, other: Seat) => Party;

/** How many Heroes of a faction that a party is aligned with a Hidden Hero and a hand card of it are worth. */
const HIDDEN_WORTH = 0.37;
const HAND_WORTH = 0.3;
/** Between Lemron and Enned. */
const SOME_LEADER = 3.5;

const byFaction = (tally: Tally): number[] => [
  countIn(tally, 0),
  countIn(tally, 1),
  countIn(tally, 2),
  countIn(tally, 3),
];

function alignedBy(leader: Leader): number[] {
  const aligned = [0, 0, 0, 0];
  for (const friend of friendsOf(leader)) aligned[friend] = 1;
  return aligned;
}

/** All of it, Leader and hand, too. */
export const inTheOpen: Reading = (t, _seat, other) => ({
  aligned: alignedBy(t.leaders[other]!),
  up: byFaction(tallyOf(t.up[other]!)),
  down: byFaction(tallyOf(t.down[other]!)),
  hand: byFaction(tallyOf(t.hands[other]!)),
  total: t.up[other]!.length + t.known[other]!.length,
  leader: t.leaders[other]!,
  doubts: 0,
});

/** What lies open, and what the seat has seen of the rest. */
export const asSeen: Reading = (t, seat, other) => {
  if (other === seat) return inTheOpen(t, seat, other);
  const up = tallyOf(t.up[other]!);
  const seen = seenInStack(t, seat, other);
  const doubts = doubtsInStack(t, seat, other);
  const hand = HAND_WORTH * t.hands[other]!.length;
  return {
    aligned: likelyAligned(up + seen, t.leaders[seat]!),
    up: byFaction(up),
    down: byFaction(seen).map(count => count + HIDDEN_WORTH * doubts),
    hand: [hand, hand, hand, hand],
    total: t.up[other]!.length + t.known[other]!.length,
    leader: SOME_LEADER,
    doubts,
  };
};

export const isSeen = (t: Known, seat: Seat, other: Seat, place: number): boolean =>
  t.memory === 'aid' && (t.known[other]![place]! & bitOf(seat)) !== 0;

export function seenInStack(t: Known, seat: Seat, other: Seat): Tally {
  let tally = 0;
  for (let place = 0; place < t.known[other]!.length; place++) {
    if (isSeen(t, seat, other, place)) tally += tallyOf([t.down[other]![place]!]);
  }
  return tally;
}

function doubtsInStack(t: Known, seat: Seat, other: Seat): number {
  let doubts = 0;
  for (let place = 0; place < t.known[other]!.length; place++) if (!isSeen(t, seat, other, place)) doubts++;
  return doubts;
}

/** By faction, for a party with these Heroes whose Leader is not the own one. */
function likelyAligned(heroes: Tally, own: Leader): number[] {
  const aligned = [0, 0, 0, 0];
  let all = 0;
  for (let leader = 1; leader <= LEADERS.length; leader++) {
    if (leader === own) continue;
    const weight = loyalty(heroes, leader);
    const [one, other] = friendsOf(leader);
    all += weight;
    aligned[one]! += weight;
    aligned[other]! += weight;
  }
  for (let f = 0; f < 4; f++) aligned[f]! /= all;
  return aligned;
}
