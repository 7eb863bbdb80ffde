/** The small parts that messages are made of. */
import type { BaseEvent, BaseOption, BaseView, Outcome, Phrase } from '@interregnum/kernel';
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** The id of a person, a table, a session or a command: letters and digits without meaning. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{4,64}$/, 'an id has 4 to 64 letters, digits, - or _');

/** A place at the table, counted from 0. Option codes and everything that people read count from 1. */
export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

/** A count of something at a table: answers, entries. */
export const count = z.int().min(0).max(1_000_000);

/** Milliseconds since 1970. */
export const time = z.int().min(0);

/** One line, with at least one letter that draws something. */
const VISIBLE = /^(?=.*[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800])[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+$/u;

/** Accents on accents grow over the lines above and below. */
const STACKED = /\p{M}{3}/u;

/** What a person is called: one visible line. */
export const name = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1, 'a name has at least one letter')
  .max(LIMITS.name, `a name has at most ${LIMITS.name} letters`)
  .regex(VISIBLE, 'a name is one line of visible letters')
  .refine(text => !STACKED.test(text), 'a letter has at most two accents');

export const passphrase = z
  .string()
  .min(LIMITS.passphrase.least, `a passphrase has at least ${LIMITS.passphrase.least} characters`)
  .max(LIMITS.passphrase.most, `a passphrase has at most ${LIMITS.passphrase.most} characters`);

/** `random`, `greedy`, `ismcts:300` (milliseconds) or `ismcts:500i` (iterations). */
export const level = z
  .string()
  .regex(
    /^(random|greedy|ismcts:[1-9]\d{0,4}i?)(\+(cautious|bold|grasping|vengeful))?$/,
    'there is no bot of this level',
  );

/** The chosen value of setup fields. */
export const choices = z.record(z.string().max(40), z.string().max(40));

const isObject = (x: unknown): boolean => typeof x === 'object' && x !== null && !Array.isArray(x);

/** What a seat or a spectator sees; its shape is the title's. */
export type AnyView = BaseView<BaseOption>;
export const view = z.custom<AnyView>(isObject);
export const event = z.custom<BaseEvent>(isObject);
export const phrase = z.custom<Phrase>(isObject);
export const outcome = z.custom<Outcome>(isObject);
