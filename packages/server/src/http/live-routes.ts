/** The door to the live connections. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { connect } from '../live/connection.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Person } from '../tables/entrance.ts';
import { visitor } from './identity.ts';

const TOO_MANY = 1013;

export function liveRoutes(app: FastifyInstance, house: House, sockets: Sockets): void {
  const people = new WeakMap<FastifyRequest, Person>();
  app.get<{ Params: { table: string } }>(
    '/tables/:table/live',
    {
      websocket: true,
      preValidation: async request => {
        const person = await visitor(house, request);
        if (person) people.set(request, { id: person.id, name: person.name });
      },
    },
    (socket, request) => {
      const person = people.get(request) ?? null;
      if (sockets.admit(socket, person?.id ?? null, request.ip)) {
        connect(house, sockets, socket, request.params.table, person);
      } else socket.close(TOO_MANY, 'too many connections');
    },
  );
}
