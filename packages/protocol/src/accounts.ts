/** Accounts, sessions, notifications, profiles and ratings. */
import { z } from 'zod';
import { count, id, name, passphrase, seat, time } from './words.ts';

/** Turns the guest who asks into somebody with an account; the games stay. */
export const registering = z.strictObject({ name, passphrase });
/** Logs in; the games of the guest who asks are carried over. */
export const loggingIn = z.strictObject({ name, passphrase });
export const changingPassphrase = z.strictObject({ old: passphrase, new: passphrase });
/** A code that stands in for the passphrase, once; whoever asks shows the passphrase. */
export const makingRecoveryCode = z.strictObject({ passphrase });
export const recoveryCode = z.object({ code: z.string() });
export type RecoveryCode = z.infer<typeof recoveryCode>;
/** A new passphrase for whoever has the code. */
export const recovering = z.strictObject({ name, code: z.string().max(100), passphrase });
/** Forgets the person who asks, for good. A guest has no passphrase to give. */
export const deletingAccount = z.strictObject({ passphrase: passphrase.nullable().default(null) });

/** A device that is logged in. */
export const session = z.object({
  id,
  created: time,
  seen: time,
  /** What the device called itself, shortened. */
  device: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;
export const sessions = z.object({ sessions: z.array(session) });

/** As the browser's push service gives it. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  /** A point of the curve P-256 (65 bytes) and a secret (16 bytes), in base64url. */
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'a key of 65 bytes in base64url'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'a secret of 16 bytes in base64url'),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** Minutes after midnight in the person's own time zone, in which nothing is sent. */
export const quietHours = z.strictObject({
  from: z.int().min(0).max(1439),
  to: z.int().min(0).max(1439),
  timeZone: z.string().max(60),
});

/** Languages in which people are told. */
export const language = z.enum(['en', 'de']);
export type Language = z.infer<typeof language>;

export const notificationSettings = z.strictObject({
  email: z.email().max(200).nullable(),
  push: z.boolean(),
  /** An https address of a public host that gets a POST. */
  webhook: z.url().max(1000).nullable(),
  quiet: quietHours.nullable(),
  /** Not more often than once in this many minutes for each table. */
  atMostEvery: z.int().min(1).max(1440),
  /** Only of slow tables, or of live ones too when the person is not connected. */
  live: z.boolean(),
  /** `null`: as the browser says when the settings are saved. */
  language: language.nullable().default(null),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const notifications = z.object({
  settings: notificationSettings,
  /** Whether the owner of the mail address has agreed; before that nothing is written to it. */
  emailConfirmed: z.boolean(),
  /** The server's public key for push; `null` when the host has not set it up. */
  pushKey: z.string().nullable(),
  /** Whether the host can send mail. */
  mail: z.boolean(),
});
export type Notifications = z.infer<typeof notifications>;

/** The code out of the letter to a new mail address. */
export const confirmingMail = z.strictObject({ code: z.string().trim().max(20) });

export const rating = z.object({
  game: z.string(),
  rating: z.number(),
  /** How unsure it is. */
  deviation: z.number(),
  games: count,
  /** Oldest first. */
  history: z.array(z.object({ at: time, rating: z.number(), deviation: z.number() })),
});
export type Rating = z.infer<typeof rating>;

export const playedGame = z.object({
  table: id,
  game: z.string(),
  ended: time,
  seat,
  players: z.array(z.string()),
  winners: z.array(seat),
  rated: z.boolean(),
});
export type PlayedGame = z.infer<typeof playedGame>;

export const profile = z.object({
  id,
  name: z.string(),
  guest: z.boolean(),
  since: time,
  ratings: z.array(rating),
  games: z.array(playedGame),
  /** Finished games and wins by title. */
  totals: z.array(z.object({ game: z.string(), games: count, wins: count })),
});
export type Profile = z.infer<typeof profile>;

export const leaderboard = z.object({
  game: z.string(),
  players: z.array(z.object({ id, name: z.string(), rating: z.number(), deviation: z.number(), games: count })),
});
export type Leaderboard = z.infer<typeof leaderboard>;
