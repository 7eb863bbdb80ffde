/** Why an answer is refused from the auction to the order of two Winter cards (EPX-060..EPX-066, EPX-135, SA19). */
import { because, listArg, type PhraseArg, type Refusal, type Seat, term } from '@interregnum/kernel';
import { ACTION_CARDS, ACTION_IDS, type ActionCard, type ActionCards, WINTER } from '../content/cards.ts';
import { ruleOf } from '../describe.ts';
import type { View } from '../sight.ts';
import type { Reason } from './reason.ts';

/** EPX-D02. */
export const auction: Reason = (v, seat, a) => {
  const gold = v.gold[seat]!;
  return a.type === 'bid' && (a.amount < 0 || a.amount > gold) ? because('EPX-060', 'auction.range', { gold }) : null;
};

const noSuchPlayer = (v: View, rule: string, seat: Seat): Refusal | null =>
  seat >= 0 && seat < v.seats ? null : because(rule, 'noSuchPlayer', { number: seat + 1, seats: v.seats });

/** EPX-D03. */
export const firstPlayer: Reason = (v, _, a) => (a.type === 'first' ? noSuchPlayer(v, 'EPX-063', a.seat) : null);

const listOf = (cards: ActionCards): ActionCard[] => ACTION_CARDS.filter(card => cards & card);

/** EPX-D04. */
export const choice: Reason = (v, _, a) => {
  if (a.type === 'choose') return wrongCards(v, listOf(a.cards));
  return a.type === 'wrongChoice' ? wrongCards(v, a.list) : null;
};

/** EPX-065, EPX-135, EPX-Q41. */
function wrongCards(v: View, cards: readonly ActionCard[]): Refusal | null {
  if (v.season !== WINTER) return cards.length === 1 ? null : because('EPX-065', 'choose.one');
  if (cards.length !== 2) return because('EPX-135', 'choose.two');
  return cards[0] === cards[1] ? because('EPX-Q41', 'choose.different') : null;
}

/** EPX-D05. */
export const look: Reason = (v, seat, a) => {
  if (a.type !== 'look') return null;
  return a.seat === seat ? because(ruleOf(v), 'look.self') : noSuchPlayer(v, ruleOf(v), a.seat);
};

const actionTerms = (cards: ActionCards): PhraseArg =>
  listArg(listOf(cards).map(card => term(`action.${ACTION_IDS[card]}`)));

/** EPX-D06. */
export const respond: Reason = (v, seat, a) => {
  if (a.type === 'wrongChange') return wrongCards(v, a.list);
  if (a.type !== 'change') return null;
  const wrong = wrongCards(v, listOf(a.cards));
  if (wrong || a.cards !== v.chosen[seat]) return wrong;
  return because(ruleOf(v), 'change.same', { cards: actionTerms(v.chosen[seat]!) });
};

/** EPX-D07. */
export const order: Reason = (v, seat, a) => {
  const chosen = v.chosen[seat]!;
  const tried = a.type === 'order' && a.first !== a.second ? a.first | a.second : 0;
  if ((a.type !== 'order' && a.type !== 'wrongOrder') || tried === chosen) return null;
  return because('EPX-136', 'order.bothCards', { cards: actionTerms(chosen) });
};
