/** What a client says on the live connection. Every command has an id made by the client and may be sent again. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { count, id, seat } from './words.ts';

const command = { command: id };

/** The first message. */
export const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  /** The last version that the client has; `null`: nothing yet. */
  version: count.nullable().default(null),
  /** For those who do not sit at a private table. */
  invite: z.string().max(64).nullable().default(null),
  /** Whether options and events are also wanted as codes and English sentences, for clients without the rules. */
  words: z.boolean().default(false),
});
export type Hello = z.infer<typeof hello>;

/** Takes the option with this code of the question with this number. */
export const answer = z.strictObject({
  type: z.literal('answer'),
  ...command,
  question: count,
  option: z.string().min(1).max(LIMITS.code),
});

export const chat = z.strictObject({
  type: z.literal('chat'),
  ...command,
  text: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.chat)
    .refine(said => !said.includes('\0'), 'a line of chat is text'),
  /** Only for these seats, of those with whom one may whisper; left out: for everybody at the table. */
  to: z.array(seat).min(1).max(LIMITS.seats).optional(),
});

/** What a muted person says does not reach the one who muted. */
export const mute = z.strictObject({ type: z.literal('mute'), ...command, person: id, muted: z.boolean() });

/**
 * Takes answers back until only `to` are left. The own last answers, as long as nothing new came to light, go back at
 * once; everything else needs the consent of every other person at the table.
 */
export const undo = z.strictObject({ type: z.literal('undo'), ...command, to: count });
export const undoVote = z.strictObject({ type: z.literal('undo-vote'), ...command, request: id, yes: z.boolean() });
/** The one who asked for it lets it be. */
export const undoWithdraw = z.strictObject({ type: z.literal('undo-withdraw'), ...command, request: id });

/** Replaces all standing orders of the seat by these ids, which must be among those on offer. */
export const orders = z.strictObject({
  type: z.literal('orders'),
  ...command,
  orders: z.array(z.string().max(80)).max(LIMITS.orders),
});

/** A bot plays for the seat until its person says `return`. */
export const away = z.strictObject({ type: z.literal('away'), ...command });
export const comeBack = z.strictObject({ type: z.literal('return'), ...command });

/** Gives the game up for good: a bot plays the seat to the end, or the game ends when one person is left. */
export const resign = z.strictObject({ type: z.literal('resign'), ...command });
/** Would end the game here, or would not: it ends when everybody would, and one who would not ends the wish. */
export const end = z.strictObject({ type: z.literal('end'), ...command, yes: z.boolean() });

/** Looks at the table after `at` answers, with the rights of `pastQuery`. */
export const look = z.strictObject({
  type: z.literal('look'),
  ...command,
  at: count,
  seat: seat.nullable().default(null),
  /** Everybody's eyes at once; only when the game is over. */
  open: z.boolean().default(false),
});

/** Answered by `pong` with the time of the server. */
export const ping = z.strictObject({ type: z.literal('ping'), ...command });

export const commands = [
  answer,
  chat,
  mute,
  undo,
  undoVote,
  undoWithdraw,
  orders,
  away,
  comeBack,
  resign,
  end,
  look,
  ping,
] as const;

export const clientMessage = z.discriminatedUnion('type', [hello, ...commands]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type Command = Exclude<ClientMessage, Hello>;
