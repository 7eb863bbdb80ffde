/** The parties at the table as somebody sees them: whom they may stand with, and what they count for. */
import type { Seat } from '@interregnum/kernel';
import { LEADERS, type Leader } from '../content/leaders.ts';
import { bitOf } from '../state.ts';
import { friendsOf, type Known, loyalty } from './beliefs.ts';
import { countIn, type Tally, tallyOf } from './tally.ts';

export interface Party {
  /** By faction: how likely its Leader is aligned with it. */
  aligned: readonly number[];
  up: Tally;
  /** Hidden Heroes and hand cards that can be seen, and how many cannot. */
  down: Tally;
  doubts: number;
  hand: Tally;
  unseen: number;
  /** Heroes, whatever their faction. */
  total: number;
  leader: number;
}

/** How many Heroes of a faction that a party is aligned with a Hidden Hero and a hand card of it are worth. */
const HIDDEN_WORTH = 0.37;
const HAND_WORTH = 0.3;
/** Between Lemron and Enned. */
const SOME_LEADER = 3.5;

export const hiddenIn = ({ down, doubts }: Party, f: number): number => countIn(down, f) + HIDDEN_WORTH * doubts;
export const handIn = ({ hand, unseen }: Party, f: number): number => countIn(hand, f) + HAND_WORTH * unseen;

function alignedBy(t: Known, leader: Leader): number[] {
  const aligned = [0, 0, 0, 0];
  for (const friend of friendsOf(t, leader)) aligned[friend] = 1;
  return aligned;
}

/** All of it, Leader and hand, too. */
const inTheOpen = (t: Known, seat: Seat): Party => ({
  aligned: alignedBy(t, t.leaders[seat]!),
  up: tallyOf(t, t.up[seat]!),
  down: tallyOf(t, t.down[seat]!),
  doubts: 0,
  hand: tallyOf(t, t.hands[seat]!),
  unseen: 0,
  total: t.up[seat]!.length + t.known[seat]!.length,
  leader: t.leaders[seat]!,
});

/** What lies open, and what the seat has seen of the rest. */
export function partyOf(t: Known, seat: Seat, other: Seat): Party {
  if (other === seat) return inTheOpen(t, seat);
  const up = tallyOf(t, t.up[other]!);
  const down = seenInStack(t, seat, other);
  return {
    aligned: likelyAligned(t, up + down, t.leaders[seat]!),
    up,
    down,
    doubts: doubtsInStack(t, seat, other),
    hand: 0,
    unseen: t.hands[other]!.length,
    total: t.up[other]!.length + t.known[other]!.length,
    leader: SOME_LEADER,
  };
}

export const isSeen = (t: Known, seat: Seat, other: Seat, place: number): boolean =>
  t.memory === 'aid' && (t.known[other]![place]! & bitOf(seat)) !== 0;

export function seenInStack(t: Known, seat: Seat, other: Seat): Tally {
  let tally = 0;
  for (let place = 0; place < t.known[other]!.length; place++) {
    if (isSeen(t, seat, other, place)) tally += tallyOf(t, [t.down[other]![place]!]);
  }
  return tally;
}

function doubtsInStack(t: Known, seat: Seat, other: Seat): number {
  let doubts = 0;
  for (let place = 0; place < t.known[other]!.length; place++) if (!isSeen(t, seat, other, place)) doubts++;
  return doubts;
}

/** By faction, for a party with these Heroes whose Leader is not the own one. */
function likelyAligned(t: Known, heroes: Tally, own: Leader): number[] {
  const aligned = [0, 0, 0, 0];
  let all = 0;
  for (let leader = 1; leader <= LEADERS.length; leader++) {
    if (leader === own) continue;
    const weight = loyalty(t, heroes, leader);
    const [one, other] = friendsOf(t, leader);
    all += weight;
    aligned[one]! += weight;
    aligned[other]! += weight;
  }
  for (let f = 0; f < 4; f++) aligned[f]! /= all;
  return aligned;
}
