/** One season: auction, choice of Action cards, resolution, income, change of season (EPX-056, EPX-057). */
import { clockwise, type Seat } from '@interregnum/kernel';
import { goldFor, maySpy, winsTies } from '../abilities.ts';
import { ACTION_CARDS, ACTION_PAIRS, type ActionCards, WINTER } from '../content/cards.ts';
import { tell, tellApart } from '../events.ts';
import { auctionBids, type Option, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import { incomeOf, pay, receive } from '../table.ts';
import { turn } from './turn.ts';

/** EPX-056, EPX-057: the phases; Winter has them all (EPX-Q06, EPX-Q08) and differs only in what they ask. */
export const season = procedure<{ winner: Seat | null }>('season', {
  begin: s => tell({ type: 'season', season: s.season }),
  // EPX-060
  auction: {
    question: ASK.auction,
    everyone: s => clockwise(s.seats, s.firstPlayer),
    options: (s, _, seat) => auctionBids(s.gold[seat]!),
    // EPX-061, EPX-Q32: all fists open together, the losing ones too
    reveal: (s, l, answers) => {
      l.winner = settleAuction(
        s,
        answers.map(a => (a?.type === 'bid' ? a.amount : 0)),
      );
    },
  },
  giveCard: {
    question: ASK.firstPlayer,
    who: (_, l) => l.winner!,
    options: s => clockwise(s.seats, 0).map(option.first),
    then: (s, l, a) => {
      if (a.type === 'first') s.firstPlayer = a.seat;
      tell({ type: 'firstPlayer', by: l.winner!, seat: s.firstPlayer });
    },
  },
  choose: {
    question: ASK.actionCard,
    everyone: s => clockwise(s.seats, s.firstPlayer),
    options: s => choices(s).map(option.choose),
    changeable: true, // EPX-Q46
    reveal: (s, _, answers) => {
      s.chosen = answers.map(a => (a?.type === 'choose' ? a.cards : null));
    },
  },
  look: {
    question: ASK.spy,
    each: s => clockwise(s.seats, 0).filter(seat => maySpy(s, seat)),
    who: (_s, _l, seat) => seat,
    options: (s, _, seat) => [
      ...clockwise(s.seats, 0)
        .filter(x => x !== seat)
        .map(option.look),
      option.decline,
    ],
    then: (s, _, a, seat) => {
      if (a.type === 'look') lookAtCards(s, seat, a.seat);
    },
  },
  respond: {
    question: ASK.changeCard,
    each: s => (s.spied === null ? [] : clockwise(s.seats, 0).filter(seat => maySpy(s, seat))),
    who: (_s, _l, seat) => seat,
    options: (s, _, seat) => otherChoices(s, seat),
    then: (s, _, a, seat) => {
      if (a.type === 'change') s.chosen[seat] = a.cards;
    },
  },
  resolution: {
    each: s => clockwise(s.seats, s.firstPlayer), // EPX-067
    do: (s, _, seat) => call(s, turn, { seat, first: 0, second: 0 }),
  },
  income: s => payIncome(s),
  change: s => changeSeason(s),
});

/** EPX-062..EPX-064, EPX-Q31, SA18: the highest bidder pays; ties go clockwise from the holder. Returns the winner. */
function settleAuction(s: State, bids: number[]): Seat {
  const highest = Math.max(...bids);
  const tied = clockwise(s.seats, s.firstPlayer).filter(seat => bids[seat] === highest);
  const herald = tied.find(seat => winsTies(s, seat));
  const winner = herald ?? tied[0]!;
  const paid = Math.max(0, highest - goldFor(s, winner, 'rebate'));
  pay(s, winner, paid);
  s.auction = bids;
  tell({ type: 'auction', bids: bids.slice(), winner, paid });
  return winner;
}

/** EPX-065, EPX-135, EPX-Q41: one card, in Winter two different ones. */
export const choices = (t: PublicState): readonly ActionCards[] => (t.season < WINTER ? ACTION_CARDS : ACTION_PAIRS);

/** SA19: everybody learns that a look was taken and at whom; only the Spymaster's owner sees the cards. */
function lookAtCards(s: State, seat: Seat, at: Seat): void {
  s.spied = at;
  tellApart([seat], { type: 'spied', seat, at, cards: s.chosen[at]! }, { type: 'spied', seat, at, cards: null });
}

function otherChoices(s: State, seat: Seat): Option[] {
  const others = choices(s).filter(cards => cards !== s.chosen[seat]);
  return [option.keep, ...others.map(option.change)];
}

/** EPX-130..EPX-132: after the last Action card everybody collects. */
function payIncome(s: State): void {
  for (const seat of clockwise(s.seats, s.firstPlayer)) {
    const { camps, marks, cards } = incomeOf(s, seat);
    if (camps + marks + cards === 0) continue;
    receive(s, seat, camps + marks + cards);
    tell({ type: 'income', seat, camps, marks, cards });
  }
}

/** EPX-133, EPX-152: the First Player card stays where it is; cards and once-per-season effects come back. */
function changeSeason(s: State): void {
  s.season++;
  if (s.season > WINTER) return; // EPX-Q40: the last cards stay face up
  s.spent = 0;
  s.spied = null;
  s.auction = null;
  s.revealed.fill(false);
  s.chosen.fill(null);
}
