/** The settings of a server: each has a variable of the environment, a flag, a default and a sentence. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string | null;
  origins: readonly string[];
  trustProxy: boolean;
  smtpUrl: string | null;
  mailFrom: string | null;
  webFolder: string;
  logLevel: string;
  metricsPort: number | null;
  metricsHost: string;
  botThreads: number;
  botPause: number;
  unloadAfter: number;
  tablesPerPerson: number;
  openTablesPerPerson: number;
  openTablesPerHour: number;
  waitingHours: number;
  abandonedDays: number;
  guestDays: number;
  socketsPerPerson: number;
  socketsPerAddress: number;
  messagesPerSecond: number;
  requestsPerMinute: number;
  changesPerMinute: number;
  guestsPerHour: number;
  guessesPerMinute: number;
}

export interface Setting<K extends keyof Config = keyof Config> {
  key: K;
  env: string;
  flag: string;
  /** What stands for the value in a help text. */
  value: string;
  fallback: string;
  help: string;
  read(text: string): Config[K];
}

class SettingError extends Error {
  override name = 'SettingError';
}

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

const text = (value: string): string => value;
const textOrNull = (value: string): string | null => value || null;
const list = (value: string): string[] => value.split(',').map(x => x.trim()).filter(x => x !== ''); // biome-ignore format: one line

const number = (least: number, most: number) => (value: string) => {
  const n = Number(value);
  if (value.trim() !== '' && Number.isInteger(n) && n >= least && n <= most) return n;
  throw new SettingError(`expected a whole number from ${least} to ${most}`);
};

const numberOrNull = (least: number, most: number) => (value: string) =>
  value === '' ? null : number(least, most)(value);

function yesOrNo(value: string): boolean {
  if (['true', 'yes', '1'].includes(value)) return true;
  if (['false', 'no', '0', ''].includes(value)) return false;
  throw new SettingError('expected yes or no');
}

function logLevel(value: string): string {
  if (LOG_LEVELS.includes(value)) return value;
  throw new SettingError(`expected ${LOG_LEVELS.join(', ')}`);
}

function webAddress(value: string): string | null {
  if (value === '') return null;
  const url = URL.parse?.(value) ?? (URL.canParse(value) ? new URL(value) : null);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SettingError('expected an address such as https://games.example.org');
}

function smtpAddress(value: string): string | null {
  if (value === '') return null;
  if (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)) return value;
  throw new SettingError('expected an address such as smtps://name:password@mail.example.org');
}

function setting<K extends keyof Config>(
  key: K,
  [env, flag, value]: readonly [env: string, flag: string, value: string],
  fallback: string,
  read: (text: string) => Config[K],
  help: string,
): Setting<K> {
  return { key, env, flag, value, fallback, help, read };
}

const MANY = 1_000_000;

export const SETTINGS: readonly Setting[] = [
  setting('port', ['PORT', 'port', 'N'], '4100', number(0, 65535), 'where to listen; 0 takes any free port'),
  setting('host', ['HOST', 'host', 'ADDRESS'], '0.0.0.0', text, 'the network address to listen on'),
  setting('dataDir', ['DATA_DIR', 'data', 'FOLDER'], 'data', text, 'where the SQLite file lies'),
  setting('databaseUrl', ['DATABASE_URL', 'database', 'URL'], '', textOrNull, 'PostgreSQL instead of SQLite, postgres://...'),
  setting('publicUrl', ['PUBLIC_URL', 'public-url', 'URL'], '', webAddress, 'where people find this server; https makes cookies secure'),
  setting('origins', ['ORIGINS', 'origins', 'LIST'], '', list, 'other origins whose pages may talk to this server, by commas'),
  setting('trustProxy', ['TRUST_PROXY', 'trust-proxy', 'YES'], 'no', yesOrNo, 'believe the X-Forwarded headers of a proxy in front'),
  setting('smtpUrl', ['SMTP_URL', 'smtp', 'URL'], '', smtpAddress, 'the server that sends our mail, smtp://... or smtps://...'),
  setting('mailFrom', ['MAIL_FROM', 'mail-from', 'ADDRESS'], '', textOrNull, 'whom our mail comes from'),
  setting('webFolder', ['WEB_FOLDER', 'web', 'FOLDER'], join(WEB), text, 'the built app'),
  setting('logLevel', ['LOG_LEVEL', 'log', 'LEVEL'], 'info', logLevel, 'silent, fatal, error, warn, info, debug or trace'),
  setting('metricsPort', ['METRICS_PORT', 'metrics-port', 'N'], '', numberOrNull(0, 65535), 'where Prometheus finds /metrics; empty: nowhere'),
  setting('metricsHost', ['METRICS_HOST', 'metrics-host', 'ADDRESS'], '127.0.0.1', text, 'the network address for that'),
  setting('botThreads', ['BOT_THREADS', 'bot-threads', 'N'], String(Math.max(1, availableParallelism() - 1)), number(1, 256), 'threads in which bots think'),
  setting('botPause', ['BOT_PAUSE', 'bot-pause', 'MS'], '600', number(0, 60_000), 'milliseconds before a bot answers, so that people can follow'),
  setting('unloadAfter', ['UNLOAD_AFTER', 'unload-after', 'S'], '60', number(1, MANY), 'seconds after which an unused table leaves the memory'),
  setting('tablesPerPerson', ['TABLES_PER_PERSON', 'tables-per-person', 'N'], '50', number(1, MANY), 'unfinished tables that a person may have made'),
  setting('openTablesPerPerson', ['OPEN_TABLES_PER_PERSON', 'open-tables-per-person', 'N'], '5', number(1, MANY), 'tables of one person that wait in the lobby'),
  setting('openTablesPerHour', ['OPEN_TABLES_PER_HOUR', 'open-tables-per-hour', 'N'], '20', number(1, MANY), 'tables put into the lobby from one network address'),
  setting('waitingHours', ['WAITING_HOURS', 'waiting-hours', 'H'], '72', number(1, MANY), 'hours after which a table is closed that waits and where nothing happens'),
  setting('abandonedDays', ['ABANDONED_DAYS', 'abandoned-days', 'D'], '180', number(1, MANY), 'days after which a game is closed in which nobody answers'),
  setting('guestDays', ['GUEST_DAYS', 'guest-days', 'D'], '400', number(1, MANY), 'days after which a guest is forgotten who does not come back'),
  setting('socketsPerPerson', ['SOCKETS_PER_PERSON', 'sockets-per-person', 'N'], '30', number(1, MANY), 'live connections of one person'),
  setting('socketsPerAddress', ['SOCKETS_PER_ADDRESS', 'sockets-per-address', 'N'], '200', number(1, MANY), 'live connections from one network address'),
  setting('messagesPerSecond', ['MESSAGES_PER_SECOND', 'messages-per-second', 'N'], '20', number(1, MANY), 'messages on one live connection; a person has four times as many'),
  setting('requestsPerMinute', ['REQUESTS_PER_MINUTE', 'requests-per-minute', 'N'], '600', number(1, MANY), 'requests from one network address, and of one person'),
  setting('changesPerMinute', ['CHANGES_PER_MINUTE', 'changes-per-minute', 'N'], '120', number(1, MANY), 'changes of one person besides answers and talk: seats, tables, settings'),
  setting('guestsPerHour', ['GUESTS_PER_HOUR', 'guests-per-hour', 'N'], '60', number(1, MANY), 'new guests from one network address'),
  setting('guessesPerMinute', ['GUESSES_PER_MINUTE', 'guesses-per-minute', 'N'], '10', number(1, MANY), 'passphrases tried from one network address'),
]; // biome-ignore format: one line for each setting

/** Addresses with passwords in them: no message repeats them. */
const SECRET: readonly (keyof Config)[] = ['smtpUrl', 'databaseUrl'];

/** Flags come before the environment, the environment before defaults. Throws with the name of the setting. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  flags: Readonly<Record<string, string | undefined>> = {},
): Config {
  const values = SETTINGS.map(({ key, env, flag, fallback, read }): [string, unknown] => {
    const given = flags[flag] ?? environment[env] ?? fallback;
    try {
      return [key, read(given)];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      const name = flags[flag] === undefined ? env : `--${flag}`;
      throw new Error(`${name}${SECRET.includes(key) ? '' : ` is '${given}'`}: ${error.message}`);
    }
  });
  return Object.fromEntries(values) as unknown as Config;
}
