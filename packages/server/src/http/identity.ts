/** Who is asking: a person is known by a secret cookie, whose hash is all the server keeps. */
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endSession, endSurplusSessions } from '../accounts/accounts.ts';
import { refuseBannedAddress } from '../accounts/bans.ts';
import { skeletonOf } from '../accounts/name-keys.ts';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { insertPerson, insertSession, personBySecret, touchSession, type Visitor } from '../store/people.ts';

/** Seconds after which a device that nobody uses is forgotten, here and there. */
export const A_YEAR = 365 * 24 * 60 * 60;
const AN_HOUR = 60 * 60 * 1000;

/** The network that a request comes from: an address, or of IPv6 the first half. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

export const isSecure = (context: AppContext): boolean => context.config.publicUrl?.startsWith('https:') ?? false;

/** Under https browsers accept this name only from this very host. */
export const cookieName = (context: AppContext): string => (isSecure(context) ? '__Host-interregnum' : 'interregnum');

export function setCookie(context: AppContext, reply: FastifyReply, secret: string): void {
  void reply.setCookie(cookieName(context), secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(context),
    path: '/',
    maxAge: A_YEAR,
  });
}

export function clearCookie(context: AppContext, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(context), { path: '/', secure: isSecure(context) });
}

/** The person of the cookie; `null` for a stranger. */
export async function visitor(context: AppContext, request: FastifyRequest): Promise<Visitor | null> {
  const secret = request.cookies[cookieName(context)];
  if (!secret) return null;
  const person = await personBySecret(context.store.db, secret);
  if (!person) return null;
  if (person.banned !== null) throw refused('banned', 'The host of this server has closed it to you.');
  context.limits.request(person.id);
  if (request.method !== 'GET' && request.method !== 'HEAD') context.limits.change(person.id);
  const now = context.ports.now();
  if (now - person.sessionSeen > A_YEAR * 1000) {
    await endSession(context.store.db, person.id, person.session);
    return null;
  }
  if (now - person.sessionSeen > AN_HOUR) await touchSession(context.store.db, person.session, now, addressOf(request));
  return person;
}

export async function knownVisitor(context: AppContext, request: FastifyRequest): Promise<Visitor> {
  const person = await visitor(context, request);
  if (!person) throw refused('not-known', 'Tell your name first.');
  return person;
}

/** A new guest, known from now on by a cookie. */
export async function newGuest(context: AppContext, request: FastifyRequest, reply: FastifyReply, name: string) {
  const { ports, store } = context;
  const now = ports.now();
  await refuseBannedAddress(store.db, addressOf(request), now);
  const person = { id: ports.newId(), name, skeleton: skeletonOf(name), created: now, banned: null };
  await insertPerson(store.db, person);
  await newSession(context, request, reply, person.id);
  return person;
}

/** This device belongs to the person from now on. */
export async function newSession(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const { ports, store } = context;
  const secret = ports.newSecret() + ports.newSecret();
  const device = String(request.headers['user-agent'] ?? '');
  await insertSession(store.db, {
    id: ports.newId(),
    secret,
    person,
    now: ports.now(),
    device,
    address: addressOf(request),
  });
  await endSurplusSessions(store.db, person);
  setCookie(context, reply, secret);
}
