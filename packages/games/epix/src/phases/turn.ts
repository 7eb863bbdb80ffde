/** A player's turn: his Action card, in Winter two (EPX-067, EPX-068, EPX-135..EPX-139). */
import { END, type Seat } from '@interregnum/kernel';
import { ACTION_CARDS, type ActionCard, MOVE, RECRUITMENT, TAX, WINTER } from '../content/cards.ts';
import { heard, tell } from '../events.ts';
import { option } from '../options.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { lastInOrder, receive, taxOf } from '../table.ts';
import { bestReachable, canPossiblyWin } from './last-player.ts';
import { moveAndAttack } from './move-and-attack.ts';
import { frontierOf, recruitment } from './recruitment.ts';

export const turn = procedure<{ seat: Seat; first: ActionCard; second: ActionCard }>('turn', {
  reveal: (s, l) => {
    const cards = s.chosen[l.seat]!;
    s.revealed[l.seat] = true;
    if (s.season !== WINTER) l.first = cards;
    tell({ type: 'revealed', seat: l.seat, cards });
  },
  lastInWinter: (s, l) => {
    if (s.season !== WINTER || l.seat !== lastInOrder(s)) return;
    if (canPossiblyWin(s, l.seat)) return;
    s.skipped = l.seat; // EPX-138, EPX-Q40: cards shown, not carried out
    if (heard()) tell({ type: 'skipped', seat: l.seat, ...bestReachable(s, l.seat) });
    return END;
  },
  // EPX-136
  order: {
    question: ASK.cardOrder,
    while: (s, l) => s.season === WINTER && l.first === 0,
    who: (_, l) => l.seat,
    options: (s, l) => {
      const [a, b] = ACTION_CARDS.filter(card => s.chosen[l.seat]! & card) as [ActionCard, ActionCard];
      return [option.order(a, b), option.order(b, a)];
    },
    then: (_s, l, a) => {
      if (a.type !== 'order') return;
      l.first = a.first;
      l.second = a.second;
      tell({ type: 'ordered', seat: l.seat, first: a.first, second: a.second });
    },
  },
  first: (s, l) => carryOut(s, l.seat, l.first),
  second: (s, l) => carryOut(s, l.seat, l.second), // EPX-137: only when the first is complete
});

function carryOut(s: State, seat: Seat, card: ActionCard): void {
  if (card === RECRUITMENT) call(s, recruitment, { seat, frontier: frontierOf(s, seat) });
  else if (card === TAX) collectTax(s, seat);
  else if (card === MOVE) call(s, moveAndAttack, { seat });
}

/** EPX-082. */
function collectTax(s: State, seat: Seat): void {
  const gold = taxOf(s, seat);
  receive(s, seat, gold);
  tell({ type: 'taxed', seat, gold });
}
