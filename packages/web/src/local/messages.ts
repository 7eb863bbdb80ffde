/** What the page and the local game's worker say to each other. States never cross; only what a seat may know does. */
import type { BaseEvent, ContentFile, Phrase, Seat, SetupChoices } from '@interregnum/kernel';
import type { OrderBook, PastMoment, StateMessage } from '@interregnum/protocol';
import type { Player } from '../store/database.ts';

export type { AnyView, LogEntry, PastMoment } from '@interregnum/protocol';

/** A table to be set up. */
export interface TablePlan {
  game: string;
  options: SetupChoices;
  seats: readonly Player[];
  /** A text that fixes all chance; `null`: any. */
  seed: string | null;
  /** Of which day it is the deal. */
  daily?: { day: string; first: boolean };
  /** The content file to play with; left out or `null`: the built-in content. */
  content?: ContentFile | null;
  /** It is the rematch of a game that these seats won; `null`: that nobody has. Left out: it is none. */
  rematchOf?: readonly Seat[] | null;
}

/** A content file by its name, and by the hash that tells it from all others. */
export type ContentName = Pick<ContentFile, 'name' | 'hash'>;

/** Whether the viewer may take back the last decision: freely, when these people agree, or not, and why not. */
export type TakeBack =
  | { may: 'free' }
  | { may: 'agreed'; by: readonly Seat[] }
  | { may: 'no'; why: 'nothing' | 'over' | 'seen' };

export type Waiting = 'person' | 'bots' | 'nobody';

/** The table as the viewer sees it now: what a server would say of the game, and what the page needs besides. */
export interface Moment
  extends Pick<StateMessage, 'at' | 'question' | 'viewer' | 'view' | 'log' | 'pending' | 'outcome'> {
  table: string;
  game: string;
  seats: readonly Player[];
  options: SetupChoices;
  /** The content file that is played with; its source has all of it. Left out: the built-in content. */
  content?: ContentName;
  /** The seat of whoever looks at this screen; `null`: nobody's, or several persons share the device. */
  self: Seat | null;
  /** What happened since the viewer's last moment. */
  news: readonly BaseEvent[];
  waiting: Waiting;
  /** The person who should get the device now, when that is not the viewer. */
  handover: Seat | null;
  takeBack: TakeBack;
  /** How often somebody has taken something back in this game; online nobody counts. */
  takeBacks: number;
  /** What may be left at the table of this device to be answered by itself; `null`: nothing, or the menu of the table has it. */
  orders: OrderBook | null;
  /** When the last answer was given, in milliseconds; online it is not known. */
  updated: number | null;
  /** This game is what might have been of another; `null`: it is a game of its own. */
  whatIf: WhatIf | null;
  /** Whether the last answer is safe on this device. */
  kept: boolean;
}

/** What a seat has answered while others were still asked. */
export interface GivenAnswer {
  seat: Seat;
  answer: Phrase;
}

/** The table at an earlier time, as one looks back at it. */
export interface ReplayMoment extends PastMoment {
  /** Secret answers that the viewer may know and that were not open then. */
  given?: readonly GivenAnswer[];
}

/** What a bot would do, and what else it considered, best first. */
export interface Advice {
  code: string;
  considered: readonly { code: string; share: number; value: number }[];
}

/** A decision of the past, and what a bot would have done with what its seat knew then. */
export interface Reviewed {
  /** After how many answers it was taken. */
  at: number;
  taken: Phrase;
  /** What the bot would have taken most often. */
  better: Phrase;
  same: boolean;
  /** What the bot expects of either, from 0 (lost) to 1 (won); `null` where it did not look at what was taken. */
  values: { taken: number | null; better: number };
}

/** From where another game went its own way, and as whom. */
export interface WhatIf {
  table: string;
  at: number;
}

export interface Verification {
  game: string;
  problems: readonly { line: number; message: string }[];
  /** How many sit at its table. */
  seats: number;
  /** Their names, as far as the record knows them. */
  players: readonly string[];
  answers: number;
  finished: boolean;
  takeBacks: number;
}

/** A record without its end, and the seed that is not in it. */
export interface OpenRecord {
  record: string;
  seed: string;
}

/** Everything that can be asked of the local game, with what comes back. */
export interface Calls {
  /** Gets ready for a table of this title. */
  prepare(game: string): void;
  create(plan: TablePlan): string;
  /** Settles when it is open or was left. `takeOver`: does not wait for the window that has it open. */
  open(table: string, takeOver: boolean): void;
  close(): void;
  answer(question: number, seat: Seat, code: string): void;
  /** The page has shown everything up to here: bots may go on. */
  proceed(at: number): void;
  takeBack(): void;
  /** This person has the device now. */
  sitDown(seat: Seat): void;
  /** Replaces what was left to be answered by itself. */
  giveOrders(ids: readonly string[]): void;
  /** When the game is over: shows all of it as this seat saw it; `null`: with everything open. */
  viewFrom(seat: Seat | null): void;
  pastMoment(at: number): ReplayMoment;
  /** A game that is over, with everything open, in at most this many samples, first and last among them. */
  course(samples: number): readonly PastMoment[];
  /** The same of a record. */
  courseOf(record: string, samples: number): readonly PastMoment[];
  advice(): Advice;
  /** When the game is over: what every seat could expect after so many answers, from what it knew then. */
  judged(at: number): readonly number[];
  /** When the game is over: the decision that was taken after so many answers; `null`: there was nothing to decide. */
  reviewed(at: number): Reviewed | null;
  /** Plays on from a moment of the open table as this seat, what is hidden from it dealt anew; the new table. */
  playOn(at: number, seat: Seat): string;
  exportRecord(table: string): string;
  /** The content file that a kept table is played with; `null`: the built-in content. */
  contentOf(table: string): ContentFile | null;
  /** A content file for a title, checked; what is wrong is said with its line. */
  readContent(game: string, text: string): ContentFile;
  /** A content file as text; `null`: all of the built-in content as one. */
  writeContent(game: string, file: ContentFile | null): string;
  /** A game in progress with its seed, to be continued somewhere else. */
  openRecord(table: string): OpenRecord;
  /** Opens a finished game from its record, to be looked at with `viewFrom`; nothing of it is kept here. */
  replay(text: string, table: string, seats: readonly Player[]): void;
  /** Takes a record into the drawer, with those who sit at the table from now on. */
  importRecord(text: string, seats: readonly Player[]): string;
  verifyRecord(text: string): Verification;
}

export type CallName = keyof Calls;

export interface CallMessage {
  call: number;
  name: CallName;
  args: readonly unknown[];
}

export type WorkerMessage =
  | { type: 'result'; call: number; value: unknown }
  | { type: 'failed'; call: number; message: string }
  | { type: 'moment'; moment: Moment }
  /** Another window plays this table. `taken`: it has been taken over from here; else its closing is waited for. */
  | { type: 'elsewhere'; table: string; taken: boolean }
  | { type: 'broken'; message: string };
