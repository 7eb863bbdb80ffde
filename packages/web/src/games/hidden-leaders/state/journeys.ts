/** What each event moves on the table, so that cards and markers travel one event after another. */
import type { Card, HiddenLeadersEvent, Marker } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import type { Journey } from '../../../table/kit/glide.tsx';

/** The name of a card while it travels. */
export const heroKey = (card: Card): string => `hero ${card}`;

/** The name of a place that is not a card: a hand that is not seen, a pile. */
export const handPlace = (seat: Seat): string => `hand ${seat}`;

type Way = Pick<Journey, 'from' | 'to'>;
interface Travel extends Way {
  card: Card;
}

/** The cards that an event moves, as far as the viewer knows them. */
function travels(e: HiddenLeadersEvent): Travel[] {
  const one = (card: Card | null, from: string | null, to: string | null): Travel[] =>
    card === null ? [] : [{ card, from, to }];
  switch (e.type) {
    case 'prepared':
      return [...one(e.hidden, handPlace(e.seat), null), ...one(e.discarded, handPlace(e.seat), 'wilderness')];
    case 'played':
    case 'hid':
      return one(e.card, handPlace(e.seat), null);
    case 'discarded':
      return one(e.card, handPlace(e.seat), 'wilderness');
    case 'drew':
      return one(e.card, e.from, handPlace(e.seat));
    case 'kept':
      return one(e.card, 'harbor', handPlace(e.seat));
    case 'putBack':
      return one(e.card, null, 'harbor');
    case 'refilled':
      return one(e.card, e.from, null);
    case 'held':
      return e.cards.flatMap(card => one(card, e.from, null));
    case 'buried':
      return one(e.card, null, 'graveyard');
    case 'dismissed':
      return one(e.card, null, 'wilderness');
    case 'robbed':
    case 'handedOver':
      return one(e.card, handPlace(e.from), handPlace(e.seat));
    case 'took':
      return one(e.card, null, handPlace(e.seat));
    case 'placed':
    case 'turned':
      return one(e.card, null, null);
    case 'gave':
      return one(e.card, null, handPlace(e.to));
    case 'exchanged':
      return [...one(e.one.card, null, null), ...one(e.other.card, null, null)];
    default:
      return [];
  }
}

export interface Journeys {
  cards: readonly Journey[];
  /** When each marker moves, counted in events. */
  markers: Readonly<Partial<Record<Marker, number>>>;
}

/** Only what can be seen takes its time. */
export function journeysOf(news: readonly HiddenLeadersEvent[]): Journeys {
  const cards: Journey[] = [];
  const markers: Partial<Record<Marker, number>> = {};
  let step = 0;
  for (const event of news) {
    const moved = travels(event);
    for (const { card, from, to } of moved) cards.push({ id: heroKey(card), step, from, to });
    if (event.type === 'moved') markers[event.marker] ??= step;
    if (moved.length > 0 || event.type === 'moved') step++;
  }
  return { cards, markers };
}
