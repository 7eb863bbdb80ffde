/** Profiles and leaderboards. */
import type { Leaderboard, PlayedGame, Profile, Rating } from '@interregnum/protocol';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { LISTED } from '../store/tables.ts';
import { type ListedTable, readListed, seatOf } from '../tables/table.ts';

const SHOWN = 100;

export function ratingRoutes(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string } }>('/people/:id', request => profileOf(context, request.params.id));
  app.get<{ Params: { game: string } }>('/ratings/:game', request => leaderboardOf(context, request.params.game));
}

async function profileOf(context: AppContext, id: string): Promise<Profile> {
  const { db } = context.store;
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) throw refused('not-found', 'There is nobody of this name.');
  const account = await db.selectFrom('accounts').select('person').where('person', '=', id).executeTakeFirst();
  const tables = await finishedTables(context, id);
  const rated = await ratedAmong(context, tables);
  return {
    id,
    name: person.name,
    guest: account === undefined,
    since: person.created,
    ratings: await ratingsOf(context, id),
    games: tables.slice(0, SHOWN).map(table => playedGame(table, id, rated)),
    totals: totalsOf(tables, id),
  };
}

/** The latest first. Private tables are listed to nobody. */
async function finishedTables(context: AppContext, person: string): Promise<ListedTable[]> {
  const rows = await context.store.db
    .selectFrom('tables')
    .innerJoin('members', 'members.table_id', 'tables.id')
    .select(LISTED)
    .where('members.person', '=', person)
    .where('members.seat', 'is not', null)
    .where('tables.status', '=', 'over')
    .where('tables.visibility', '=', 'open')
    .orderBy('tables.updated', 'desc')
    .execute();
  return rows.map(readListed).filter(table => table.outcome !== null);
}

async function ratedAmong(context: AppContext, tables: readonly ListedTable[]): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set();
  const ids = tables.slice(0, SHOWN).map(table => table.id);
  const rows = await context.store.db
    .selectFrom('rated_games')
    .select('table_id')
    .where('table_id', 'in', ids)
    .execute();
  return new Set(rows.map(row => row.table_id));
}

const playedGame = (table: ListedTable, person: string, rated: ReadonlySet<string>): PlayedGame => ({
  table: table.id,
  game: table.game,
  ended: table.updated,
  seat: seatOf(table, person)!,
  players: table.places.map(place => place.name),
  winners: [...table.outcome!.winners],
  rated: rated.has(table.id),
});

function totalsOf(tables: readonly ListedTable[], person: string): Profile['totals'] {
  const games = [...new Set(tables.map(table => table.game))];
  return games.map(game => {
    const played = tables.filter(table => table.game === game);
    const wins = played.filter(table => table.outcome!.winners.includes(seatOf(table, person)!)).length;
    return { game, games: played.length, wins };
  });
}

async function ratingsOf(context: AppContext, person: string): Promise<Rating[]> {
  const { db } = context.store;
  const rows = await db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute();
  return Promise.all(
    rows.map(async ({ game, rating, deviation, games }) => {
      const history = await db
        .selectFrom('rating_history')
        .select(['time as at', 'rating', 'deviation'])
        .where('person', '=', person)
        .where('game', '=', game)
        .orderBy('time')
        .execute();
      return { game, rating, deviation, games, history };
    }),
  );
}

/** Only those whose rating is fairly sure. */
const SURE = 150;

async function leaderboardOf(context: AppContext, game: string): Promise<Leaderboard> {
  if (!context.titles.has(game)) throw refused('not-found', 'There is no such game.');
  const players = await context.store.db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['people.id', 'people.name', 'ratings.rating', 'ratings.deviation', 'ratings.games'])
    .where('ratings.game', '=', game)
    .where('ratings.deviation', '<=', SURE)
    .orderBy('ratings.rating', 'desc')
    .limit(SHOWN)
    .execute();
  return { game, players };
}
