/** The three ways to reach a person: mail, the push services of browsers, a webhook. */
import type { NotificationSettings, PushSubscription } from '@interregnum/protocol';
import webPush from 'web-push';
import type { AppContext } from '../app-context.ts';
import { isConfirmed } from './mail-addresses.ts';
import { canMail, mailer } from './mailer.ts';
import { linkOf, type Message } from './messages.ts';
import { type Outside, post } from './outside.ts';
import { inWords } from './texts.ts';
import { unsubscribeLink } from './unsubscribe-routes.ts';
import { vapidKeys } from './vapid.ts';
import { browsersOf, removeBrowser } from './wishes.ts';

export interface Recipient {
  person: string;
  wishes: NotificationSettings;
}

export interface Channel {
  name: string;
  /** False when the person does not want to be told this way. */
  send(to: Recipient, message: Message): Promise<boolean>;
}

/** Those that this server can use. */
export const channels = (context: AppContext, world: Outside): Channel[] => [
  ...(canMail(context) ? [mail(context)] : []),
  push(context, world),
  webhook(context, world),
];

/** Letters to one mailbox at once, and then so many in an hour. */
const LETTERS = 30;

function mail(context: AppContext): Channel {
  const send = mailer(context, LETTERS);
  return {
    name: 'mail',
    async send({ person, wishes }, message) {
      const { email, language } = wishes;
      if (email === null || !(await isConfirmed(context.store.db, person, email))) return false;
      const link = linkOf(context, message) ?? inWords(language, 'mail.noLink');
      const out = await unsubscribeLink(context, person, email);
      const text = [message.body, link, '', inWords(language, 'mail.end')].join('\n');
      const headers: Record<string, string> =
        out === null ? {} : { 'List-Unsubscribe': `<${out}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await send({ to: email, subject: message.title, text, headers });
      return true;
    },
  };
}

/** Seconds for which a push service keeps a message for a browser that is off. */
const KEPT = 24 * 60 * 60;
/** What a push service answers for browsers that are gone. */
const GONE = [404, 410];

/** Whom a push service turns to when our messages trouble it. */
function contact({ config }: AppContext): string {
  const address = config.mailFrom?.match(/[^\s<>]+@[^\s<>]+/)?.[0];
  if (address) return `mailto:${address}`;
  return config.publicUrl?.startsWith('https:') ? config.publicUrl : 'https://interregnum.invalid';
}

function push(context: AppContext, world: Outside): Channel {
  const { db } = context.store;
  async function sendTo(browser: PushSubscription, message: Message): Promise<number> {
    const vapidDetails = { subject: contact(context), ...(await vapidKeys(db)) };
    const options = { vapidDetails, TTL: KEPT, topic: message.tag };
    const details = webPush.generateRequestDetails(browser, JSON.stringify(message), options);
    return post(
      { url: browser.endpoint, headers: details.headers as Record<string, string>, body: details.body! },
      world,
    );
  }
  async function sendOne(person: string, browser: PushSubscription, message: Message): Promise<void> {
    const status = await sendTo(browser, message);
    if (GONE.includes(status)) await removeBrowser(db, person, browser.endpoint);
    else expectSuccess(status);
  }
  return {
    name: 'push',
    async send({ person, wishes }, message) {
      if (!wishes.push) return false;
      const browsers = await browsersOf(db, person);
      const sent = await Promise.allSettled(browsers.map(browser => sendOne(person, browser, message)));
      const failed = sent.find(one => one.status === 'rejected');
      if (failed) throw failed.reason as Error;
      return browsers.length > 0;
    },
  };
}

function webhook(context: AppContext, world: Outside): Channel {
  return {
    name: 'webhook',
    async send({ wishes }, message) {
      if (wishes.webhook === null) return false;
      const { title, body, tag } = message;
      const json = JSON.stringify({ title, body, url: linkOf(context, message), table: tag });
      const headers = { 'content-type': 'application/json', 'user-agent': 'Interregnum' };
      expectSuccess(await post({ url: wishes.webhook, headers, body: json }, world));
      return true;
    },
  };
}

function expectSuccess(status: number): void {
  if (status < 200 || status >= 300) throw new Error(`answered with ${status}`);
}
