/** For those who look after the server. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { House } from '../house.ts';

export function healthRoutes(app: FastifyInstance, house: House): void {
  app.get('/health', async (_, reply) => {
    const database = await sql`select 1`.execute(house.store.db).then(
      () => true,
      () => false,
    );
    const healthy = database && !house.closing;
    return reply
      .code(healthy ? 200 : 503)
      .send({ status: healthy ? 'ok' : 'unhealthy', database, closing: house.closing });
  });
  app.get('/metrics', async (_, reply) => {
    const { registry } = house.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
