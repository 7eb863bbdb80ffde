/** The door to the live connections. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';
import { connect } from '../live/connection.ts';
import type { Sockets } from '../live/sockets.ts';
import { lobbyWatch } from '../lobby/watch.ts';
import type { Visitor } from '../store/people.ts';
import { addressOf, visitor } from './identity.ts';

const TOO_MANY = 1013;

export function liveRoutes(app: FastifyInstance, context: AppContext, sockets: Sockets): void {
  const people = new WeakMap<FastifyRequest, Visitor>();
  const lobby = lobbyWatch(context);
  const options = {
    websocket: true,
    preValidation: async (request: FastifyRequest) => {
      const person = await visitor(context, request);
      if (person) people.set(request, person);
    },
  } as const;

  /** Who comes in; `null` when there are too many connections already. */
  function admit(socket: WebSocket, request: FastifyRequest): { visiting: Visitor | null } | null {
    const visiting = people.get(request) ?? null;
    const device = visiting && { person: visiting.id, session: visiting.session };
    if (sockets.admit(socket, device, addressOf(request))) return { visiting };
    socket.close(TOO_MANY, 'too many connections');
    return null;
  }

  app.get<{ Params: { table: string } }>('/tables/:table/live', options, (socket, request) => {
    const admitted = admit(socket, request);
    if (!admitted) return;
    const { visiting } = admitted;
    const person = visiting && { id: visiting.id, name: visiting.name };
    const { table } = request.params;
    connect(context, sockets, { socket, stream: request.raw.socket, table, person, address: addressOf(request) });
  });

  app.get('/lobby/live', options, (socket, request) => {
    const admitted = admit(socket, request);
    if (!admitted) return;
    lobby.watch(socket, admitted.visiting?.id ?? null);
    sockets.watchHeart(socket, () => {});
  });
}
