/** The version of the protocol, where things are found, and the limits both sides keep to. */

/** Grows whenever an older client could misunderstand something. */
export const PROTOCOL = 1;

/** Every address of the server begins with this. */
export const API = `/api/v${PROTOCOL}`;

/** The live connection to the lobby. */
export const LOBBY_LIVE = `${API}/lobby/live`;

/** The live connection to a table. */
export const livePath = (table: string): string => `${API}/tables/${table}/live`;

/** The header in which a request shows its invitation, where the table is private. */
export const INVITE_HEADER = 'x-invite';

/** What stands in the place of a name that its owner has had forgotten. */
export const FORMER_PLAYER = 'A former player';

export const LIMITS = {
  /** Characters of a name. */
  name: 32,
  /** Characters of a chat message. */
  chat: 500,
  /** Bytes of a message to the live connection. */
  message: 16 * 1024,
  /** Bytes of a request to the rest of the server. */
  body: 64 * 1024,
  /** Bytes of a request that may bring a content file along. */
  content: 512 * 1024,
  /** Bytes of a record that is published. */
  record: 2 * 1024 * 1024,
  /** Answers in it. */
  answers: 20_000,
  /** Characters of the code of an option. */
  code: 400,
  /** Characters of what a seat adds to the seed. */
  entropy: 128,
  passphrase: { least: 10, most: 200 },
  /** Seats of any table. */
  seats: 12,
  /** Standing orders of one seat. */
  orders: 32,
  /** Characters of what somebody says about a report. */
  report: 500,
  /** Passkeys of one account. */
  passkeys: 20,
  /** Chat messages that a newcomer gets. */
  chatShown: 200,
} as const;
