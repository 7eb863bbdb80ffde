/** Making tables, sitting down at them, looking back at their games. */
import {
  INVITE_HEADER,
  LIMITS,
  lobby,
  type OneTable,
  type PastMoment,
  type RecordFile,
  type Rematch,
  table as shapes,
  type TableContent,
  type Visibility,
} from '@interregnum/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { perSource } from '../bucket.ts';
import { refused } from '../errors.ts';
import { admit, mayKnow, noTable, type Person } from '../tables/entrance.ts';
import { checkCount, makeTable, publishTable } from '../tables/making.ts';
import { type OpenTable, openTable } from '../tables/open.ts';
import { begunPlay, look, recalled, recordFile } from '../tables/past.ts';
import { report } from '../tables/reporting.ts';
import { changeTerms, close, join, kick, leave, planSeat, rematch, renewInvite, start } from '../tables/seats.ts';
import { course, myTable, progressOf } from '../tables/show.ts';
import { seatOf } from '../tables/table.ts';
import { check } from './check.ts';
import { addressOf, knownVisitor, visitor } from './identity.ts';

type TableRequest = FastifyRequest<{ Params: { table: string } }>;

/** A game from elsewhere is replayed before it is believed, which takes a while. */
const PUBLISHING = { rateLimit: { max: 20, timeWindow: '1 minute' } };

/** A course is made of many states. */
const LOOKING_BACK = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** From one network address, under however many names. */
const REPORTS_PER_HOUR = 60;

const nothing = z.strictObject({}).nullish();

const inviteIn = (request: FastifyRequest): string | null => {
  const header = request.headers[INVITE_HEADER];
  return typeof header === 'string' ? header : null;
};

const shown = (t: OpenTable, person: Person | null): OneTable => ({ table: myTable(t.table, progressOf(t), person) });

export function tableRoutes(app: FastifyInstance, context: AppContext): void {
  const openTables = perSource(
    context.config.openTablesPerHour / 3600,
    context.config.openTablesPerHour,
    context.ports.now,
  );

  const reportsFrom = perSource(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR, context.ports.now);

  /** The lobby is everybody's: nobody fills it from one place, under however many names. */
  function admitToLobby(request: FastifyRequest, { visibility }: { visibility: Visibility }): void {
    if (visibility === 'open' && !openTables(addressOf(request))) {
      throw refused('too-many', 'Too many tables were put into the lobby from your network. Wait a while.');
    }
  }

  const bulkOf = (person: Person, request: FastifyRequest) => () => context.limits.bulk(person.id, addressOf(request));

  /** The table, if the person may know of it. */
  async function find(request: TableRequest, person: Person | null, invite = inviteIn(request)): Promise<OpenTable> {
    const t = await openTable(context, request.params.table);
    if (!t || !mayKnow(t.table, person, invite)) throw noTable();
    return t;
  }

  async function see(request: TableRequest): Promise<[OpenTable, Person | null]> {
    const person = await visitor(context, request);
    const t = await find(request, person);
    admit(t.table, person, inviteIn(request));
    return [t, person];
  }

  app.post('/tables', { bodyLimit: LIMITS.content }, async (request): Promise<OneTable> => {
    const person = await knownVisitor(context, request);
    const wanted = check(shapes.newTable, request.body);
    admitToLobby(request, wanted);
    const id = await makeTable(context, person, wanted, bulkOf(person, request));
    return shown((await openTable(context, id))!, person);
  });

  app.post(
    '/tables/published',
    { bodyLimit: LIMITS.record, config: PUBLISHING },
    async (request): Promise<OneTable> => {
      const person = await knownVisitor(context, request);
      const plan = check(shapes.publishedTable, request.body);
      const id = await publishTable(context, person, plan, bulkOf(person, request));
      return shown((await openTable(context, id))!, person);
    },
  );

  app.get('/tables/:table', async (request: TableRequest): Promise<OneTable> => {
    const person = await visitor(context, request);
    return shown(await find(request, person), person);
  });

  /** Whoever may know of the table can read what it is played with before sitting down. */
  app.get('/tables/:table/content', async (request: TableRequest): Promise<TableContent> => {
    const { title } = await find(request, await visitor(context, request));
    const file = title.game.content?.file;
    if (!file) throw refused('not-found', 'This table is played with the built-in content.');
    return file;
  });

  app.post('/tables/:table/join', async (request: TableRequest): Promise<OneTable> => {
    const person = await knownVisitor(context, request);
    const wish = check(shapes.joining, request.body);
    const t = await find(request, person, wish.invite);
    await join(context, t, person, wish);
    return shown(t, person);
  });

  /** A request of somebody at the table that changes it. */
  function act<T extends z.ZodType>(
    name: string,
    shape: T,
    work: (t: OpenTable, person: Person, body: z.output<T>) => Promise<void>,
  ): void {
    app.post(`/tables/:table/${name}`, async (request: TableRequest): Promise<OneTable> => {
      const person = await knownVisitor(context, request);
      const body = check(shape, request.body);
      const t = await find(request, person);
      await work(t, person, body);
      return shown(t, person);
    });
  }

  act('leave', nothing, (t, person) => leave(context, t, person));
  act('kick', shapes.kicking, (t, person, { seat }) => kick(context, t, person, seat));
  act('seats', shapes.planning, (t, person, { seat, plan }) => planSeat(context, t, person, seat, plan));
  act('start', shapes.starting, (t, person, { fill }) => start(context, t, person, fill));
  act('terms', shapes.changingTerms, (t, person, terms) => changeTerms(context, t, person, terms));
  act('invite', nothing, (t, person) => renewInvite(context, t, person));
  app.post('/tables/:table/reports', async (request: TableRequest) => {
    const person = await knownVisitor(context, request);
    const wish = check(shapes.reporting, request.body);
    const t = await find(request, person);
    admit(t.table, person, inviteIn(request));
    if (!reportsFrom(addressOf(request)))
      throw refused('too-many', 'Too many reports came from your network. Wait a while.');
    await report(context, t, person, wish);
    return {};
  });
  act('close', nothing, (t, person) => close(context, t, person));

  app.post('/tables/:table/rematch', async (request: TableRequest): Promise<Rematch> => {
    const person = await knownVisitor(context, request);
    check(nothing, request.body);
    const { table, made } = await rematch(context, await find(request, person), person, async before => {
      await checkCount(context, person, before.visibility);
      admitToLobby(request, before);
      if (before.content) bulkOf(person, request)();
    });
    return { ...shown(table, person), made };
  });

  app.get('/tables/:table/record', async (request: TableRequest): Promise<RecordFile> => {
    const [t] = await see(request);
    return recordFile(t);
  });

  app.get('/tables/:table/past', async (request: TableRequest): Promise<PastMoment> => {
    const [t, person] = await see(request);
    const { at, seat, open } = check(lobby.pastQuery, request.query);
    const own = seatOf(t.table, person?.id ?? null);
    return look(t, own, { at, seat: seat ?? null, open: open === 'true' }, context.ports.now());
  });

  app.get('/tables/:table/course', { config: LOOKING_BACK }, async (request: TableRequest, reply) => {
    const [t] = await see(request);
    const { pictures } = check(lobby.courseQuery, request.query);
    const play = begunPlay(t);
    const now = context.ports.now();
    await recalled(t, 0, now);
    return reply.type('application/json; charset=utf-8').send(`{"course":${await course(play, pictures, now)}}`);
  });
}
