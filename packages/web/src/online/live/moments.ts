/** Turns what the server says of the game into the moments that the table page draws. */
import type { BaseEvent } from '@interregnum/kernel';
import { FORMER_PLAYER, type MyTable, type Place, type StateMessage } from '@interregnum/protocol';
import type { LogEntry, Moment } from '../../local/messages.ts';
import type { Player } from '../../store/database.ts';

/** Without a name the table has a word of its own. */
const nameOf = ({ name }: Place): string => (name === FORMER_PLAYER ? '' : name);

const seatPlan = (place: Place): Player =>
  place.kind === 'bot'
    ? { kind: 'bot', name: place.name, level: place.level }
    : { kind: 'person', name: nameOf(place) };

/** More than this at once is a story to be read, not to be played out on the board. */
const MOST_NEWS = 6;

export interface Moments {
  log: readonly LogEntry[];
  /** The last one, `null` before the first. */
  now: Moment | null;
}

export const NOTHING: Moments = { log: [], now: null };

/** Whoever sits down later is shown the whole log and no news. */
export const fromTheStart = ({ log, now }: Moments): Moment | null =>
  now && { ...now, news: [], log: { from: 0, entries: [...log] } };

function newsOf({ log: before, now }: Moments, { log }: StateMessage): readonly BaseEvent[] {
  const added = now !== null && log.from === before.length;
  return added && log.entries.length <= MOST_NEWS ? log.entries.flatMap(entry => entry.events) : [];
}

/** The names of a table change seldom; parts that depend on them draw only then. */
function seatPlans(before: Moment | null, table: MyTable): readonly Player[] {
  const seats = table.places.map(seatPlan);
  return before && JSON.stringify(before.seats) === JSON.stringify(seats) ? before.seats : seats;
}

/** Names can change while nothing happens in the game. The same moments when they did not. */
export function renamed(moments: Moments, table: MyTable): Moments {
  const { now } = moments;
  const seats = seatPlans(now, table);
  return now === null || now.seats === seats ? moments : { ...moments, now: { ...now, seats } };
}

export function follow(moments: Moments, state: StateMessage, table: MyTable): Moments {
  const { at, question, viewer, view, pending, outcome, undoTo, log } = state;
  const now: Moment = {
    table: table.id,
    game: table.game,
    options: table.options,
    ...(table.content && { content: table.content }),
    self: moments.now?.self ?? viewer,
    seats: seatPlans(moments.now, table),
    at,
    question,
    viewer,
    view,
    news: newsOf(moments, state),
    log,
    pending,
    waiting: pending.length > 0 ? 'person' : 'nobody',
    handover: null,
    takeBack: undoTo === null ? { may: 'no', why: outcome ? 'over' : 'seen' } : { may: 'free' },
    takeBacks: 0,
    orders: null,
    updated: null,
    whatIf: null,
    outcome,
    kept: true,
  };
  return { now, log: [...moments.log.slice(0, log.from), ...log.entries] };
}
