/** For those who look after the server. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../app-context.ts';

export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/health', async (_, reply) => {
    const database = await sql`select 1`.execute(context.store.db).then(
      () => true,
      () => false,
    );
    const healthy = database && !context.closing;
    return reply
      .code(healthy ? 200 : 503)
      .send({ status: healthy ? 'ok' : 'unhealthy', database, closing: context.closing });
  });
}
