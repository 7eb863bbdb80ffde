/** Influence bids: sealed, opened together, ties decided (RNW-345..RNW-347, RNW-Q125). */
import { type Seat, sets } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { changeInfluence } from '../figures.ts';
import { option } from '../options.ts';
import { NONE } from '../pieces.ts';
import { place } from '../places.ts';
import { bidders, byInfluence, PRIMARCH } from '../queries.ts';
import { ASK } from '../questions.ts';
import { procedure, type State } from '../state.ts';
import { inPlayOrder } from '../table.ts';

export interface Bidding {
  for: 'high' | 'low' | 'both';
}

/** Who has bid most or least among these. */
function tied(s: State, what: 'high' | 'low', among: readonly Seat[]): Seat[] {
  const bids = among.map(seat => s.bids[seat]!);
  const best = what === 'high' ? Math.max(...bids) : Math.min(...bids);
  return among.filter(seat => s.bids[seat] === best);
}

/** RNW-347: the Primarch, else the tied player with the most influence left. */
function tieChooser(s: State, among: readonly Seat[]): Seat {
  const primarch = s.titleSeat[PRIMARCH]!;
  if (primarch !== NONE) return primarch;
  return [...among].sort(byInfluence(s))[0]!;
}

const highs = (s: State): Seat[] => tied(s, 'high', inPlayOrder(s));
/** RNW-Q125: the lowest among those who are not the highest. */
const lows = (s: State, l: Bidding): Seat[] =>
  tied(
    s,
    'low',
    inPlayOrder(s).filter(seat => l.for !== 'both' || seat !== s.highBidder),
  );

function settleHigh(s: State, seat: Seat): void {
  s.highBidder = seat;
  tell({ type: 'bidWon', seat, what: 'high' });
}
function settleLow(s: State, seat: Seat): void {
  s.lowBidder = seat;
  tell({ type: 'bidWon', seat, what: 'low' });
}

function openBids(s: State, bids: readonly number[]): void {
  s.bids = bids;
  s.highBidder = NONE;
  s.lowBidder = NONE;
  tell({ type: 'bids', bids: sets.members(s.alive).map(seat => ({ seat, n: s.bids[seat]! })) });
  for (const [seat, n] of s.bids.entries()) changeInfluence(s, seat, -n); // RNW-346
}

export const bidding = procedure<Bidding>('bidding', {
  open: s => place(s, 'bid.open', {}),
  nobody: s => {
    if (bidders(s).length === 0) openBids(s, new Array<number>(s.seats).fill(0));
  },
  bid: {
    question: ASK.bid,
    changeable: true,
    everyone: s => bidders(s),
    options: (s, _, seat) => Array.from({ length: s.influence[seat]! + 1 }, (_one, n) => option.bid(n)),
    reveal: (s, _, answers) =>
      openBids(
        s,
        answers.map(answer => (answer?.type === 'bid' ? answer.amount : 0)),
      ),
  },
  high: {
    question: ASK.bidTie,
    ask: 'forced',
    while: (s, l) => l.for !== 'low' && s.highBidder === NONE,
    who: s => tieChooser(s, highs(s)),
    options: s => highs(s).map(option.player),
    then: (s, _, answer) => {
      if (answer.type === 'player') settleHigh(s, answer.seat);
    },
  },
  low: {
    question: ASK.bidTie,
    ask: 'forced',
    while: (s, l) => l.for !== 'high' && s.lowBidder === NONE,
    who: (s, l) => tieChooser(s, lows(s, l)),
    options: (s, l) => lows(s, l).map(option.player),
    then: (s, _, answer) => {
      if (answer.type === 'player') settleLow(s, answer.seat);
    },
  },
  close: s => place(s, 'bid.closed', {}),
});
