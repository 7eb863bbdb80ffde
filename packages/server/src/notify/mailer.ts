/** Letters: from whom, through which server, and how many one mailbox gets. */
import { createTransport } from 'nodemailer';
import type { AppContext } from '../app-context.ts';
import { perSource } from '../bucket.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

export type Mailer = (letter: Letter) => Promise<void>;

export class MailboxFull extends Error {
  override name = 'MailboxFull';
  override message = 'too many letters to one mailbox';
}

export const canMail = ({ config }: AppContext): boolean => config.smtpUrl !== null && config.mailFrom !== null;

/** One person's mailbox, however the address is spelt: what follows a plus sign is only a note to its owner. */
export function mailboxOf(address: string): string {
  const [, name = '', host = ''] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  return `${name.replace(/\+.*$/, '')}@${host}`;
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `most`: letters to one mailbox at once, and then so many in an hour. */
export function mailer({ config, ports }: AppContext, most: number): Mailer {
  const mayWrite = perSource(most / 3600, most, ports.now);
  const url = new URL(config.smtpUrl!);
  for (const [key, value] of Object.entries(PATIENCE)) url.searchParams.set(key, String(value));
  const transport = createTransport(url.href);
  return async ({ to, subject, text, headers }) => {
    if (!mayWrite(mailboxOf(to))) throw new MailboxFull();
    await transport.sendMail({
      from: config.mailFrom!,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  };
}
