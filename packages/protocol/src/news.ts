/** What the server says on the live connection. */
import { z } from 'zod';
import { failure } from './errors.ts';
import { myTable } from './table.ts';
import { count, event, id, outcome, phrase, seat, time, view } from './words.ts';

/** What was told at one answer, as the viewer may know it. */
export const logEntry = z.object({
  /** How many answers there were then; 0 for the setup. */
  at: count,
  seat: seat.nullable(),
  events: z.array(event),
  /** The events in English; only for clients that asked for words. */
  texts: z.array(z.string()).optional(),
});
export type LogEntry = z.infer<typeof logEntry>;

/** The open question in words; only for clients that asked for them. */
export const wordedAsk = z.object({
  id: z.string(),
  prompt: z.string(),
  rule: z.string(),
  /** The viewer's options, in the order of the view; empty when nothing is asked of the viewer. */
  options: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type WordedAsk = z.infer<typeof wordedAsk>;

/** Deadlines and banks by seat; a deadline counts only while the seat is to answer. */
export const clocks = z.object({
  now: time,
  deadlines: z.array(time.nullable()),
  /** Milliseconds left. */
  banks: z.array(z.int().nullable()),
});
export type Clocks = z.infer<typeof clocks>;

/** The table as the viewer sees it now. */
export const state = z.object({
  type: z.literal('state'),
  /** Grows with everything that happens to the game, also when answers are taken back. */
  version: count,
  /** Answers that count. */
  at: count,
  /** Which question is open; an answer names it, so that a late click hits nothing else. */
  question: count,
  viewer: seat.nullable(),
  view,
  ask: wordedAsk.optional(),
  /** Replaces the viewer's log from this entry on. */
  log: z.object({ from: count, entries: z.array(logEntry) }),
  pending: z.array(seat),
  clocks: clocks.nullable(),
  /** How many answers are left after a free undo of the viewer; `null`: there is none. */
  undoTo: count.nullable(),
  outcome: outcome.nullable(),
});
export type StateMessage = z.infer<typeof state>;

export const chatLine = z.object({
  /** Lines are counted for themselves among those who hear them: nobody can tell that others whisper. */
  n: count,
  person: id,
  name: z.string(),
  text: z.string(),
  at: time,
  /** The seats that hear a whisper, the speaker's among them; `null`: it was said aloud. */
  among: z.array(seat).nullable(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** Somebody asks to take answers back beyond what is free. */
export const undoRequest = z.object({
  id,
  seat,
  to: count,
  /** Seats that agreed; it happens when everybody has. */
  yes: z.array(seat),
  waitingFor: z.array(seat),
});
export type UndoRequest = z.infer<typeof undoRequest>;

/** A rule that may be left at the table, in words of the title's catalogue. */
export const order = z.object({ id: z.string(), question: z.string(), phrase });
export type Order = z.infer<typeof order>;

/** The viewer's own standing orders. */
export const orderBook = z.object({
  offers: z.array(order),
  set: z.array(z.string()),
  /** Orders that ended by themselves since they were set, because something relevant changed. */
  disarmed: z.array(z.string()),
});
export type OrderBook = z.infer<typeof orderBook>;

export const presence = z.object({
  /** By seat: whether its person is connected. Bots are always there. */
  seats: z.array(z.boolean()),
  spectators: count,
});
export type Presence = z.infer<typeof presence>;

/** The first message: everything about the table besides the game itself, which follows as `state`. */
export const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  table: myTable,
  me: z.object({ id, name: z.string() }).nullable(),
  seat: seat.nullable(),
  presence,
  chat: z.array(chatLine),
  muted: z.array(id),
  undo: undoRequest.nullable(),
  /** The time before which a refused undo may not be asked for again. */
  undoAgain: time.nullable(),
  orders: orderBook.nullable(),
  /** "Since you were away": the log is new for this person from this entry on; `null`: nothing is. */
  recap: z.object({ from: count }).nullable(),
});
export type Welcome = z.infer<typeof welcome>;

/** The table itself has changed: seats, status, outcome. */
export const tableNews = z.object({ type: z.literal('table'), table: myTable });
export const presenceNews = z.object({ type: z.literal('presence'), presence });
export const chatNews = z.object({ type: z.literal('chat'), lines: z.array(chatLine) });
/** The seats with whom the viewer may talk in private. */
export const whispersNews = z.object({ type: z.literal('whispers'), seats: z.array(seat) });
export const mutedNews = z.object({ type: z.literal('muted'), muted: z.array(id) });
export const undoNews = z.object({ type: z.literal('undo'), undo: undoRequest.nullable(), undoAgain: time.nullable() });
export const ordersNews = z.object({ type: z.literal('orders'), orders: orderBook });

/** Something has happened at another table of the person's: ask for them again. At most once in two seconds. */
export const mineNews = z.object({ type: z.literal('mine') });

/** A command was carried out and is safe on disk. */
export const ack = z.object({
  type: z.literal('ack'),
  command: id,
  /** The version that the table has reached by it. */
  version: count,
  /** It had been carried out before; nothing happened now. */
  again: z.boolean(),
});
export type Ack = z.infer<typeof ack>;

/** A command was refused; nothing has changed. */
export const refusal = failure.extend({ type: z.literal('refusal'), command: id });
export type RefusalMessage = z.infer<typeof refusal>;

/** The table at an earlier time. */
export const pastMoment = z.object({
  at: count,
  view,
  news: z.array(event),
  /** All seats' views, when everything was asked to be open. */
  views: z.array(view).optional(),
});
export type PastMoment = z.infer<typeof pastMoment>;
export const moment = z.object({ type: z.literal('moment'), command: id, moment: pastMoment });

export const course = z.object({ course: z.array(pastMoment) });
export type Course = z.infer<typeof course>;

export const pong = z.object({ type: z.literal('pong'), command: id, now: time });

/** The seed is shown when the game is over; its commitment was shown before the first draw. */
export const reveal = z.object({ type: z.literal('reveal'), seed: z.string(), commitment: z.string() });

/** Something could not be read or done, and no command is known to which that could be answered. */
export const problem = failure.extend({ type: z.literal('problem') });

/** The server closes the connection in order; come again after so many milliseconds. */
export const farewell = z.object({ type: z.literal('farewell'), again: z.int() });

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  state,
  tableNews,
  presenceNews,
  chatNews,
  whispersNews,
  mutedNews,
  undoNews,
  ordersNews,
  mineNews,
  ack,
  refusal,
  moment,
  pong,
  reveal,
  problem,
  farewell,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
