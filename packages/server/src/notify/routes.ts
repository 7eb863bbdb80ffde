/** How a person wants to be told. */
import { type NotificationSettings, type Notifications, accounts as shapes } from '@interregnum/protocol';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { perSource } from '../bucket.ts';
import { refused } from '../errors.ts';
import { check } from '../http/check.ts';
import { addressOf, knownVisitor } from '../http/identity.ts';
import { mayBeCalled } from './addresses.ts';
import { askToConfirm, confirmAddress, forgetAddress, isConfirmed } from './mail-addresses.ts';
import { canMail, mailer } from './mailer.ts';
import { isTimeZone } from './quiet.ts';
import { languageOf } from './texts.ts';
import { vapidKeys } from './vapid.ts';
import { addBrowser, removeBrowser, saveWishes, wishesOf } from './wishes.ts';

/** Codes to one mailbox in an hour; those that one person asks for, whatever the mailboxes; those asked for by a network. */
const CODES = 3;
const CODES_FOR_PERSON = 5;
const CODES_FOR_NETWORK = 30;

const CHANGES = { rateLimit: { max: 60, timeWindow: '1 minute' } };

export function notifyRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.store;
  const send = canMail(context) ? mailer(context, CODES) : null;
  const perHour = (most: number) => perSource(most / 3600, most, context.ports.now);
  const [ofPerson, ofNetwork] = [perHour(CODES_FOR_PERSON), perHour(CODES_FOR_NETWORK)];
  /** Nobody has us write to everybody. */
  const admit = (person: string, address: string) => () => {
    if (!ofPerson(person) || !ofNetwork(address))
      throw refused('too-many', 'You have asked for enough codes. Wait an hour.');
  };
  app.get('/notifications', async request => notificationsOf(context, (await knownVisitor(context, request)).id));
  app.put('/notifications', { config: CHANGES }, async request => {
    const { id } = await knownVisitor(context, request);
    const wishes = check(shapes.notificationSettings, request.body);
    refuseImpossible(context, wishes);
    const language = wishes.language ?? languageOf(request.headers['accept-language']);
    if (wishes.email === null) await forgetAddress(db, id);
    else if (send)
      await askToConfirm(context, { send, admit: admit(id, addressOf(request)) }, id, wishes.email, language);
    await saveWishes(db, id, { ...wishes, language });
    return notificationsOf(context, id);
  });
  app.post('/notifications/confirm', { config: CHANGES }, async request => {
    const { id } = await knownVisitor(context, request);
    await confirmAddress(context, id, check(shapes.confirmingMail, request.body).code);
    return notificationsOf(context, id);
  });
  app.post('/push', { config: CHANGES }, async request => {
    const { id } = await knownVisitor(context, request);
    const browser = check(shapes.pushSubscription, request.body);
    if (!mayBeCalled(browser.endpoint)) throw refused('malformed', 'endpoint: not a public https address');
    await addBrowser(db, id, browser, context.ports.now());
    return {};
  });
  app.delete('/push', async request => {
    const { id } = await knownVisitor(context, request);
    const { endpoint } = check(shapes.pushSubscription, request.body);
    await removeBrowser(db, id, endpoint);
    return {};
  });
}

async function notificationsOf(context: AppContext, person: string): Promise<Notifications> {
  const { db } = context.store;
  const { publicKey } = await vapidKeys(db);
  const settings = await wishesOf(db, person);
  const emailConfirmed = await isConfirmed(db, person, settings.email);
  return { settings, emailConfirmed, pushKey: publicKey, mail: canMail(context) };
}

function refuseImpossible(context: AppContext, { email, webhook, quiet }: NotificationSettings): void {
  if (email !== null && !canMail(context)) throw refused('not-now', 'This server cannot send mail.');
  if (webhook !== null && !mayBeCalled(webhook)) throw refused('malformed', 'webhook: not a public https address');
  if (quiet && !isTimeZone(quiet.timeZone)) throw refused('malformed', 'quiet.timeZone: there is no such time zone');
}
