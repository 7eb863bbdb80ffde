/** A finished game changes the ratings of those who played it to the end themselves. */
import type { AppContext } from '../app-context.ts';
import type { RatingRow } from '../store/schema.ts';
import type { Database } from '../store/store.ts';
import { readTable, type Table } from '../tables/table.ts';
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
    .selectAll('tables')
    .where('tables.status', '=', 'over')
    .where('tables.updated', '>', context.ports.now() - A_WEEK)
    .where('rated_games.table_id', 'is', null)
    .execute();
  for (const row of rows) await rate(context, readTable(row));
}

/** Everybody is a person and plays; nobody sits twice. */
const isRated = (table: Table): boolean =>
  table.rated &&
  table.outcome !== null &&
  !table.published &&
  table.places.length > 1 &&
  table.places.every(place => place.kind === 'person' && place.person !== null && place.bot === null);

/** In one transaction; the row of the game keeps it from being counted twice. */
export async function rate(context: AppContext, table: Table): Promise<boolean> {
  if (!isRated(table)) return false;
  return context.store.db.transaction().execute(async db => {
    const now = context.ports.now();
    const made = await db
      .insertInto('rated_games')
      .values({ table_id: table.id, time: now })
      .onConflict(oc => oc.doNothing())
      .returning('table_id')
      .execute();
    if (made.length === 0) return false;
    const people = table.places.map(place => (place.kind === 'person' ? place.person! : ''));
    const before = await Promise.all(people.map(person => ratingOf(db, person, table.game)));
    const places = people.map((_, seat) => table.outcome!.standings.find(one => one.seat === seat)?.place ?? 1);
    const after = afterGame(before, places);
    for (const [i, person] of people.entries()) {
      await saveRating(db, { ...after[i]!, person, game: table.game, games: before[i]!.games + 1, updated: now });
      await db
        .insertInto('rating_history')
        .values({
          person,
          game: table.game,
          time: now,
          table_id: table.id,
          rating: after[i]!.rating,
          deviation: after[i]!.deviation,
        })
        .execute();
    }
    return true;
  });
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
