/** What every way into an account has in common. */
import type { WhoAmI } from '@interregnum/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { newSession, visitor } from '../http/identity.ts';
import type { Visitor } from '../store/people.ts';
import type { AccountRow } from '../store/schema.ts';
import { accountOf, endSession } from './accounts.ts';
import { carryOver } from './carry-over.ts';
import { rememberDevice } from './devices.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { isRight } from './passphrases.ts';

/** This device is the person's from now on. */
export async function enter(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: AccountRow,
): Promise<WhoAmI> {
  const { db } = context.store;
  const person = await db.selectFrom('people').selectAll().where('id', '=', account.person).executeTakeFirstOrThrow();
  if (person.banned !== null) throw refused('banned', 'The host of this server has closed it to you.');
  const before = await visitor(context, request);
  await newSession(context, request, reply, person.id);
  await rememberDevice(context, reply, person.id);
  context.metrics.logins.inc({ how: 'in' });
  if (before?.guest) await carryOver(context, before.id, person);
  else if (before) await endSession(db, before.id, before.session);
  return { me: { id: person.id, name: person.name, guest: false } };
}

/** For what a device that was left open must not be enough. */
export async function refuseWrongPassphrase(
  context: AppContext,
  throttle: LoginThrottle,
  person: Visitor,
  given: string,
): Promise<void> {
  const account = await accountOf(context.store.db, person.id);
  if (account) throttle({ name: account.name_key, address: '', device: person.session });
  if (!(await isRight(account?.hash ?? null, given))) {
    throw refused('wrong-passphrase', 'This is not your passphrase.');
  }
}
