/** Sitting down, getting up, and what the host arranges. */
import { pending, recordHeader, type Seat } from '@interregnum/kernel';
import type { Place, SeatPlan } from '@interregnum/protocol';
import { type AppContext, tell } from '../app-context.ts';
import { botAt, LEVELS } from '../bots/pool.ts';
import { refused } from '../errors.ts';
import { loadEntries } from '../store/tables.ts';
import { attend } from './attend.ts';
import { change } from './change.ts';
import { isInvited, isMember, type Person } from './entrance.ts';
import { choicesOf } from './inheritance.ts';
import { makeRematch } from './making.ts';
import { type OpenTable, openTable, startOf } from './open.ts';
import { resume } from './play.ts';
import { FREE, playingPersons, seatOf, type Table, withAt, withoutPerson } from './table.ts';

const taken = (person: Person): Place => ({ kind: 'person', person: person.id, name: person.name, bot: null });

const isFree = (place: Place | undefined): boolean => place?.kind === 'person' && place.person === null;

export interface JoinWish {
  seat: Seat | null;
  invite: string | null;
  entropy: string;
}

/** Takes a free seat, changes to one, or takes the own one back from the bot. */
export async function join(context: AppContext, t: OpenTable, person: Person, wish: JoinWish): Promise<void> {
  await t.mutex.run(() =>
    change(context, t, table => {
      const mine = seatOf(table, person.id);
      if (mine !== null) return moved(withBot(table, mine, null), mine, person, wish.seat);
      if (table.kicked.includes(person.id)) throw refused('not-allowed', 'The host does not want you at this table.');
      if (table.visibility === 'private' && !isMember(table, person) && !isInvited(table, wish.invite)) {
        throw refused('not-allowed', 'This table is entered by invitation.');
      }
      if (table.status !== 'waiting') throw refused('not-now', 'The game has begun.');
      const seat = freeSeatFor(table, person, wish.seat);
      const entropy = withAt(table.entropy, seat, wish.entropy);
      return { ...table, places: withAt(table.places, seat, taken(person)), entropy };
    }),
  );
  attend(context, t, true);
}

/** Before the start a person may change to another seat that is free. */
function moved(table: Table, from: Seat, person: Person, to: Seat | null): Table {
  if (to === null || to === from || table.status !== 'waiting') return table;
  const seat = freeSeatFor(table, person, to);
  return {
    ...table,
    places: withAt(withAt(table.places, from, FREE), seat, table.places[from]!),
    reserved: withAt(table.reserved, from, null),
    entropy: withAt(withAt(table.entropy, from, ''), seat, table.entropy[from]!),
  };
}

function freeSeatFor(table: Table, person: Person, wanted: Seat | null): Seat {
  const keptForMe = table.reserved.indexOf(person.id);
  const mayTake = (seat: Seat) =>
    isFree(table.places[seat]) && (table.reserved[seat] === null || table.reserved[seat] === person.id);
  const candidates = wanted !== null ? [wanted] : [keptForMe, ...table.places.keys()];
  const seat = candidates.find(mayTake);
  if (seat === undefined) throw refused('seat-taken', wanted === null ? 'No seat is free.' : 'This seat is not free.');
  return seat;
}

/** A bot plays for a seat, or its person again. */
function withBot(table: Table, seat: Seat, bot: string | null): Table {
  const place = table.places[seat]!;
  if (bot === null && table.resigned.includes(seat)) throw refused('not-now', 'You have given this game up.');
  if (place.kind !== 'person' || place.bot === bot || (bot !== null && table.status !== 'running')) return table;
  return { ...table, places: withAt(table.places, seat, { ...place, bot }) };
}

/** A bot takes the seat over until its person is back. */
export async function goAway(context: AppContext, t: OpenTable, seat: Seat): Promise<void> {
  await t.mutex.run(() => change(context, t, table => withBot(table, seat, table.botLevel)));
  attend(context, t, true);
}

export async function comeBack(context: AppContext, t: OpenTable, seat: Seat): Promise<void> {
  await t.mutex.run(() => change(context, t, table => withBot(table, seat, null)));
  attend(context, t, true);
}

/** Before the start the seat is free again; later a bot takes it over. */
export async function leave(context: AppContext, t: OpenTable, person: Person): Promise<void> {
  const seat = seatOf(t.table, person.id);
  if (t.table.status === 'running' && seat !== null) {
    await goAway(context, t, seat);
    return;
  }
  await t.mutex.run(() =>
    change(context, t, table => (table.status === 'waiting' ? withoutPerson(table, person.id) : table)),
  );
}

function checkHost(table: Table, person: Person): void {
  if (table.host !== person.id) throw refused('not-allowed', 'Only the host may do this.');
  if (table.status !== 'waiting') throw refused('not-now', 'The game has begun.');
}

export async function kick(context: AppContext, t: OpenTable, person: Person, seat: Seat): Promise<void> {
  await t.mutex.run(() =>
    change(context, t, table => {
      checkHost(table, person);
      const place = table.places[seat];
      if (place?.kind !== 'person' || !place.person || place.person === person.id) return table;
      return {
        ...table,
        places: withAt(table.places, seat, FREE),
        reserved: withAt(table.reserved, seat, null),
        kicked: [...table.kicked, place.person],
        invite: context.ports.newSecret(), // a new name would come back by the old link
      };
    }),
  );
}

/** The old link leads nowhere any more; whoever watches by it is put out. */
export async function renewInvite(context: AppContext, t: OpenTable, person: Person): Promise<void> {
  await t.mutex.run(() =>
    change(context, t, table => {
      if (table.host !== person.id) throw refused('not-allowed', 'Only the host may do this.');
      return { ...table, invite: context.ports.newSecret() };
    }),
  );
}

/** Makes a seat that nobody has taken one for a bot, or for a person. */
export async function planSeat(
  context: AppContext,
  t: OpenTable,
  person: Person,
  seat: Seat,
  plan: SeatPlan,
): Promise<void> {
  if (plan.kind === 'bot' && !LEVELS.includes(plan.level)) {
    throw refused('not-allowed', `Bots here are ${LEVELS.join(', ')}.`);
  }
  await t.mutex.run(() =>
    change(context, t, table => {
      checkHost(table, person);
      const place = table.places[seat];
      if (!place || (place.kind === 'person' && place.person !== null)) {
        throw refused('seat-taken', 'Somebody sits there.');
      }
      const planned: Place = plan.kind === 'bot' ? botAt(seat, plan.level) : FREE;
      return { ...table, places: withAt(table.places, seat, planned), reserved: withAt(table.reserved, seat, null) };
    }),
  );
}

/** Clock, spectators, rating: as long as the game has not begun. */
export async function changeTerms(
  context: AppContext,
  t: OpenTable,
  person: Person,
  terms: Pick<Table, 'clock' | 'onTimeout' | 'spectators' | 'rated'>,
): Promise<void> {
  await t.mutex.run(() =>
    change(context, t, table => {
      checkHost(table, person);
      return { ...table, ...terms, rated: terms.rated && !table.published && !table.content };
    }),
  );
}

/** Results of guests do not count: whoever has lost could come again as somebody else. */
async function isForRating({ store }: AppContext, { places, rated }: Table): Promise<boolean> {
  const people = places.flatMap(place => (place.kind === 'person' && place.person ? [place.person] : []));
  if (!rated || people.length === 0) return false;
  const accounts = await store.db.selectFrom('accounts').select('person').where('person', 'in', people).execute();
  return accounts.length === people.length;
}

export async function start(context: AppContext, t: OpenTable, person: Person, fill: boolean): Promise<void> {
  await t.mutex.run(async () => {
    const rated = await isForRating(context, t.table);
    const entries = await loadEntries(context.store.db, t.id);
    const started = context.ports.now();
    await change(
      context,
      t,
      table => ({ ...begun(t, fill ? filled(table) : table, person, started), rated: table.rated && rated }),
      table => resume(startOf(t.title, table), entries, null),
    );
    context.checked.add(t.id);
    context.hub.moved(t);
  });
  tell(context, 'started', t.table);
  const persons = playingPersons(t.table);
  tell(
    context,
    'turn',
    t.table,
    pending(t.play!.state).filter(seat => persons.includes(seat)),
  );
  attend(context, t, true);
}

/** Free seats are left to bots. */
function filled(table: Table): Table {
  const places = table.places.map((place, seat): Place => (isFree(place) ? botAt(seat, table.botLevel) : place));
  return { ...table, places };
}

function begun({ title }: OpenTable, table: Table, person: Person, started: number): Table {
  checkHost(table, person);
  if (table.places.some(isFree)) throw refused('not-now', 'A seat is still free.');
  if (playingPersons(table).length === 0) throw refused('not-now', 'At least one person must play.');
  const players = table.places.map(place => place.name);
  const { seed, entropy, places } = table;
  const options = choicesOf(title, table);
  const { content: _, ...fresh } = recordHeader(title.game, {
    options,
    seats: places.length,
    players,
    source: { seed, entropy },
  });
  const header = table.header ? { ...table.header, players, ...(table.header.begun && { entropy }) } : fresh;
  return { ...table, options, header, status: 'running', started };
}

/** A table that nobody else plays at ends without a result. */
export async function close(context: AppContext, t: OpenTable, person: Person): Promise<void> {
  await t.mutex.run(() =>
    change(context, t, table => {
      if (table.host !== person.id) throw refused('not-allowed', 'Only the host may do this.');
      if (table.status === 'over' || table.status === 'closed') return table;
      const others = playingPersons(table).filter(seat => seat !== seatOf(table, person.id));
      if (table.status === 'running' && others.length > 0) throw refused('not-now', 'Others are still playing.');
      if (table.status === 'running' && table.rated) {
        throw refused('not-now', 'This game counts. Give it up, or agree with the others to end it.');
      }
      return { ...table, status: 'closed' };
    }),
  );
}

/**
 * The next game of the same people: whoever asks first makes the table, the others sit down at it. `admit` refuses to
 * whom no new table is due.
 */
export async function rematch(
  context: AppContext,
  t: OpenTable,
  person: Person,
  admit: (table: Table) => Promise<void>,
): Promise<{ table: OpenTable; made: boolean }> {
  const id = context.ports.newId();
  checkRematch(t.table, person);
  let next = t.table.rematch === null ? null : await openTable(context, t.table.rematch);
  if (!next) await admit(t.table);
  await t.mutex.run(() =>
    change(context, t, table => {
      checkRematch(table, person);
      return table.rematch ? table : { ...table, rematch: id };
    }),
  );
  const made = t.table.rematch === id;
  next ??= made ? null : await openTable(context, t.table.rematch!);
  if (!next) {
    await makeRematch(context, t.table, t.table.rematch!, person);
    next = (await openTable(context, t.table.rematch!))!;
  }
  if (seatOf(next.table, person.id) === null)
    await join(context, next, person, { seat: null, invite: null, entropy: '' });
  return { table: next, made };
}

function checkRematch(table: Table, person: Person): void {
  if (seatOf(table, person.id) === null) throw refused('not-allowed', 'You did not play at this table.');
  if (table.status !== 'over' && table.status !== 'closed') throw refused('not-now', 'The game is still going on.');
}
