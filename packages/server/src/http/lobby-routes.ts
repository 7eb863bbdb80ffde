/** Who is there, which games, which tables. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Me, type Mine, PROTOCOL, table as shapes, type Titles, type WhoAmI } from '@interregnum/protocol';
import type { FastifyInstance } from 'fastify';
import { callDifferently, refuseTakenName } from '../accounts/names.ts';
import type { AppContext } from '../app-context.ts';
import { LEVELS } from '../bots/pool.ts';
import { answerOf } from '../lobby/board.ts';
import { tablesOf } from '../lobby/listing.ts';
import type { Visitor } from '../store/people.ts';
import { check } from './check.ts';
import { newGuest, visitor } from './identity.ts';

const compressed = promisify<string, Buffer>(gzip);

const asMe = ({ id, name, guest }: Pick<Visitor, 'id' | 'name' | 'guest'>): Me => ({ id, name, guest });

export function lobbyRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/titles', (): Titles => {
    const titles = [...context.titles.values()].map(title => title.game.meta);
    return { titles, levels: LEVELS.slice(), protocol: PROTOCOL };
  });

  app.get('/me', async (request): Promise<WhoAmI> => {
    const person = await visitor(context, request);
    return { me: person && asMe(person) };
  });

  const guests = { rateLimit: { max: context.config.guestsPerHour, timeWindow: '1 hour' } };
  app.post('/me', { config: guests }, async (request, reply): Promise<WhoAmI> => {
    const { name } = check(shapes.calling, request.body);
    const person = await visitor(context, request);
    if (!person) {
      await refuseTakenName(context.store.db, name, null);
      return { me: asMe({ ...(await newGuest(context, request, reply, name)), guest: true }) };
    }
    await callDifferently(context, person, name);
    return { me: asMe({ ...person, name }) };
  });

  app.get('/lobby/mine', async (request): Promise<Mine> => tablesOf(context, await visitor(context, request)));

  app.get('/lobby', async (request, reply) => {
    const own = await tablesOf(context, await visitor(context, request));
    const edition = await context.lobby.current();
    const whole = own.mine.length === 0 ? edition.compressed : () => compressed(answerOf(edition, own));
    void reply.type('application/json; charset=utf-8').header('Vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return answerOf(edition, own);
    return reply.header('Content-Encoding', 'gzip').send(await whole());
  });
}
