/** Answers that a player of Yield may leave at the table, each until something happens that concerns it. */
import { type Catalogue, phrase, type Seat, type StandingOrders } from '@interregnum/kernel';
import { ownerOf } from './content/armies.ts';
import { KIND_COUNT, KINDS, valueOfCard } from './content/cards.ts';
import type { YieldEvent } from './events.ts';
import type { Option } from './options.ts';
import { valueInBattle, weakest } from './phases/initiative.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';
import { YEARS } from './state.ts';
import { allyOf, fightingAlly, fortressValue, isPlayable, sideOf } from './table.ts';

interface Order {
  id: string;
  /** The first of them is the one that it is named for. */
  questions: readonly string[];
  /** The place of the answer among the options, -1 for none. */
  choose(options: readonly Option[], v: View, seat: Seat): number;
  /** Left out: in every game. */
  mayCome?(v: View, seat: Seat): boolean;
  disarms(e: YieldEvent, seat: Seat): boolean;
}

type Choose = Order['choose'];

const ofType =
  (...types: Option['type'][]): Choose =>
  options =>
    options.findIndex(o => types.includes(o.type));

/** The first option of highest rank; those without a rank are left alone. */
const highest =
  (rank: (o: Option, v: View) => number | null): Choose =>
  (options, v) => {
    let best = -1;
    for (const [i, o] of options.entries()) {
      const here = rank(o, v);
      if (here !== null && (best < 0 || here > rank(options[best]!, v)!)) best = i;
    }
    return best;
  };

const lowestCard = highest(o => (o.type === 'discard' || o.type === 'give' ? -valueOfCard(o.kind) : null));
const highestFortress = highest((o, v) => (o.type === 'upgrade' ? fortressValue(v, o.location) : null));
const strongestArmy = highest((o, v) => (o.type === 'loss' ? (v.units[o.army] ?? 0) : null));

/** YLD-159: even the whole hand would not bring initiative to anybody else, and no ally can help. */
function isHopeless(v: View, seat: Seat): boolean {
  const b = v.battle!;
  const side = sideOf(v, seat);
  if (fightingAlly(v, b, seat) !== null) return false;
  const reach = KINDS.reduce((sum, kind) => {
    const value = valueInBattle(v, b, seat, kind, isPlayable(b, seat, kind));
    return sum + value * (v.hands[KIND_COUNT * seat + kind] ?? 0);
  }, b.totals[side]!);
  return reach < b.totals[weakest(v, b, side)]!;
}

// --- what ends them --------------------------------------------------------------------------------------------------

const losesFortress = (e: YieldEvent, seat: Seat): boolean => e.type === 'conquered' && e.from === seat;
const losesArmy = (e: YieldEvent, seat: Seat): boolean => e.type === 'destroyed' && ownerOf(e.army) === seat;
const isBeaten = (e: YieldEvent, seat: Seat): boolean => losesArmy(e, seat) || losesFortress(e, seat);

/** A battle with own Armies, a Fortress lost, a card stolen. */
const isTouched = (e: YieldEvent, seat: Seat): boolean =>
  losesFortress(e, seat) ||
  (e.type === 'battle' && e.dials.some(({ army }) => ownerOf(army) === seat)) ||
  ((e.type === 'stole' || e.type === 'hasNone') && e.from === seat);

/** In the last Year cards are worth nothing any more, so that even a few Units less to lose are worth them. */
const lastYearBegins = (e: YieldEvent): boolean => e.type === 'season' && e.year === YEARS && e.season === 1;

const ORDERS: readonly Order[] = [
  { id: 'reveal', questions: [ASK.perform], choose: ofType('reveal'), disarms: isTouched },
  { id: 'keep', questions: [ASK.perform], choose: ofType('keep'), disarms: isTouched },
  {
    id: 'discard-lowest',
    questions: [ASK.handLimit, ASK.discardToDraw, ASK.giveToThief],
    choose: lowestCard,
    disarms: isTouched,
  },
  {
    id: 'draw',
    questions: [ASK.battleCard, ASK.eitherAlly],
    choose: ofType('accept', 'pass'),
    disarms: isBeaten,
  },
  {
    id: 'yield-hopeless',
    questions: [ASK.battleCard],
    choose: (options, v, seat) => (isHopeless(v, seat) ? ofType('yield')(options, v, seat) : -1),
    disarms: (e, seat) => losesArmy(e, seat) || lastYearBegins(e),
  },
  { id: 'loss-strongest', questions: [ASK.loss], choose: strongestArmy, disarms: losesArmy },
  { id: 'upgrade-highest', questions: [ASK.freeUpgrade], choose: highestFortress, disarms: losesFortress },
  { id: 'no-chase', questions: [ASK.chase], choose: ofType('stop'), disarms: isBeaten },
  {
    id: 'follow-ally',
    questions: [ASK.allyCard, ASK.eitherAlly],
    choose: ofType('agree', 'back', 'ally'),
    mayCome: (v, seat) => allyOf(v, seat) !== null,
    disarms: isBeaten,
  },
];

const orderCalled = (id: string): Order | undefined => ORDERS.find(order => order.id === id);

export const orders: StandingOrders<View, YieldEvent> = {
  offers(v) {
    const seat = v.viewer;
    if (seat === null || v.over) return [];
    return ORDERS.filter(order => order.mayCome?.(v, seat) ?? true).map(({ id, questions }) => ({
      id,
      question: questions[0]!,
      phrase: phrase(`order.${id}`),
    }));
  },
  answer(v, id) {
    const order = orderCalled(id);
    const asked = v.viewer !== null && v.ask !== null && order?.questions.includes(v.ask.id);
    const options = asked ? v.ask!.options[v.viewer!] : null;
    const option = options ? order!.choose(options, v, v.viewer!) : -1;
    return option < 0 ? null : option;
  },
  disarms: (e, seat, id) => orderCalled(id)?.disarms(e, seat) ?? true,
};

export const orderTexts: Readonly<Record<'en' | 'de', Catalogue>> = {
  en: {
    'order.reveal': 'Reveal my Strategy card, until somebody fights me, robs me or takes a Fortress from me',
    'order.keep':
      'Keep my Strategy card hidden and draw, until somebody fights me, robs me or takes a Fortress from me',
    'order.discard-lowest':
      'Discard or give my lowest Battle card, until somebody fights me, robs me or takes a Fortress from me',
    'order.draw': 'Accept a Draw, or pass for one, until I lose an Army or a Fortress',
    'order.yield-hopeless':
      'Yield when all my cards together could not catch up, until I lose an Army or the last Year begins',
    'order.loss-strongest': 'Let the strongest Army take a loss, until I lose an Army',
    'order.upgrade-highest': 'Put free Upgrades on my most valuable Fortresses, until I lose a Fortress',
    'order.no-chase': 'Do not chase, until I lose an Army or a Fortress',
    'order.follow-ally': 'Leave battles to my ally, until I lose an Army or a Fortress',
  },
  de: {
    'order.reveal': 'Meine Strategiekarte aufdecken, bis mich jemand bekämpft, bestiehlt oder mir eine Festung nimmt',
    'order.keep':
      'Meine Strategiekarte verdeckt lassen und ziehen, bis mich jemand bekämpft, bestiehlt oder mir eine Festung nimmt',
    'order.discard-lowest':
      'Meine niedrigste Kampfkarte abwerfen oder geben, bis mich jemand bekämpft, bestiehlt oder mir eine Festung nimmt',
    'order.draw': 'Ein Unentschieden annehmen oder dafür passen, bis ich eine Armee oder Festung verliere',
    'order.yield-hopeless':
      'Nachgeben, wenn alle meine Karten zusammen nicht reichten, bis ich eine Armee verliere oder das letzte Jahr beginnt',
    'order.loss-strongest': 'Verluste trägt die stärkste Armee, bis ich eine Armee verliere',
    'order.upgrade-highest':
      'Mit kostenlosen Aufwertungen meine wertvollsten Festungen aufwerten, bis ich eine Festung verliere',
    'order.no-chase': 'Nicht verfolgen, bis ich eine Armee oder Festung verliere',
    'order.follow-ally': 'Kämpfe meinem Verbündeten überlassen, bis ich eine Armee oder Festung verliere',
  },
};
