/** Having an account, being logged in, and one's own data. */
import { type RecoveryCode, accounts as shapes, type WhoAmI } from '@interregnum/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppContext, tell } from '../app-context.ts';
import { refused } from '../errors.ts';
import { check } from '../http/check.ts';
import { addressOf, clearCookie, knownVisitor, newGuest, visitor } from '../http/identity.ts';
import type { AccountRow } from '../store/schema.ts';
import { attend } from '../tables/attend.ts';
import { catchUp } from '../tables/open.ts';
import {
  accountByName,
  accountOf,
  endAllSessions,
  endOtherSessions,
  endSession,
  insertAccount,
  sessionsOf,
  setPassphrase,
  setRecovery,
} from './accounts.ts';
import { deviceOf, rememberDevice } from './devices.ts';
import { enter, refuseWrongPassphrase } from './entering.ts';
import { forgetPerson } from './forget.ts';
import { type LoginThrottle, loginThrottle } from './login-throttle.ts';
import { keyOf } from './name-keys.ts';
import { nameTaken, refuseTakenName, rename, takeNameFromGuests } from './names.ts';
import { ownData } from './own-data.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { removePasskeys } from './passkeys.ts';
import { hashPassphrase, isRight } from './passphrases.ts';
import { hashOfCode, newRecoveryCode } from './recovery.ts';

export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  const throttle = loginThrottle(context);
  const config = { rateLimit: { max: context.config.guessesPerMinute, timeWindow: '1 minute' } };
  app.post('/account', { config }, (request, reply) => register(context, request, reply));
  app.delete('/account', { config }, (request, reply) => deleteAccount(context, throttle, request, reply));
  app.post('/session', { config }, (request, reply) => logIn(context, throttle, request, reply));
  app.delete('/session', (request, reply) => logOut(context, request, reply));
  app.post('/account/passphrase', { config }, request => changePassphrase(context, throttle, request));
  app.post('/account/recovery-code', { config }, request => makeRecoveryCode(context, throttle, request));
  app.post('/account/recovery', { config }, (request, reply) => recover(context, throttle, request, reply));
  passkeyRoutes(app, context, throttle);
  app.get('/account/export', { config }, async request => ownData(context, await knownVisitor(context, request)));
  app.get('/sessions', async request => {
    const person = await knownVisitor(context, request);
    return { sessions: await sessionsOf(context.store.db, person.id, person.session) };
  });
  app.delete<{ Params: { id: string } }>('/sessions/:id', async request => {
    const person = await knownVisitor(context, request);
    const ended = await endSession(context.store.db, person.id, request.params.id);
    if (!ended) throw refused('not-found', 'You have no such device.');
    return { sessions: await sessionsOf(context.store.db, person.id, person.session) };
  });
}

/** A guest keeps the person, and with it all games. */
async function register(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const { name, passphrase } = check(shapes.registering, request.body);
  const { db } = context.store;
  const known = await visitor(context, request);
  if (known && (await accountOf(db, known.id))) throw refused('not-now', 'You have an account already.');
  await refuseTakenName(db, name, null);
  const hash = await hashPassphrase(passphrase);
  const person = known ?? (await newGuest(context, request, reply, name));
  const account = { person: person.id, name_key: keyOf(name), hash, created: context.ports.now(), recovery: null };
  if (!(await insertAccount(db, account))) throw nameTaken();
  await rename(context, person.id, name);
  await takeNameFromGuests(context, person.id, name);
  await rememberDevice(context, reply, person.id);
  return { me: { id: person.id, name, guest: false } };
}

async function logIn(
  context: AppContext,
  throttle: LoginThrottle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WhoAmI> {
  const { name, passphrase } = check(shapes.loggingIn, request.body);
  const { db } = context.store;
  const account = await accountByName(db, name);
  await refuseFlood(context, throttle, request, name, account);
  if (!(await isRight(account?.hash ?? null, passphrase)) || !account) {
    context.metrics.logins.inc({ how: 'wrong' });
    throw refused('wrong-passphrase', 'Name and passphrase do not belong together.');
  }
  return enter(context, request, reply, account);
}

async function refuseFlood(
  context: AppContext,
  throttle: LoginThrottle,
  request: FastifyRequest,
  name: string,
  account: AccountRow | null,
): Promise<void> {
  const device = account && (await deviceOf(context, request, account.person));
  throttle({ name: keyOf(name), address: addressOf(request), device });
}

async function logOut(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const person = await visitor(context, request);
  if (person) await endSession(context.store.db, person.id, person.session);
  clearCookie(context, reply);
  return { me: null };
}

/** All other devices have to log in again. */
async function changePassphrase(
  context: AppContext,
  throttle: LoginThrottle,
  request: FastifyRequest,
): Promise<WhoAmI> {
  const wish = check(shapes.changingPassphrase, request.body);
  const person = await knownVisitor(context, request);
  const { db } = context.store;
  if (person.guest) throw refused('not-now', 'You have no account yet.');
  await refuseWrongPassphrase(context, throttle, person, wish.old);
  await setPassphrase(db, person.id, await hashPassphrase(wish.new));
  await endOtherSessions(db, person.id, person.session);
  return { me: { id: person.id, name: person.name, guest: false } };
}

/** Shown once; an older one is no longer good. */
async function makeRecoveryCode(context: AppContext, throttle: LoginThrottle, request: FastifyRequest) {
  const { passphrase } = check(shapes.makingRecoveryCode, request.body);
  const person = await knownVisitor(context, request);
  if (person.guest) throw refused('not-now', 'You have no account yet.');
  await refuseWrongPassphrase(context, throttle, person, passphrase);
  const code = newRecoveryCode();
  await setRecovery(context.store.db, person.id, hashOfCode(code));
  return { code } satisfies RecoveryCode;
}

/** A new passphrase for the code; the code is used up, passkeys are gone, and all devices logged out but this one. */
async function recover(
  context: AppContext,
  throttle: LoginThrottle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WhoAmI> {
  const { name, code, passphrase } = check(shapes.recovering, request.body);
  const { db } = context.store;
  const account = await accountByName(db, name);
  await refuseFlood(context, throttle, request, name, account);
  if (!account?.recovery || account.recovery !== hashOfCode(code)) {
    throw refused('wrong-passphrase', 'Name and recovery code do not belong together.');
  }
  await setPassphrase(db, account.person, await hashPassphrase(passphrase));
  await setRecovery(db, account.person, null);
  await removePasskeys(db, account.person); // whoever had the passphrase could have added one
  await endAllSessions(db, account.person);
  return enter(context, request, reply, account);
}

/** A guest is known by the cookie alone, and needs no more to be forgotten. */
async function deleteAccount(
  context: AppContext,
  throttle: LoginThrottle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<WhoAmI> {
  const { passphrase } = check(shapes.deletingAccount, request.body);
  const person = await knownVisitor(context, request);
  if (!person.guest) await refuseWrongPassphrase(context, throttle, person, passphrase ?? '');
  const tables = await forgetPerson(context.store, context.ports, person.id);
  for (const table of tables ?? []) await followUp(context, table);
  clearCookie(context, reply);
  return { me: null };
}

/** Those at the table see it at once, and the bot begins. */
async function followUp(context: AppContext, table: string): Promise<void> {
  const t = await context.open.get(table);
  if (!t) return;
  const before = t.table;
  await t.mutex.run(() => catchUp(context, t));
  tell(context, 'changed', t.table, before);
  attend(context, t, true);
}
