/** Having an account, being logged in, and one's own data. */
import { accounts as shapes, type WhoAmI } from '@interregnum/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../errors.ts';
import type { House } from '../house.ts';
import { check } from '../http/check.ts';
import { clearCookie, knownVisitor, newGuest, newSession, visitor } from '../http/identity.ts';
import { renamePerson } from '../store/people.ts';
import {
  accountByName,
  accountOf,
  endOtherSessions,
  endSession,
  insertAccount,
  keyOf,
  sessionsOf,
  setPassphrase,
} from './accounts.ts';
import { carryOver } from './carry-over.ts';
import { ownData } from './own-data.ts';
import { hashPassphrase, isRight } from './passphrases.ts';

/** Guessing passphrases is slow for whoever tries. */
const GUESSES = { rateLimit: { max: 10, timeWindow: '1 minute' } };

export function accountRoutes(app: FastifyInstance, house: House): void {
  app.post('/account', { config: GUESSES }, (request, reply) => register(house, request, reply));
  app.post('/session', { config: GUESSES }, (request, reply) => logIn(house, request, reply));
  app.delete('/session', (request, reply) => logOut(house, request, reply));
  app.post('/account/passphrase', { config: GUESSES }, request => changePassphrase(house, request));
  app.get('/account/export', async request => ownData(house, await knownVisitor(house, request)));
  app.get('/sessions', async request => {
    const person = await knownVisitor(house, request);
    return { sessions: await sessionsOf(house.store.db, person.id, person.session) };
  });
  app.delete<{ Params: { id: string } }>('/sessions/:id', async request => {
    const person = await knownVisitor(house, request);
    const ended = await endSession(house.store.db, person.id, request.params.id);
    if (!ended) throw refused('not-found', 'You have no such device.');
    return { sessions: await sessionsOf(house.store.db, person.id, person.session) };
  });
}

/** A guest keeps the person, and with it all games. */
async function register(house: House, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const { name, passphrase } = check(shapes.registering, request.body);
  const { db } = house.store;
  const known = await visitor(house, request);
  if (known && (await accountOf(db, known.id))) throw refused('not-now', 'You have an account already.');
  if (await accountByName(db, name)) throw refused('name-taken', 'Somebody else has this name.');
  const hash = await hashPassphrase(passphrase);
  const person = known ?? (await newGuest(house, request, reply, name));
  const account = { person: person.id, name_key: keyOf(name), hash, created: house.ports.now() };
  if (!(await insertAccount(db, account))) throw refused('name-taken', 'Somebody else has this name.');
  await renamePerson(db, person.id, name);
  return { me: { id: person.id, name, guest: false } };
}

async function logIn(house: House, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const { name, passphrase } = check(shapes.loggingIn, request.body);
  const { db } = house.store;
  const account = await accountByName(db, name);
  if (!(await isRight(account?.hash ?? null, passphrase)) || !account) {
    throw refused('wrong-passphrase', 'Name and passphrase do not belong together.');
  }
  const person = await db.selectFrom('people').selectAll().where('id', '=', account.person).executeTakeFirstOrThrow();
  if (person.banned !== null) throw refused('banned', 'The host of this server has closed it to you.');
  const guest = await visitor(house, request);
  await newSession(house, request, reply, person.id);
  if (guest && guest.id !== person.id && !(await accountOf(db, guest.id))) await carryOver(house, guest.id, person);
  return { me: { id: person.id, name: person.name, guest: false } };
}

async function logOut(house: House, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const person = await visitor(house, request);
  if (person) await endSession(house.store.db, person.id, person.session);
  clearCookie(house, reply);
  return { me: null };
}

/** All other devices have to log in again. */
async function changePassphrase(house: House, request: FastifyRequest): Promise<WhoAmI> {
  const wish = check(shapes.changingPassphrase, request.body);
  const person = await knownVisitor(house, request);
  const { db } = house.store;
  const account = await accountOf(db, person.id);
  if (!account) throw refused('not-now', 'You have no account yet.');
  if (!(await isRight(account.hash, wish.old))) throw refused('wrong-passphrase', 'This is not your passphrase.');
  await setPassphrase(db, person.id, await hashPassphrase(wish.new));
  await endOtherSessions(db, person.id, person.session);
  return { me: { id: person.id, name: person.name, guest: false } };
}
