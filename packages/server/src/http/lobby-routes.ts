/** Who is there, which games, which tables. */
import { type Lobby, type Me, PROTOCOL, table as shapes, type Titles, type WhoAmI } from '@interregnum/protocol';
import type { FastifyInstance } from 'fastify';
import { callDifferently, refuseTakenName } from '../accounts/names.ts';
import type { AppContext } from '../app-context.ts';
import { LEVELS } from '../bots/pool.ts';
import type { Visitor } from '../store/people.ts';
import { lobbyOf } from '../tables/lobby.ts';
import { check } from './check.ts';
import { newGuest, visitor } from './identity.ts';

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
    await callDifferently(context.store.db, person, name);
    return { me: asMe({ ...person, name }) };
  });

  app.get('/lobby', async (request): Promise<Lobby> => lobbyOf(context, await visitor(context, request)));
}
