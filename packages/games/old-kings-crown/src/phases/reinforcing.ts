/** Reinforce and Retreat (AuRR, OKC-131, OKC-Q104): Ruses in order, then effects, then one common flip. */
import type { Seat } from '@interregnum/kernel';
import { changeClash, joinedBy, replaced, sorted } from '../cards.ts';
import { openWindow } from '../effects/window.ts';
import { tell } from '../events.ts';
import { opened, settle } from '../knowledge.ts';
import { oneForEach, option } from '../options.ts';
import { type Card, isRuse, isValue, type Party } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { carryOut, retreat, retreats } from '../retreating.ts';
import { at, call, procedure, type State } from '../state.ts';
import { seatsInOrder } from '../table.ts';

type Nothing = Record<string, never>;

/** OKC-244: a Ruse that has not chosen yet. */
const ruseOf = (s: State, party: Party): Card | undefined =>
  s.clash!.cards[party]!.find(card => isRuse(card) && !s.clash!.chosen.includes(card));

/** Who has to choose, in order. */
export const rusesLeft = (s: State): Party[] => s.clash!.in.filter(party => ruseOf(s, party) !== undefined);

const inOrder = (s: State, parties: readonly Party[]): Party[] => s.order.filter(party => parties.includes(party));

const ruse = procedure<{ seat: Seat }>('ruse', {
  choose: {
    question: ASK.reinforceOrRetreat,
    ask: 'always',
    who: (_, l) => l.seat,
    options: (s, l) => oneForEach(s.hands[l.seat]!, option.reinforce, ...retreats(s, l.seat)),
    then: (s, l, answer) => {
      const card = ruseOf(s, l.seat)!;
      changeClash(s, { chosen: joinedBy(s.clash!.chosen, card) });
      carryOut(s, l.seat, card, answer);
    },
  },
});

/** OKC-237: the added cards join; those of somebody who has Retreated only lie there (OKC-Q106). */
function showCovered(s: State): void {
  for (const seat of seatsInOrder(s)) {
    const cards = s.covered[seat]!;
    if (cards.length === 0) continue;
    const { region, in: among } = s.clash!;
    s.covered[seat] = [];
    s.up[at(s, region, seat)] = sorted([...s.up[at(s, region, seat)]!, ...cards]);
    opened(s, cards);
    settle(s, seat);
    tell({ type: 'revealed', region, cards: cards.map(card => ({ party: seat, card })) });
    if (!among.includes(seat)) continue;
    const all = sorted([...s.clash!.cards[seat]!, ...cards]);
    changeClash(s, { cards: replaced(s.clash!.cards, all, party => party === seat) });
  }
}

/** OKC-Q42, OKC-Q104. */
export const reinforcing = procedure<Nothing>('reinforcing', {
  ruses: {
    each: s => {
      s.window = 'AuRR';
      return inOrder(s, rusesLeft(s));
    },
    do: (s, _, party) => {
      const card = ruseOf(s, party);
      if (card === undefined) return;
      if (isValue(card))
        retreat(s, party, card, null, true); // OKC-S5
      else call(s, ruse, { seat: party });
    },
  },
  effects: s => openWindow(s, 'AuRR'),
  flip: s => showCovered(s),
});
