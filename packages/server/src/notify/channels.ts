/** The three ways to reach a person: mail, the push services of browsers, a webhook. */
import type { NotificationSettings, PushSubscription } from '@interregnum/protocol';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { AppContext } from '../app-context.ts';
import { type Bucket, bucket } from '../bucket.ts';
import { linkOf, type Message } from './messages.ts';
import { type Outside, post } from './outside.ts';
import { inWords } from './texts.ts';
import { vapidKeys } from './vapid.ts';
import { browsersOf, removeBrowser } from './wishes.ts';

export interface Recipient {
  person: string;
  wishes: NotificationSettings;
}

export interface Channel {
  name: string;
  send(to: Recipient, message: Message): Promise<void>;
}

export const canMail = ({ config }: AppContext): boolean => config.smtpUrl !== null && config.mailFrom !== null;

/** Those that this server can use. */
export const channels = (context: AppContext, world: Outside): Channel[] => [
  ...(canMail(context) ? [mail(context)] : []),
  push(context, world),
  webhook(context, world),
];

const MAIL_PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Addresses are not confirmed, so nobody's mailbox is flooded: letters at once, and then so many in an hour. */
const LETTERS = 30;

function letterBox(context: AppContext): (address: string) => boolean {
  const counts = new Map<string, Bucket>();
  const emptied = 100_000;
  return address => {
    if (counts.size >= emptied) counts.clear();
    const key = address.toLowerCase();
    const count = counts.get(key) ?? bucket(LETTERS / 3600, LETTERS, context.ports.now);
    counts.set(key, count);
    return count.take();
  };
}

function mail(context: AppContext): Channel {
  const mayWrite = letterBox(context);
  const url = new URL(context.config.smtpUrl!);
  for (const [key, value] of Object.entries(MAIL_PATIENCE)) url.searchParams.set(key, String(value));
  const transport = createTransport(url.href);
  return {
    name: 'mail',
    async send({ wishes }, message) {
      if (wishes.email === null) return;
      if (!mayWrite(wishes.email)) throw new Error('too many letters to one address');
      const text = [message.body, linkOf(context, message), '', inWords(wishes.language, 'mail.end')];
      await transport.sendMail({
        from: context.config.mailFrom!,
        to: { name: '', address: wishes.email },
        subject: message.title,
        text: text.join('\n'),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
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
      if (!wishes.push) return;
      const browsers = await browsersOf(db, person);
      const sent = await Promise.allSettled(browsers.map(browser => sendOne(person, browser, message)));
      const failed = sent.find(one => one.status === 'rejected');
      if (failed) throw failed.reason as Error;
    },
  };
}

function webhook(context: AppContext, world: Outside): Channel {
  return {
    name: 'webhook',
    async send({ wishes }, message) {
      if (wishes.webhook === null) return;
      const { title, body, tag } = message;
      const json = JSON.stringify({ title, body, url: linkOf(context, message), table: tag });
      const headers = { 'content-type': 'application/json', 'user-agent': 'Interregnum' };
      expectSuccess(await post({ url: wishes.webhook, headers, body: json }, world));
    },
  };
}

function expectSuccess(status: number): void {
  if (status < 200 || status >= 300) throw new Error(`answered with ${status}`);
}
