/** Answers that a player of Epix may leave at the table, each until something happens that concerns it. */
import { type Catalogue, phrase, type Seat, type StandingOrders } from '@interregnum/kernel';
import { maySpy } from './abilities.ts';
import type { EpixEvent } from './events.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';

interface Order {
  id: string;
  question: string;
  codes: readonly string[];
  /** Whether the question may still come. */
  mayCome(v: View, seat: Seat): boolean;
  disarms(e: EpixEvent, seat: Seat): boolean;
}

const goesOn = (v: View): boolean => !v.over;

const isAttacked = (e: EpixEvent, seat: Seat): boolean =>
  (e.type === 'attacked' && e.duel.defender === seat) || (e.type === 'destroyed' && e.seat === seat);

const ORDERS: readonly Order[] = [
  {
    id: 'pass',
    question: ASK.draft,
    codes: ['pass'],
    mayCome: (v, seat) => v.frames.some(frame => frame.proc === 'draft') && !v.passed[seat],
    disarms: (e, seat) => e.type === 'draftBid' && e.outbid === seat,
  },
  { id: 'bid-nothing', question: ASK.auction, codes: ['bid:0'], mayCome: goesOn, disarms: isAttacked },
  {
    id: 'tax',
    question: ASK.actionCard,
    codes: ['choose:tax', 'choose:recruit+tax'],
    mayCome: goesOn,
    disarms: isAttacked,
  },
  {
    id: 'no-spying',
    question: ASK.spy,
    codes: ['decline'],
    mayCome: (v, seat) => goesOn(v) && maySpy(v, seat),
    disarms: isAttacked,
  },
];

const orderCalled = (id: string): Order | undefined => ORDERS.find(order => order.id === id);

export const orders: StandingOrders<View, EpixEvent> = {
  offers: v =>
    ORDERS.filter(order => v.viewer !== null && order.mayCome(v, v.viewer)).map(({ id, question }) => ({
      id,
      question,
      phrase: phrase(`order.${id}`),
    })),
  answer(v, id) {
    const order = orderCalled(id);
    const options = v.viewer !== null && v.ask?.id === order?.question ? v.ask!.options[v.viewer] : null;
    const option = options?.findIndex(o => order!.codes.includes(o.code)) ?? -1;
    return option < 0 ? null : option;
  },
  disarms: (e, seat, id) => orderCalled(id)?.disarms(e, seat) ?? true,
};

export const orderTexts: Readonly<Record<'en' | 'de', Catalogue>> = {
  en: {
    'order.pass': 'Pass in the draft, unless I am outbid',
    'order.bid-nothing': 'Bid nothing in the auction, until I am attacked',
    'order.tax': 'Choose Tax, until I am attacked',
    'order.no-spying': 'Look at nobody’s Action cards, until I am attacked',
  },
  de: {
    'order.pass': 'In der Vorbereitung passen, solange mich niemand überbietet',
    'order.bid-nothing': 'In der Versteigerung nichts bieten, bis ich angegriffen werde',
    'order.tax': 'Steuern wählen, bis ich angegriffen werde',
    'order.no-spying': 'Niemandes Aktionskarten ansehen, bis ich angegriffen werde',
  },
};
