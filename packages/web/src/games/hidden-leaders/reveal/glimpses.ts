/** Cards that were shown for a moment and would otherwise be seen only in the log. */
import type { Card, HiddenLeadersEvent } from '@interregnum/hidden-leaders';

export interface Shown {
  card: Card;
  event: HiddenLeadersEvent;
}

/** Revealed, looked at, given away, turned up, chosen by chance. */
function shownBy(event: HiddenLeadersEvent): Card | null {
  switch (event.type) {
    case 'revealed':
    case 'handedOver':
    case 'chosenByLot':
    case 'looked':
      return event.card;
    case 'turned':
      return event.up ? event.card : null;
    default:
      return null;
  }
}

/** More than this at once is no glimpse. */
const MOST = 2;

export const glimpsesIn = (news: readonly HiddenLeadersEvent[]): Shown[] =>
  news
    .flatMap(event => {
      const card = shownBy(event);
      return card === null ? [] : [{ card, event }];
    })
    .slice(-MOST);
