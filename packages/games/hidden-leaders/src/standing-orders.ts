/** Answers that a player of Hidden Leaders may leave at the table, until somebody touches his party or the end is near. */
import { type Catalogue, phrase, type Seat, type StandingOrders } from '@interregnum/kernel';
import type { HiddenLeadersEvent } from './events.ts';
import type { Option } from './options.ts';
import { LAST_ROUND } from './phases/end.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';
import { isOneHeroShort, roundOf } from './table.ts';

interface Order {
  id: string;
  /** The first of them is the one that it is named for. */
  questions: readonly string[];
  choose(options: readonly Option[]): number;
}

const ofType =
  (...types: Option['type'][]) =>
  (options: readonly Option[]): number =>
    options.findIndex(o => types.includes(o.type));

const ORDERS: readonly Order[] = [
  { id: 'pass', questions: [ASK.turn, ASK.discard], choose: ofType('discard', 'pass', 'stop') },
  { id: 'harbor', questions: [ASK.draw], choose: ofType('harbor') },
  { id: 'discard-last', questions: [ASK.handLimit, ASK.everyoneDiscards], choose: options => options.length - 1 },
];

const orderCalled = (id: string): Order | undefined => ORDERS.find(order => order.id === id);

/** Somebody has changed the party or the hand of this seat, or the end is near. */
function concerns(e: HiddenLeadersEvent, seat: Seat): boolean {
  switch (e.type) {
    case 'buried':
    case 'dismissed':
    case 'turned':
      return e.seat === seat;
    case 'robbed':
    case 'took':
    case 'handedOver':
      return e.from === seat;
    case 'gave':
      return e.from === seat || e.to === seat;
    case 'exchanged':
      return e.seat !== seat && (e.one.seat === seat || e.other.seat === seat);
    case 'endNear':
    case 'lastRoundBegins':
      return true;
    default:
      return false;
  }
}

/** Then the player is asked again, and nothing can be left at the table. */
const isEndNear = (v: View): boolean => isOneHeroShort(v) || roundOf(v) >= LAST_ROUND;

export const orders: StandingOrders<View, HiddenLeadersEvent> = {
  offers: v =>
    v.viewer === null || v.over || isEndNear(v)
      ? []
      : ORDERS.map(({ id, questions }) => ({ id, question: questions[0]!, phrase: phrase(`order.${id}`) })),
  answer(v, id) {
    const order = orderCalled(id);
    const asked = v.viewer !== null && v.ask && !isEndNear(v) && order?.questions.includes(v.ask.id);
    const options = asked ? v.ask!.options[v.viewer!] : null;
    const option = options ? order!.choose(options) : -1;
    return option < 0 ? null : option;
  },
  disarms: (e, seat) => concerns(e, seat),
};

export const orderTexts: Readonly<Record<'en' | 'de', Catalogue>> = {
  en: {
    'order.pass': 'Play and discard nothing, until somebody touches my party or the end is near',
    'order.harbor': 'Draw from the Harbor, until somebody touches my party or the end is near',
    'order.discard-last': 'Discard the last card of my hand, until somebody touches my party or the end is near',
  },
  de: {
    'order.pass': 'Nichts spielen und nichts abwerfen, bis jemand mein Gefolge anrührt oder das Ende naht',
    'order.harbor': 'Aus dem Hafen ziehen, bis jemand mein Gefolge anrührt oder das Ende naht',
    'order.discard-last': 'Die letzte Handkarte abwerfen, bis jemand mein Gefolge anrührt oder das Ende naht',
  },
};
