/** The web server: headers, limits, errors, and the rooms behind it. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { API, type Failure, HTTP_STATUS, LIMITS } from '@interregnum/protocol';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from '../accounts/routes.ts';
import type { AppContext } from '../app-context.ts';
import { failureOf, OUR_FAULT, refused } from '../errors.ts';
import type { Sockets } from '../live/sockets.ts';
import { notifyRoutes } from '../notify/routes.ts';
import { unsubscribeRoutes } from '../notify/unsubscribe-routes.ts';
import { ratingRoutes } from '../ratings/routes.ts';
import { healthRoutes } from './health.ts';
import { isSecure } from './identity.ts';
import { liveRoutes } from './live-routes.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { isOurOrigin } from './origin.ts';
import { tableRoutes } from './table-routes.ts';
import { webApp } from './web-app.ts';

/** Each adds its addresses below the API's prefix. */
type Routes = (app: FastifyInstance, context: AppContext) => void;

const ROUTES: readonly Routes[] = [
  lobbyRoutes,
  tableRoutes,
  accountRoutes,
  ratingRoutes,
  notifyRoutes,
  unsubscribeRoutes,
];

/** A message of this size ends the connection; smaller ones that are too large are only refused. */
const ENORMOUS = 16 * LIMITS.message;

/** Only the proxy in front is believed: what it was told by others, anybody can write. */
const isNearest = (_address: string, hop: number): boolean => hop === 0;

/** Milliseconds within which a request must have arrived as a whole. */
const REQUEST_TIME = 60_000;

export async function httpApp(context: AppContext, sockets: Sockets): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy ? isNearest : false,
    bodyLimit: LIMITS.body,
    requestTimeout: REQUEST_TIME,
    forceCloseConnections: true,
  });
  await app.register(cookie);
  await app.register(helmet, securityHeaders(context));
  await app.register(rateLimit, {
    max: context.config.requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => refused('too-many', 'Too many requests. Wait a minute.'),
  });
  await app.register(websocket, { options: { maxPayload: ENORMOUS, perMessageDeflate: false } });
  observe(app, context);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = failureFrom(error);
    if (failure === OUR_FAULT) context.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return reply.code(HTTP_STATUS[failure.code]).send(failure);
  });
  healthRoutes(app, context);
  await app.register(
    async api => {
      guard(api, context);
      for (const routes of ROUTES) routes(api, context);
      liveRoutes(api, context, sockets);
    },
    { prefix: API },
  );
  webApp(app, context);
  return app;
}

/** Only same-origin pages may change anything; nothing of the API is kept by caches. However its address is spelt. */
function guard(api: FastifyInstance, context: AppContext): void {
  api.addHook('onRequest', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (/%00/.test(request.url)) throw refused('malformed', 'There is no such address.');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const live = request.headers.upgrade !== undefined;
    if ((changes || live) && !isOurOrigin(context.config, request.headers)) {
      throw refused('not-allowed', 'Pages of other sites may not do this.');
    }
    if (changes && context.closing) throw refused('closing', 'The server is going down. Come again in a moment.');
  });
}

function observe(app: FastifyInstance, context: AppContext): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'other';
    const status = String(reply.statusCode);
    context.metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    context.log.debug({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}

/** Nothing from elsewhere is loaded, embedded or contacted. */
const securityHeaders = (context: AppContext) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  strictTransportSecurity: isSecure(context) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
});

const BY_STATUS: Readonly<Record<number, Failure>> = {
  413: { code: 'too-large', text: 'This is too large.' },
  429: { code: 'too-many', text: 'Too many requests. Wait a minute.' },
  404: { code: 'not-found', text: 'There is nothing here.' },
};

/** What a client is told about an error; nothing of its inside. */
function failureFrom(error: FastifyError): Failure {
  const ours = failureOf(error);
  if (ours) return ours;
  const status = error.statusCode ?? 500;
  if (BY_STATUS[status]) return BY_STATUS[status];
  return status >= 400 && status < 500 ? { code: 'malformed', text: 'This request cannot be read.' } : OUR_FAULT;
}
