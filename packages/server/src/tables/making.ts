/** New tables: made in the lobby, published from one device, or as the next game of the same people. */
import { partsOf } from '@interregnum/bots/cast';
import {
  type Answer,
  type ContentFile,
  commitment,
  contentFile,
  fittingChoices,
  NotationError,
  parseRecord,
  playedWith,
  RecordError,
  type RecordHeader,
  rematchChoices,
  type SetupChoices,
  seatsRefusal,
  setupChoices,
} from '@interregnum/kernel';
import { LIMITS, type Place, type SeatPlan, table as shapes, type Visibility } from '@interregnum/protocol';
import type { z } from 'zod';
import { type AppContext, tell } from '../app-context.ts';
import { botAt, LEVELS } from '../bots/pool.ts';
import { refused } from '../errors.ts';
import { check } from '../http/check.ts';
import type { EntryRow } from '../store/schema.ts';
import { entryRow, insertTable, loadContent } from '../store/tables.ts';
import { timeSlice } from '../time-slice.ts';
import { type Title, titleWith } from '../titles.ts';
import type { Person } from './entrance.ts';
import { winnersOf } from './inheritance.ts';
import { begin, type Play, stepOf, take } from './play.ts';
import { NOT_ENDED, type Table } from './table.ts';

type NewTable = z.output<typeof shapes.newTable>;
type PublishedTable = z.output<typeof shapes.publishedTable>;

const emptyPlace = (plan: SeatPlan, seat: number): Place =>
  plan.kind === 'bot' ? botAt(seat, plan.level) : { kind: 'person', person: null, name: '', bot: null };

function titleNamed(context: AppContext, id: string): Title {
  const title = context.titles.get(id);
  if (!title) throw refused('not-found', 'This game is not played here.');
  return title;
}

function checkLevels(levels: readonly string[]): void {
  if (levels.some(level => !LEVELS.includes(level))) {
    throw refused('not-allowed', `Bots here are ${LEVELS.join(', ')}.`);
  }
}

/** Nobody chooses what only a rematch takes over. */
function checkChosen({ game: { meta } }: Title, given: Readonly<Record<string, string>>): void {
  const inherited = meta.inheritance?.fields.find(({ id }) => given[id] !== undefined);
  if (inherited) throw refused('malformed', `Nobody chooses '${inherited.id}': a rematch takes it over.`);
}

/** Seats, options and bots must be such as the title and this server have. */
function checkPlan({ game }: Title, plan: Pick<NewTable, 'seats' | 'seat' | 'botLevel'>): void {
  const { meta } = game;
  if (!meta.seats.includes(plan.seats.length)) {
    throw refused('malformed', seatsRefusal(meta));
  }
  checkLevels([plan.botLevel, ...plan.seats.flatMap(seat => (seat.kind === 'bot' ? [seat.level] : []))]);
  if (plan.seats.every(seat => seat.kind === 'bot')) throw refused('not-allowed', 'At least one seat is for a person.');
  if (plan.seat !== null && plan.seats[plan.seat]?.kind !== 'person') {
    throw refused('malformed', 'The chosen seat is not for a person.');
  }
}

function optionsOf({ game }: Title, given: Readonly<Record<string, string>>, seats: number | null): SetupChoices {
  try {
    return setupChoices(game.meta, given, seats);
  } catch (error) {
    throw refused('malformed', error instanceof Error ? error.message : String(error));
  }
}

/** Refuses a person who has made enough tables. */
export async function checkCount({ store, config }: AppContext, person: Person, visibility: Visibility): Promise<void> {
  const made = await store.db
    .selectFrom('tables')
    .select(['status', 'visibility'])
    .where('host', '=', person.id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  if (made.length >= config.tablesPerPerson) {
    throw refused('too-many', 'You have too many unfinished tables. Finish or close one first.');
  }
  const listed = made.filter(table => table.status === 'waiting' && table.visibility === 'open');
  if (visibility === 'open' && listed.length >= config.openTablesPerPerson) {
    throw refused('too-many', 'You have enough tables in the lobby. Start or close one first.');
  }
}

type Wishes = Omit<NewTable, 'game' | 'options' | 'entropy' | 'content'>;

interface Making {
  id: string;
  title: Title;
  person: Person;
  options: SetupChoices;
  seed: string;
  wishes: Wishes;
  content: ContentFile | null;
}

/** A content file that the title can be played with. */
function checkedContent({ game }: Title, said: NewTable['content']): ContentFile | null {
  if (!said) return null;
  try {
    const file = contentFile(said.name, said.data);
    playedWith(game, file);
    return file;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw refused(
      'malformed',
      `The content file is wrong at ${error.path.join('.') || 'its beginning'}: ${error.message}`,
    );
  }
}

function newTable(context: AppContext, { id, title, person, options, seed, wishes, content }: Making): Table {
  const now = context.ports.now();
  const { seats, seat, visibility, clock, onTimeout, botLevel, spectators, rated } = wishes;
  const none = <T>(value: T): T[] => seats.map(() => value);
  return {
    id,
    game: title.game.meta.id,
    rules: title.game.meta.rulesVersion,
    status: 'waiting',
    visibility,
    host: person.id,
    invite: context.ports.newSecret(),
    seed,
    created: now,
    updated: now,
    revision: 0,
    options,
    places: seats.map((plan, i) =>
      i === seat ? { kind: 'person', person: person.id, name: person.name, bot: null } : emptyPlace(plan, i),
    ),
    reserved: none(null),
    entropy: none(''),
    clock,
    onTimeout,
    botLevel,
    spectators,
    rated: rated && content === null,
    header: null,
    published: false,
    content: content && { name: content.name, hash: content.hash },
    commitment: commitment(seed),
    started: null,
    outcome: null,
    ...NOT_ENDED,
    rematch: null,
    differs: null,
    kicked: [],
    orders: none([]),
    disarmed: none([]),
    undo: null,
    undoRefused: none(null),
    lastWinners: null,
    mutes: {},
    handled: [],
  };
}

async function setUp(
  context: AppContext,
  table: Table,
  content: ContentFile | null,
  entries: readonly EntryRow[] = [],
): Promise<void> {
  await insertTable(context.store, table, { content, entries });
  tell(context, 'changed', table, null);
}

/** `admitBulk` refuses whoever has brought enough along. */
export async function makeTable(
  context: AppContext,
  person: Person,
  wanted: NewTable,
  admitBulk: () => void,
): Promise<string> {
  const title = titleNamed(context, wanted.game);
  checkChosen(title, wanted.options);
  const options = optionsOf(title, wanted.options, wanted.seats.length);
  checkPlan(title, wanted);
  await checkCount(context, person, wanted.visibility);
  const { game: _, options: __, entropy, content: said, ...wishes } = wanted;
  const content = checkedContent(title, said);
  if (content) admitBulk();
  const id = context.ports.newId();
  const table = newTable(context, { id, title, person, options, seed: context.ports.newSeed(), wishes, content });
  const withEntropy = { ...table, entropy: table.entropy.map((text, seat) => (seat === wanted.seat ? entropy : text)) };
  await setUp(context, withEntropy, content);
  return id;
}

// --- a game from elsewhere -----------------------------------------------------------------------------------------

/**
 * The game so far is checked answer by answer; what comes next is played like at any other table. Whoever began it could
 * know all that was drawn, so such a table is never open, and everything still to be drawn has a new key.
 */
export async function publishTable(
  context: AppContext,
  person: Person,
  wanted: PublishedTable,
  admitBulk: () => void,
): Promise<string> {
  const { record, seed: known, ...wishes } = wanted;
  const { header, answers } = readRecord(record);
  const { content: said, ...told } = header;
  const title = titleNamed(context, told.game);
  checkPlan(title, wishes);
  checkBegun(title, told, answers.length, wanted);
  const content = checkedContent(title, said ?? null);
  await checkCount(context, person, wishes.visibility);
  const [id, seed] = [context.ports.newId(), context.ports.newSeed()];
  const options = optionsOf(title, told.options, null);
  const begunHeader: RecordHeader = {
    ...told,
    options,
    rules: title.game.meta.rulesVersion,
    players: [],
    commitment: commitment(seed),
    entropy: [],
    begun: { answers: answers.length, seed: known, entropy: told.entropy, shuffled: true },
  };
  const table = newTable(context, {
    id,
    title,
    person,
    options: fittingChoices(title.game.meta, options, told.seats),
    seed,
    wishes: { ...wishes, rated: false },
    content,
  });
  const { game } = titleWith(title, content);
  const play = begin({ game, header: begunHeader, seed, clock: table.clock, started: table.created });
  const entries = await replayInto(play, id, answers, table.created);
  if (!play.state.ask) throw refused('not-now', 'This game is over.');
  admitBulk();
  await setUp(context, { ...table, header: begunHeader, published: true }, content, entries);
  return id;
}

function checkBegun({ game }: Title, header: RecordHeader, answers: number, { seats, seed }: PublishedTable): void {
  if (header.seats !== seats.length) throw refused('malformed', `The record has ${header.seats} seats.`);
  if (commitment(seed) !== header.commitment) throw refused('malformed', 'The seed is not that of the record.');
  if (answers > Math.min(game.meta.longest, LIMITS.answers)) throw refused('malformed', 'No game is as long as this.');
  if (answers === 0) throw refused('not-now', 'Nothing has been played yet. Make a new table instead.');
}

function readRecord(text: string): { header: RecordHeader; answers: readonly Answer[] } {
  try {
    const { header, answers } = parseRecord(text);
    const { content, ...told } = check(shapes.publishedHeader, header);
    return { header: content ? { ...told, content } : told, answers };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw refused('malformed', `Line ${error.line} of the record: ${error.message}`);
  }
}

async function replayInto(play: Play, table: string, answers: readonly Answer[], time: number): Promise<EntryRow[]> {
  const rows: EntryRow[] = [];
  const slice = timeSlice();
  for (const [i, { seat, question, code }] of answers.entries()) {
    const entry = { n: i + 1, kind: 'answer' as const, seat, question, code, command: `published:${i + 1}`, time };
    try {
      const step = stepOf(play, { ...entry, banks: play.banks, reveals: true, thought: 0 });
      take(play, step);
      rows.push(entryRow(table, step.entry));
    } catch (error) {
      throw refused('malformed', error instanceof Error ? error.message : String(error));
    }
    await slice();
  }
  return rows;
}

// --- once more -----------------------------------------------------------------------------------------------------

/** A table like the last one; each seat is kept for whoever had it. */
export async function makeRematch(context: AppContext, before: Table, id: string, person: Person): Promise<void> {
  const title = titleNamed(context, before.game);
  const seats = before.places.map(
    (place): SeatPlan =>
      place.kind === 'bot' ? { kind: 'bot', level: partsOf(place.level).strength } : { kind: 'person' },
  );
  const seat = before.places.findIndex(place => place.kind === 'person' && place.person === person.id);
  const { clock, onTimeout, botLevel, spectators, rated, visibility } = before;
  const options = rematchChoices(title.game.meta, before.options, seats.length, null);
  const wishes = { seats, seat, clock, onTimeout, botLevel, spectators, rated, visibility };
  const content = before.content ? await loadContent(context.store.db, before.id) : null;
  const table = newTable(context, { id, title, person, options, seed: context.ports.newSeed(), wishes, content });
  const reserved = before.places.map(place => (place.kind === 'person' ? place.person : null));
  await setUp(context, { ...table, reserved, lastWinners: winnersOf(before) }, content);
}
