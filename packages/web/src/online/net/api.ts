/** Requests to the server that this page came from. */
import {
  API,
  type ChangedTerms,
  type Failure,
  INVITE_HEADER,
  type Joining,
  type Leaderboard,
  type Lobby,
  type Mine,
  type NewTable,
  type NotificationSettings,
  type Notifications,
  type OneTable,
  type PasskeyOptions,
  type Passkeys,
  type Profile,
  type PublishedTable,
  type PushSubscription,
  type RecordFile,
  type RecoveryCode,
  type Rematch,
  type Reporting,
  type SeatPlan,
  type Session,
  type TableContent,
  type Titles,
  type WhoAmI,
} from '@interregnum/protocol';

/** The server says no, and why. */
export class Refused extends Error {
  override name = 'Refused';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.text);
    this.failure = failure;
  }
}

/** This page came from something that serves files and nothing more. */
export class NoServer extends Error {
  override name = 'NoServer';
}

/** The network is cut, or the server is down. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const isJson = (response: Response) => response.headers.get('content-type')?.includes('application/json') === true;
/** What stands between page and server says these when the server is away. */
const AWAY: readonly number[] = [502, 503, 504];

interface Sent {
  body?: unknown;
  /** The invitation of those who do not sit at a private table. */
  invite?: string | null;
}

async function request<T>(method: Method, path: string, { body, invite = null }: Sent = {}): Promise<T> {
  const headers = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(invite === null ? {} : { [INVITE_HEADER]: invite }),
  };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${API}${path}`, { method, headers, ...content }).catch(() => {
    throw new Unreachable();
  });
  if (response.status === 204) return undefined as T;
  if (!isJson(response)) throw AWAY.includes(response.status) ? new Unreachable() : new NoServer();
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Failure);
  return answer as T;
}

const get = <T>(path: string, invite: string | null = null) => request<T>('GET', path, { invite });
const post = <T>(path: string, body: unknown = {}, invite: string | null = null) =>
  request<T>('POST', path, { body, invite });

export const tables = {
  titles: () => get<Titles>('/titles'),
  lobby: () => get<Lobby>('/lobby'),
  mine: () => get<Mine>('/lobby/mine'),
  create: (plan: NewTable) => post<OneTable>('/tables', plan),
  publish: (plan: PublishedTable) => post<OneTable>('/tables/published', plan),
  join: (table: string, joining: Joining) => post<OneTable>(`/tables/${table}/join`, joining),
  leave: (table: string) => post<OneTable>(`/tables/${table}/leave`),
  kick: (table: string, seat: number) => post<OneTable>(`/tables/${table}/kick`, { seat }),
  plan: (table: string, seat: number, plan: SeatPlan) => post<OneTable>(`/tables/${table}/seats`, { seat, plan }),
  start: (table: string, fill = false) => post<OneTable>(`/tables/${table}/start`, { fill }),
  changeTerms: (table: string, terms: ChangedTerms) => post<OneTable>(`/tables/${table}/terms`, terms),
  renewInvite: (table: string) => post<OneTable>(`/tables/${table}/invite`),
  close: (table: string) => post<OneTable>(`/tables/${table}/close`),
  rematch: (table: string) => post<Rematch>(`/tables/${table}/rematch`),
  content: (table: string, invite: string | null) => get<TableContent>(`/tables/${table}/content`, invite),
  report: (table: string, report: Reporting, invite: string | null) =>
    post<unknown>(`/tables/${table}/reports`, report, invite),
  record: (table: string, invite: string | null) => get<RecordFile>(`/tables/${table}/record`, invite),
};

export const people = {
  me: () => get<WhoAmI>('/me'),
  call: (name: string) => post<WhoAmI>('/me', { name }),
  register: (name: string, passphrase: string) => post<WhoAmI>('/account', { name, passphrase }),
  logIn: (name: string, passphrase: string) => post<WhoAmI>('/session', { name, passphrase }),
  logOut: () => request<unknown>('DELETE', '/session'),
  sessions: () => get<{ sessions: readonly Session[] }>('/sessions'),
  revoke: (session: string) => request<unknown>('DELETE', `/sessions/${session}`),
  changePassphrase: (old: string, next: string) => post<unknown>('/account/passphrase', { old, new: next }),
  recoveryCode: (passphrase: string) => post<RecoveryCode>('/account/recovery-code', { passphrase }),
  recover: (name: string, code: string, passphrase: string) =>
    post<WhoAmI>('/account/recovery', { name, code, passphrase }),
  passkeys: () => get<Passkeys>('/account/passkeys'),
  newPasskey: (passphrase: string) => post<PasskeyOptions>('/account/passkeys/options', { passphrase }),
  addPasskey: (name: string, credential: object) => post<Passkeys>('/account/passkeys', { name, credential }),
  removePasskey: (passkey: string) => request<Passkeys>('DELETE', `/account/passkeys/${passkey}`),
  passkeysAvailable: () => get<Pick<Passkeys, 'available'>>('/session/passkey'),
  askPasskey: () => post<PasskeyOptions>('/session/passkey/options'),
  enterByPasskey: (credential: object) => post<WhoAmI>('/session/passkey', { credential }),
  forget: (passphrase: string | null) => request<WhoAmI>('DELETE', '/account', { body: { passphrase } }),
  notifications: () => get<Notifications>('/notifications'),
  notify: (settings: NotificationSettings) => request<Notifications>('PUT', '/notifications', { body: settings }),
  confirmMail: (code: string) => post<Notifications>('/notifications/confirm', { code }),
  addPush: (subscription: PushSubscription) => post<unknown>('/push', subscription),
  removePush: (subscription: PushSubscription) => request<unknown>('DELETE', '/push', { body: subscription }),
  profile: (person: string) => get<Profile>(`/people/${person}`),
  ratings: (game: string) => get<Leaderboard>(`/ratings/${game}`),
};

/** Where the browser can fetch everything that the server knows of the person. */
export const EXPORT = `${API}/account/export`;
