/** Adding, listing and removing passkeys, and logging in with one. */
import { LIMITS, type PasskeyOptions, type Passkeys, passkeys as shapes, type WhoAmI } from '@interregnum/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { refused } from '../errors.ts';
import { check } from '../http/check.ts';
import { knownVisitor } from '../http/identity.ts';
import type { Visitor } from '../store/people.ts';
import { accountOf } from './accounts.ts';
import { enter, refuseWrongPassphrase } from './entering.ts';
import type { LoginThrottle } from './login-throttle.ts';
import {
  credentialsOf,
  insertPasskey,
  noteChallenge,
  passkeyByCredential,
  passkeysOf,
  removePasskey,
  takeChallenge,
  usePasskey,
} from './passkeys.ts';
import {
  challengeIn,
  entryOptions,
  newPasskeyOptions,
  type RelyingParty,
  relyingParty,
  verifiedEntry,
  verifiedPasskey,
} from './relying-party.ts';

export function passkeyRoutes(app: FastifyInstance, context: AppContext, throttle: LoginThrottle): void {
  const config = { rateLimit: { max: context.config.guessesPerMinute, timeWindow: '1 minute' } };
  app.get('/account/passkeys', request => list(context, request));
  app.post('/account/passkeys/options', { config }, request => begin(context, throttle, request));
  app.post('/account/passkeys', { config }, request => add(context, request));
  app.delete<{ Params: { id: string } }>('/account/passkeys/:id', async request => {
    const person = await withAccount(context, request);
    const removed = await removePasskey(context.store.db, person.id, request.params.id);
    if (!removed) throw refused('not-found', 'You have no such passkey.');
    return list(context, request);
  });
  app.get('/session/passkey', request => ({ available: relyingParty(context, request) !== null }));
  app.post('/session/passkey/options', { config }, request => askAnybody(context, request));
  app.post('/session/passkey', { config }, (request, reply) => logIn(context, request, reply));
}

async function withAccount(context: AppContext, request: FastifyRequest): Promise<Visitor> {
  const person = await knownVisitor(context, request);
  if (person.guest) throw refused('not-now', 'You have no account yet.');
  return person;
}

function party(context: AppContext, request: FastifyRequest): RelyingParty {
  const known = relyingParty(context, request);
  if (!known) throw refused('not-now', 'Passkeys need https, and a server that knows its public address.');
  return known;
}

async function list(context: AppContext, request: FastifyRequest): Promise<Passkeys> {
  const person = await withAccount(context, request);
  const available = relyingParty(context, request) !== null;
  return { available, passkeys: await passkeysOf(context.store.db, person.id) };
}

async function begin(context: AppContext, throttle: LoginThrottle, request: FastifyRequest): Promise<PasskeyOptions> {
  const { passphrase } = check(shapes.beginningPasskey, request.body);
  const person = await withAccount(context, request);
  const site = party(context, request);
  await refuseWrongPassphrase(context, throttle, person, passphrase);
  const { db } = context.store;
  const known = await credentialsOf(db, person.id);
  if (known.length >= LIMITS.passkeys) throw refused('too-many', 'You have enough passkeys. Remove one first.');
  const options = await newPasskeyOptions(site, { id: person.id, name: person.name, known });
  await noteChallenge(db, options.challenge, person.id, context.ports.now());
  return { options: { ...options } };
}

async function add(context: AppContext, request: FastifyRequest): Promise<Passkeys> {
  const { name, credential } = check(shapes.addingPasskey, request.body);
  const person = await withAccount(context, request);
  const site = party(context, request);
  const { db } = context.store;
  const now = context.ports.now();
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(db, challenge, person.id, now))) throw tooLate();
  const made = await verifiedPasskey(site, credential as unknown as RegistrationResponseJSON, challenge);
  if (!made) throw refused('not-allowed', 'Your device has not made a passkey for this site.');
  const row = { ...made, id: context.ports.newId(), person: person.id, name, created: now, used: null };
  if (!(await insertPasskey(db, row))) throw refused('not-allowed', 'This passkey is known already.');
  return list(context, request);
}

async function askAnybody(context: AppContext, request: FastifyRequest): Promise<PasskeyOptions> {
  const options = await entryOptions(party(context, request));
  await noteChallenge(context.store.db, options.challenge, null, context.ports.now());
  return { options: { ...options } };
}

async function logIn(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<WhoAmI> {
  const { credential } = check(shapes.enteringByPasskey, request.body);
  const site = party(context, request);
  const { db } = context.store;
  const now = context.ports.now();
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(db, challenge, null, now))) throw tooLate();
  const passkey = await passkeyByCredential(db, credential.id);
  const response = credential as unknown as AuthenticationResponseJSON;
  const counter = passkey && (await verifiedEntry(site, response, challenge, passkey));
  const account = passkey && counter !== null ? await accountOf(db, passkey.person) : null;
  if (!passkey || counter === null || !account || !(await usePasskey(db, passkey, counter, now))) {
    context.metrics.logins.inc({ how: 'wrong' });
    throw refused('wrong-passphrase', 'Nobody here has this passkey.');
  }
  return enter(context, request, reply, account);
}

const tooLate = () => refused('out-of-date', 'This took too long. Try again.');
