/** A finished game changes the ratings of those who played it; who gave up or left it to a bot is last. */
import type { Seat } from '@interregnum/kernel';
import type { RatingChange } from '@interregnum/protocol';
import type { AppContext } from '../app-context.ts';
import type { RatingRow } from '../store/schema.ts';
import type { Database } from '../store/store.ts';
import { LISTED } from '../store/tables.ts';
import { change } from '../tables/change.ts';
import { openTable } from '../tables/open.ts';
import { botIn, type ListedTable, readListed } from '../tables/table.ts';
import { afterGame, NEWCOMER } from './glicko.ts';

/** Every game that is over; those that a stop of the server left uncounted are counted at the next start. */
export function rateFinishedGames(context: AppContext): void {
  rateMissed(context).catch(error => context.log.error({ err: error }, 'missed games were not rated'));
  context.listeners.push({
    over: table => {
      rate(context, table).catch(error => context.log.error({ err: error, table: table.id }, 'a game was not rated'));
    },
  });
}

const A_WEEK = 7 * 24 * 60 * 60 * 1000;

async function rateMissed(context: AppContext): Promise<void> {
  const rows = await context.store.db
    .selectFrom('tables')
    .leftJoin('rated_games', 'rated_games.table_id', 'tables.id')
    .select(LISTED)
    .where('tables.status', 'in', ['over', 'closed'])
    .where('tables.updated', '>', context.ports.now() - A_WEEK)
    .where('rated_games.table_id', 'is', null)
    .execute();
  for (const row of rows) await rate(context, readListed(row));
}

/** Played by persons alone, to an end by the rules or one that the players made. */
const isRated = (table: ListedTable): boolean =>
  table.rated &&
  (table.outcome !== null || table.early !== null) &&
  !table.published &&
  ratedSeats(table).length > 1 &&
  table.places.every(place => place.kind === 'person');

/** Those who have had themselves forgotten have no rating. */
const ratedSeats = ({ places }: ListedTable): { seat: Seat; person: string }[] =>
  places.flatMap((place, seat) => (place.kind === 'person' && place.person ? [{ seat, person: place.person }] : []));

/** By the rules; where the players ended the game all are equal. Whoever is not there at the end has lost. */
function placeOf({ outcome, places, resigned }: ListedTable, seat: Seat): number {
  if (resigned.includes(seat) || botIn(places[seat]) !== null) return places.length + 1;
  return outcome?.standings.find(one => one.seat === seat)?.place ?? 1;
}

/** In one transaction; the row of the game keeps it from being counted twice. */
export async function rate(context: AppContext, table: ListedTable): Promise<boolean> {
  if (!isRated(table)) return false;
  const ratingChanges = await context.store.db.transaction().execute(db => count(db, table, context.ports.now()));
  if (ratingChanges) await show(context, table.id, ratingChanges);
  return ratingChanges !== null;
}

async function count(db: Database, table: ListedTable, now: number): Promise<(RatingChange | null)[] | null> {
  const made = await db
    .insertInto('rated_games')
    .values({ table_id: table.id, time: now })
    .onConflict(oc => oc.doNothing())
    .returning('table_id')
    .execute();
  if (made.length === 0) return null;
  const seats = ratedSeats(table);
  const before = await Promise.all(seats.map(({ person }) => ratingOf(db, person, table.game)));
  const after = afterGame(
    before,
    seats.map(({ seat }) => placeOf(table, seat)),
  );
  const changes: (RatingChange | null)[] = table.places.map(() => null);
  for (const [i, { seat, person }] of seats.entries()) {
    const { rating, deviation } = after[i]!;
    changes[seat] = { before: before[i]!.rating, after: rating };
    await saveRating(db, { ...after[i]!, person, game: table.game, games: before[i]!.games + 1, updated: now });
    await db
      .insertInto('rating_history')
      .values({ person, game: table.game, time: now, table_id: table.id, rating, deviation })
      .execute();
  }
  return changes;
}

/** Those at the table see what the game has changed. */
async function show(context: AppContext, id: string, ratingChanges: (RatingChange | null)[]): Promise<void> {
  const t = await openTable(context, id);
  await t?.mutex.run(() => change(context, t, table => ({ ...table, ratingChanges })));
}

async function ratingOf(db: Database, person: string, game: string): Promise<Omit<RatingRow, 'person' | 'game'>> {
  const row = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return row ?? { ...NEWCOMER, games: 0, updated: 0 };
}

async function saveRating(db: Database, row: RatingRow): Promise<void> {
  const { rating, deviation, volatility, games, updated } = row;
  await db
    .insertInto('ratings')
    .values(row)
    .onConflict(oc => oc.columns(['person', 'game']).doUpdateSet({ rating, deviation, volatility, games, updated }))
    .execute();
}
