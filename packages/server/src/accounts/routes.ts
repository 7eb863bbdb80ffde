/** Having an account, being logged in, and one's own data. */
import { accounts as shapes, type WhoAmI } from '@interregnum/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../errors.ts';
import { type House, tell } from '../house.ts';
import { check } from '../http/check.ts';
import { clearCookie, knownVisitor, newGuest, newSession, visitor } from '../http/identity.ts';
import { renamePerson, type Visitor } from '../store/people.ts';
import { attend } from '../tables/attend.ts';
import { catchUp } from '../tables/open.ts';
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
import { forgetPerson } from './forget.ts';
import { countGuesses, type Guesses } from './guesses.ts';
import { nameTaken, refuseTakenName } from './names.ts';
import { ownData } from './own-data.ts';
import { hashPassphrase, isRight } from './passphrases.ts';

export function accountRoutes(app: FastifyInstance, house: House): void {
  const guesses = countGuesses(house);
  const config = { rateLimit: { max: house.config.guessesPerMinute, timeWindow: '1 minute' } };
  app.post('/account', { config }, (request, reply) => register(house, request, reply));
  app.delete('/account', { config }, (request, reply) => deleteAccount(house, guesses, request, reply));
  app.post('/session', { config }, (request, reply) => logIn(house, guesses, request, reply));
  app.delete('/session', (request, reply) => logOut(house, request, reply));
  app.post('/account/passphrase', { config }, request => changePassphrase(house, guesses, request));
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
  await refuseTakenName(db, name, null);
  const hash = await hashPassphrase(passphrase);
  const person = known ?? (await newGuest(house, request, reply, name));
  const account = { person: person.id, name_key: keyOf(name), hash, created: house.ports.now() };
  if (!(await insertAccount(db, account))) throw nameTaken();
  await renamePerson(db, person.id, name);
  return { me: { id: person.id, name, guest: false } };
}

async function logIn(house: House, guesses: Guesses, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const { name, passphrase } = check(shapes.loggingIn, request.body);
  const { db } = house.store;
  guesses(keyOf(name));
  const account = await accountByName(db, name);
  if (!(await isRight(account?.hash ?? null, passphrase)) || !account) {
    throw refused('wrong-passphrase', 'Name and passphrase do not belong together.');
  }
  const person = await db.selectFrom('people').selectAll().where('id', '=', account.person).executeTakeFirstOrThrow();
  if (person.banned !== null) throw refused('banned', 'The host of this server has closed it to you.');
  const before = await visitor(house, request);
  await newSession(house, request, reply, person.id);
  if (before?.guest) await carryOver(house, before.id, person);
  else if (before) await endSession(db, before.id, before.session);
  return { me: { id: person.id, name: person.name, guest: false } };
}

async function logOut(house: House, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const person = await visitor(house, request);
  if (person) await endSession(house.store.db, person.id, person.session);
  clearCookie(house, reply);
  return { me: null };
}

/** All other devices have to log in again. */
async function changePassphrase(house: House, guesses: Guesses, request: FastifyRequest): Promise<WhoAmI> {
  const wish = check(shapes.changingPassphrase, request.body);
  const person = await knownVisitor(house, request);
  const { db } = house.store;
  if (person.guest) throw refused('not-now', 'You have no account yet.');
  await refuseWrongPassphrase(house, guesses, person, wish.old);
  await setPassphrase(db, person.id, await hashPassphrase(wish.new));
  await endOtherSessions(db, person.id, person.session);
  return { me: { id: person.id, name: person.name, guest: false } };
}

async function refuseWrongPassphrase(house: House, guesses: Guesses, person: Visitor, given: string): Promise<void> {
  const account = await accountOf(house.store.db, person.id);
  if (account) guesses(account.name_key);
  if (!(await isRight(account?.hash ?? null, given))) {
    throw refused('wrong-passphrase', 'This is not your passphrase.');
  }
}

/** A guest is known by the cookie alone, and needs no more to be forgotten. */
async function deleteAccount(
  house: House,
  guesses: Guesses,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WhoAmI> {
  const { passphrase } = check(shapes.deletingAccount, request.body);
  const person = await knownVisitor(house, request);
  if (!person.guest) await refuseWrongPassphrase(house, guesses, person, passphrase ?? '');
  const tables = await forgetPerson(house.store, house.ports, person.id);
  for (const table of tables ?? []) await followUp(house, table);
  clearCookie(house, reply);
  return { me: null };
}

/** Those at the table see it at once, and the bot begins. */
async function followUp(house: House, table: string): Promise<void> {
  const t = await house.open.get(table);
  if (!t) return;
  const before = t.table;
  await t.inTurn(() => catchUp(house, t));
  tell(house, 'changed', t.table, before);
  attend(house, t, true);
}
