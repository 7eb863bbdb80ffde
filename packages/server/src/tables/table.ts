/** A table as the server keeps it: one row, changed only by whoever has read its last revision. */
import { isDeepStrictEqual } from 'node:util';
import type { Outcome, RecordHeader, Seat, SetupChoices } from '@interregnum/kernel';
import type {
  Clock,
  ContentName,
  Early,
  OnTimeout,
  Place,
  RatingChange,
  Status,
  Visibility,
} from '@interregnum/protocol';
import type { TableRow } from '../store/schema.ts';

/** A standing order and since which version it holds. */
export interface ArmedOrder {
  id: string;
  since: number;
}

/** Somebody asks to take answers back. It lapses when the game goes on. */
export interface UndoAsked {
  id: string;
  seat: Seat;
  to: number;
  version: number;
  yes: readonly Seat[];
}

/** How often a seat's wish to take back was refused, and until when it must not ask again. */
export interface UndoRefused {
  times: number;
  until: number;
}

/** What only those who open the table need: it may be long, or is nobody else's business. */
interface TableBody {
  /** What each seat adds to the seed. */
  entropy: readonly string[];
  /** Set from the start, or from the beginning for a published game. */
  header: RecordHeader | null;
  kicked: readonly string[];
  orders: readonly (readonly ArmedOrder[])[];
  disarmed: readonly (readonly string[])[];
  undo: UndoAsked | null;
  undoRefused: readonly (UndoRefused | null)[];
  /** Of a rematch: who won the game before; `null`: nobody, or it is none. */
  lastWinners: readonly Winner[] | null;
  /** By person: whom that person does not want to hear. */
  mutes: Readonly<Record<string, readonly string[]>>;
  /** The last commands about seats and undo, so that none is carried out twice. */
  handled: readonly string[];
}

/** Somebody who won: a person, wherever she sits, or the bot of a seat. */
export type Winner = { person: string } | { bot: Seat };

/** What lists show of a table, besides what the database looks for. */
interface TableFace {
  options: SetupChoices;
  places: readonly Place[];
  /** By seat: whom a free seat is kept for. */
  reserved: readonly (string | null)[];
  clock: Clock;
  onTimeout: OnTimeout;
  botLevel: string;
  spectators: boolean;
  rated: boolean;
  published: boolean;
  /** The content file; `null`: the built-in content. */
  content: ContentName | null;
  commitment: string;
  started: number | null;
  outcome: Outcome | null;
  resigned: readonly Seat[];
  wouldEnd: readonly Seat[];
  early: Early | null;
  ratingChanges: readonly (RatingChange | null)[] | null;
  rematch: string | null;
  differs: string | null;
}

/** A table as lists know it. */
export interface ListedTable extends Omit<TableRow, 'card' | 'body' | 'status' | 'visibility'>, TableFace {
  status: Status;
  visibility: Visibility;
}

export interface Table extends ListedTable, TableBody {}

/** What tables of earlier servers do not have. */
export const NOT_ENDED: Pick<TableFace, 'resigned' | 'wouldEnd' | 'early' | 'ratingChanges'> = {
  resigned: [],
  wouldEnd: [],
  early: null,
  ratingChanges: null,
};

export const readListed = ({ card, ...row }: Omit<TableRow, 'body'>): ListedTable => ({
  ...row,
  status: row.status as Status,
  visibility: row.visibility as Visibility,
  ...NOT_ENDED,
  ...{ content: null },
  ...(JSON.parse(card) as TableFace),
});

export const readTable = ({ body, ...row }: TableRow): Table => ({
  ...readListed(row),
  ...{ lastWinners: null },
  ...(JSON.parse(body) as TableBody),
});

export function writeTable(table: Table): TableRow {
  const { id, game, rules, status, visibility, host, invite, seed, created, updated, revision, ...rest } = table;
  const { entropy, header, kicked, orders, disarmed, undo, undoRefused, lastWinners, mutes, handled, ...face } = rest;
  const seats = { entropy, header, kicked, orders, disarmed, undo, undoRefused };
  const body = { ...seats, lastWinners, mutes, handled } satisfies TableBody;
  const columns = { id, game, rules, status, visibility, host, invite, seed, created, updated, revision };
  return { ...columns, card: JSON.stringify(face satisfies TableFace), body: JSON.stringify(body) };
}

/** The seat of a person; `null` for everybody else. */
export function seatOf({ places }: Pick<Table, 'places'>, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = places.findIndex(place => place.kind === 'person' && place.person === person);
  return seat < 0 ? null : seat;
}

/** The bot that plays this seat now; `null`: a person does. */
export function botIn(place: Place | undefined): string | null {
  if (!place) return null;
  return place.kind === 'bot' ? place.level : place.bot;
}

/** Seats whose person plays herself. */
export const playingPersons = ({ places }: Pick<Table, 'places'>): Seat[] =>
  places.flatMap((place, seat) =>
    place.kind === 'person' && place.person !== null && place.bot === null ? [seat] : [],
  );

/** A seat that anybody may take. */
export const FREE: Place = { kind: 'person', person: null, name: '', bot: null };

/** With one entry replaced. */
export const withAt = <T>(list: readonly T[], at: number, value: T): T[] => list.map((x, i) => (i === at ? value : x));

/** What concerns one seat alone, or only the database. */
const OWN_BUSINESS: ReadonlySet<string> = new Set<keyof Table>([
  'orders',
  'disarmed',
  'undoRefused',
  'mutes',
  'handled',
  'revision',
]);

/** Whether others may notice the difference. */
export const isVisibleChange = (before: Table, after: Table): boolean =>
  (Object.keys(after) as (keyof Table)[]).some(
    key => !OWN_BUSINESS.has(key) && !isDeepStrictEqual(after[key], before[key]),
  );

const REMEMBERED = 60;
export const withHandled = (handled: readonly string[], command: string): string[] =>
  [...handled, command].slice(-REMEMBERED);

/** Before the start: the seat is free again, and somebody else looks after the table, or it is closed. */
export function withoutPerson(table: Table, person: string): Table {
  const seat = seatOf(table, person);
  const places = seat === null ? table.places : withAt(table.places, seat, FREE);
  const reserved = table.reserved.map(kept => (kept === person ? null : kept));
  const left = { ...table, places, reserved };
  if (table.host !== person) return left;
  const next = playingPersons(left)[0];
  const place = next === undefined ? null : left.places[next]!;
  return place?.kind === 'person' ? { ...left, host: place.person! } : { ...left, status: 'closed' };
}

/** The person is called this from now on. */
export function withName(table: Table, person: string, name: string): Table {
  const seat = seatOf(table, person);
  const place = seat === null ? null : table.places[seat];
  if (seat === null || place?.kind !== 'person' || place.name === name) return table;
  const { header } = table;
  const players = header && header.players.length > seat ? withAt(header.players, seat, name) : header?.players;
  return {
    ...table,
    places: withAt(table.places, seat, { ...place, name }),
    header: header && players ? { ...header, players } : header,
  };
}
