/** What can go wrong, each with a code for programs and a sentence for people. */
import { z } from 'zod';
import { phrase } from './words.ts';

export const ERROR_CODES = [
  'malformed', // not JSON, or not of the shape that is expected
  'too-large',
  'too-many', // too fast, or more of something than a person may have
  'protocol', // the client speaks another version
  'not-known', // nobody is logged in
  'wrong-passphrase',
  'name-taken',
  'not-allowed',
  'banned',
  'not-found', // also for what exists and is not yours to know
  'not-now', // the table is not in the state for it
  'seat-taken',
  'not-asked', // the seat is not asked, or has answered
  'out-of-date', // the question has moved on
  'not-an-option', // with the rule that forbids it
  'rules-changed', // the table was played by rules that this server does not have
  'closing', // the server is going down; come again in a moment
  'broken', // our fault
] as const;

export const errorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCode>;

/** The body of every refused request, and the heart of every refused command. */
export const failure = z.object({
  code: errorCode,
  /** For people, in English; tells nothing hidden. */
  text: z.string(),
  /** The rule that forbids it, and its reason in words of the title's catalogue. */
  rule: z.string().optional(),
  reason: phrase.optional(),
});
export type Failure = z.infer<typeof failure>;

export const HTTP_STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  protocol: 400,
  'not-known': 401,
  'wrong-passphrase': 401,
  'name-taken': 409,
  'not-allowed': 403,
  banned: 403,
  'not-found': 404,
  'not-now': 409,
  'seat-taken': 409,
  'not-asked': 409,
  'out-of-date': 409,
  'not-an-option': 422,
  'rules-changed': 409,
  closing: 503,
  broken: 500,
};
