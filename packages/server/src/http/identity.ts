/** Who is asking: a person is known by a secret cookie, whose hash is all the server keeps. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endSession, endSurplusSessions } from '../accounts/accounts.ts';
import { refused } from '../errors.ts';
import type { House } from '../house.ts';
import { insertPerson, insertSession, personBySecret, touchSession, type Visitor } from '../store/people.ts';

/** Seconds after which a device that nobody uses is forgotten, here and there. */
const A_YEAR = 365 * 24 * 60 * 60;
const AN_HOUR = 60 * 60 * 1000;

export const isSecure = (house: House): boolean => house.config.publicUrl?.startsWith('https:') ?? false;

/** Under https browsers accept this name only from this very host. */
export const cookieName = (house: House): string => (isSecure(house) ? '__Host-interregnum' : 'interregnum');

export function setCookie(house: House, reply: FastifyReply, secret: string): void {
  void reply.setCookie(cookieName(house), secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(house),
    path: '/',
    maxAge: A_YEAR,
  });
}

export function clearCookie(house: House, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(house), { path: '/', secure: isSecure(house) });
}

/** The person of the cookie; `null` for a stranger. */
export async function visitor(house: House, request: FastifyRequest): Promise<Visitor | null> {
  const secret = request.cookies[cookieName(house)];
  if (!secret) return null;
  const person = await personBySecret(house.store.db, secret);
  if (!person) return null;
  if (person.banned !== null) throw refused('banned', 'The host of this server has closed it to you.');
  const now = house.ports.now();
  if (now - person.sessionSeen > A_YEAR * 1000) {
    await endSession(house.store.db, person.id, person.session);
    return null;
  }
  if (now - person.sessionSeen > AN_HOUR) await touchSession(house.store.db, person.session, now);
  return person;
}

export async function knownVisitor(house: House, request: FastifyRequest): Promise<Visitor> {
  const person = await visitor(house, request);
  if (!person) throw refused('not-known', 'Tell your name first.');
  return person;
}

/** A new guest, known from now on by a cookie. */
export async function newGuest(house: House, request: FastifyRequest, reply: FastifyReply, name: string) {
  const { ports, store } = house;
  const now = ports.now();
  const person = { id: ports.newId(), name, created: now, banned: null };
  await insertPerson(store.db, person);
  await newSession(house, request, reply, person.id);
  return person;
}

/** This device belongs to the person from now on. */
export async function newSession(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const { ports, store } = house;
  const secret = ports.newSecret() + ports.newSecret();
  const device = String(request.headers['user-agent'] ?? '');
  await insertSession(store.db, { id: ports.newId(), secret, person, now: ports.now(), device });
  await endSurplusSessions(store.db, person);
  setCookie(house, reply, secret);
}
