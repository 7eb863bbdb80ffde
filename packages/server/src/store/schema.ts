/** The tables of the database, one shape for SQLite and PostgreSQL. Times are milliseconds, lists and records JSON. */

export interface PeopleRow {
  id: string;
  name: string;
  /** Of the name: equal for names that could be taken for each other. */
  skeleton: string;
  created: number;
  banned: number | null;
}

/** A device that is known by the secret in its cookie; only the secret's hash is kept. */
export interface SessionRow {
  id: string;
  hash: string;
  person: string;
  created: number;
  seen: number;
  device: string;
  /** The network from which it was used last; for bans only. */
  address: string | null;
}

/** A network from which no new guests are welcome. */
export interface AddressBanRow {
  address: string;
  /** The person because of whom. */
  person: string | null;
  since: number;
  until: number;
}

export interface TableRow {
  id: string;
  game: string;
  rules: string;
  status: string;
  visibility: string;
  host: string;
  invite: string;
  /** Secret until the game is over. */
  seed: string;
  created: number;
  updated: number;
  /** Grows with every change of this row; whoever changes it names the revision that he has read. */
  revision: number;
  /** What lists show of it. */
  card: string;
  /** The rest. */
  body: string;
}

/** The content file of a table that is not played with the built-in content. */
export interface ContentRow {
  table_id: string;
  name: string;
  hash: string;
  data: string;
}

/** Who has to do with a table. */
export interface MemberRow {
  table_id: string;
  person: string;
  seat: number | null;
}

/** How far the game of a table is, for lobby and attendance without opening it. */
export interface ProgressRow {
  table_id: string;
  version: number;
  at: number;
  pending: string;
  deadlines: string;
  /** When somebody must look after the table although no person does anything; `null`: never. */
  due: number | null;
}

/** What happened to a game, appended and never changed: answers, and the taking back of answers. */
export interface EntryRow {
  table_id: string;
  n: number;
  kind: string;
  seat: number;
  question: string;
  /** The code of the option; of an undo: how many answers are left. */
  code: string;
  command: string;
  time: number;
  banks: string | null;
  /** Whether something came to light that nobody can forget again. */
  reveals: number;
  /** How many milliseconds the answer took; `null`: from before that was kept. */
  thought: number | null;
}

/** A state on the way, so that no opening replays much. A cache: the entries are the truth. */
export interface SnapshotRow {
  table_id: string;
  version: number;
  rules: string;
  body: string;
}

export interface ChatRow {
  table_id: string;
  /** Among all lines of the table. */
  n: number;
  /** Who hears it, as `,0,2,`; `null`: everybody. */
  among: string | null;
  /** Among the lines that the same seats hear; `null`: the same as `n`, from before there were whispers. */
  line: number | null;
  person: string;
  name: string;
  text: string;
  time: number;
  command: string;
}

/** How much of a table its person has seen. */
export interface SeenRow {
  table_id: string;
  person: string;
  version: number;
}

/** Who is connected through which process, where several share a database. */
export interface PresenceRow {
  table_id: string;
  process: string;
  /** `''` for spectators. */
  person: string;
  sockets: number;
  until: number;
}

/** Who has more than a cookie: a name that is theirs alone, and the hash of a passphrase. */
export interface AccountRow {
  person: string;
  name_key: string;
  hash: string;
  created: number;
  /** The hash of a code that stands in for a forgotten passphrase, once. */
  recovery: string | null;
}

/** A device with which a person can log in without a passphrase. */
export interface PasskeyRow {
  id: string;
  /** By which the device is known; nobody else's. */
  credential: string;
  person: string;
  name: string;
  public_key: string;
  /** What the device has counted up to; one that counts backwards is a copy. */
  counter: number;
  created: number;
  used: number | null;
}

/** A question to a device that is still to be answered, once. */
export interface ChallengeRow {
  challenge: string;
  /** Who adds a passkey; `null`: somebody wants to log in. */
  person: string | null;
  until: number;
}

/** Somebody has complained about somebody; only the host of the server reads it. */
export interface ReportRow {
  id: string;
  table_id: string;
  /** `null`: who it was is forgotten. */
  reporter: string | null;
  person: string;
  /** The line that it is about, and what stood there; `null`: none. */
  line: number | null;
  said: string | null;
  why: string;
  time: number;
  /** What came of it; `null`: nobody has looked at it. */
  action: string | null;
  handled: number | null;
}

/** How strong a person is at a title. */
export interface RatingRow {
  person: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updated: number;
}

export interface RatingHistoryRow {
  person: string;
  game: string;
  time: number;
  table_id: string;
  rating: number;
  deviation: number;
}

/** Games that have been counted; none is counted twice. */
export interface RatedGameRow {
  table_id: string;
  time: number;
}

/** How a person wants to be told. */
export interface WishesRow {
  person: string;
  body: string;
}

/** Where a person wants letters, and whether the owner of the mailbox has agreed. */
export interface MailAddressRow {
  person: string;
  email: string;
  /** The hash of the code that was sent there. */
  code: string;
  tries: number;
  sent: number;
  confirmed: number | null;
}

/** A browser that a push service calls for us. */
export interface BrowserRow {
  endpoint: string;
  person: string;
  keys: string;
  created: number;
}

/** Somebody is to be told that it is their turn. */
export interface NoticeRow {
  table_id: string;
  person: string;
  /** When; `null`: nothing is to be told now. */
  due: number | null;
  /** When it was told last. */
  told: number | null;
}

/** What this server needs to prove who it is. */
export interface SecretRow {
  name: string;
  value: string;
}

export interface Schema {
  mail_addresses: MailAddressRow;
  address_bans: AddressBanRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  reports: ReportRow;
  wishes: WishesRow;
  browsers: BrowserRow;
  notices: NoticeRow;
  secrets: SecretRow;
  accounts: AccountRow;
  ratings: RatingRow;
  rating_history: RatingHistoryRow;
  rated_games: RatedGameRow;
  people: PeopleRow;
  sessions: SessionRow;
  tables: TableRow;
  contents: ContentRow;
  members: MemberRow;
  positions: ProgressRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  chat: ChatRow;
  seen: SeenRow;
  presence: PresenceRow;
}
