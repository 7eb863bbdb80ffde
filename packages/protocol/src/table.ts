/** A table as lobby and players know it: who sits where, by which options and clock, how far the game is. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { choices, count, id, level, name, outcome, seat, time } from './words.ts';

const DAY = 24 * 60 * 60;

/**
 * `live`: every answer has `perMove` seconds, and what is above comes out of the seat's bank. `slow`: this many days for
 * each answer. `none`: no clock.
 */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), perMove: z.int().min(5).max(3600), bank: z.int().min(0).max(DAY) }),
  z.strictObject({ kind: z.literal('slow'), days: z.int().min(1).max(7) }),
]);
export type Clock = z.infer<typeof clock>;

/** When the time is up: the title's own default answer, or a bot takes the seat over. */
export const onTimeout = z.enum(['default', 'bot']);
export type OnTimeout = z.infer<typeof onTimeout>;

/** `open` tables are listed; `private` ones are entered by invitation only. */
export const visibility = z.enum(['open', 'private']);
export type Visibility = z.infer<typeof visibility>;

/** What a seat is for when a table is made: a person who is still to come, or a bot. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/** Who sits in a seat. */
export const place = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    /** `null`: still free, or, where there is a name, somebody who has been forgotten. */
    person: id.nullable(),
    name: z.string(),
    /** The bot that plays for a person who has left or whose time was up; `null`: the person plays. */
    bot: level.nullable(),
  }),
  z.object({ kind: z.literal('bot'), name: z.string(), level }),
]);
export type Place = z.infer<typeof place>;

/** `waiting` for the start, `running`, `over`, or `closed` without a result. */
export const status = z.enum(['waiting', 'running', 'over', 'closed']);
export type Status = z.infer<typeof status>;

/** How a game ended before its end by the rules: all persons but one gave up, or all agreed. */
export const early = z.enum(['resigned', 'agreed']);
export type Early = z.infer<typeof early>;

export const ratingChange = z.object({ before: z.number(), after: z.number() });
export type RatingChange = z.infer<typeof ratingChange>;

/** The content file that a table is played with, by its name and the hash of what it says. */
export const contentName = z.object({ name: z.string(), hash: z.string() });
export type ContentName = z.infer<typeof contentName>;

/** A content file as it is sent: whether it is content of the title is for the title to say. */
const contentData = z.record(z.string().max(100), z.unknown());
export const newContent = z.strictObject({ name: z.string().max(200), data: contentData });

/** What everybody who may know of a table knows. */
export const tableCard = z.object({
  id,
  game: z.string(),
  rules: z.string(),
  options: choices,
  places: z.array(place),
  /** The person who made the table and may start it, or remove others before the start. */
  host: id,
  status,
  visibility,
  clock,
  onTimeout,
  /** Of the bots that take seats over. */
  botLevel: level,
  spectators: z.boolean(),
  rated: z.boolean(),
  /** Left out: the built-in content. */
  content: contentName.optional(),
  /** Continued from a game that was begun on one device: who began it could know what had been drawn by then. */
  published: z.boolean(),
  created: time,
  updated: time,
  /** Answers so far. */
  at: count,
  /** Seats that are to answer. */
  pending: z.array(seat),
  /** Fixes the seed before anybody sits down. */
  commitment: z.string(),
  outcome: outcome.nullable(),
  /** Seats whose persons have given up; bots play them to the end. */
  resigned: z.array(seat),
  /** Seats whose persons would end the game here; it ends when all who play say so. */
  wouldEnd: z.array(seat),
  /** How a `closed` game was ended by its players; `null`: it was not. */
  early: early.nullable(),
  /** By seat, when the result has been counted. */
  ratingChanges: z.array(ratingChange.nullable()).nullable(),
  /** The table that is played next by the same people. */
  rematch: id.nullable(),
  /** Why the game cannot go on: the rules have changed since it was played. */
  differs: z.string().nullable(),
});
export type TableCard = z.infer<typeof tableCard>;

/** The table of somebody who asks. */
export const myTable = tableCard.extend({
  /** The seat of the asking person. */
  seat: seat.nullable(),
  yourTurn: z.boolean(),
  /** When the time of the asking person is up. */
  deadline: time.nullable(),
  /** For those who sit at the table. */
  invite: z.string().nullable(),
});
export type MyTable = z.infer<typeof myTable>;

/** Tells the host of the server about somebody at a table; the person does not hear of it. */
export const reporting = z.strictObject({
  person: id,
  /** The line that it is about, as the one who reports has heard it; `null`: it is about something else. */
  line: z
    .strictObject({ n: count, among: z.array(seat).max(LIMITS.seats).nullable() })
    .nullable()
    .default(null),
  why: z
    .string()
    .trim()
    .max(LIMITS.report)
    .refine(text => !text.includes('\0'), 'a report is text')
    .default(''),
});
export type Reporting = z.input<typeof reporting>;

export const newTable = z.strictObject({
  game: z.string().max(40),
  options: choices.default({}),
  seats: z.array(seatPlan).min(1).max(12),
  /** Where the maker sits; `null`: he only looks after the table. */
  seat: seat.nullable().default(0),
  visibility: visibility.default('private'),
  clock: clock.default({ kind: 'none' }),
  onTimeout: onTimeout.default('default'),
  botLevel: level.default('greedy'),
  spectators: z.boolean().default(true),
  rated: z.boolean().default(false),
  entropy: z.string().max(128).default(''),
  /** `null`: the built-in content. Such a table is never rated. */
  content: newContent.nullable().default(null),
});
export type NewTable = z.input<typeof newTable>;

/**
 * A game that was begun on one device, to be continued here by people who know each other: its maker could know all that
 * was drawn, so it is never listed openly. What is still to be drawn comes from a seed of the server and everybody's texts.
 */
export const publishedTable = newTable
  .omit({ game: true, options: true, rated: true, entropy: true, content: true })
  .extend({
    visibility: z.literal('private').default('private'),
    /** The record so far, without its end; at least one answer. */
    record: z.string(),
    /** 64 hexadecimal digits. */
    seed: z.string().regex(/^[0-9a-f]{64}$/),
  });
export type PublishedTable = z.input<typeof publishedTable>;

/** The first line of a record that is published: nothing but what a record has, and none of it long. */
export const publishedHeader = z.strictObject({
  format: z.literal('interregnum-record'),
  version: z.literal(1),
  game: z.string().max(40),
  rules: z.string().max(40),
  options: choices,
  seats: z.int().min(1).max(LIMITS.seats),
  players: z.array(z.string().max(100)).max(LIMITS.seats),
  commitment: z.string().length(64),
  entropy: z.array(z.string().max(LIMITS.entropy)).max(LIMITS.seats),
  content: newContent.extend({ hash: z.string().length(64) }).optional(),
});

/** An invitation, where the table is private, and a text that goes into the seed, which nobody alone decides. */
export const joining = z.strictObject({
  seat: seat.nullable().default(null),
  invite: z.string().max(64).nullable().default(null),
  entropy: z.string().max(128).default(''),
});
export type Joining = z.input<typeof joining>;

/** Free seats are left to bots of the table's level. */
export const starting = z.strictObject({ fill: z.boolean().default(false) });
/** What the host changes before the start. */
export const changingTerms = newTable.pick({ clock: true, onTimeout: true, spectators: true, rated: true }).required();
export type ChangedTerms = z.input<typeof changingTerms>;
export const kicking = z.strictObject({ seat });
export const planning = z.strictObject({ seat, plan: seatPlan });
export const calling = z.strictObject({ name });
