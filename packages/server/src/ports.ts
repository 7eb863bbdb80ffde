/** What the server takes from outside: time, ids, secrets. Tests put their own in place. */
import { randomBytes } from 'node:crypto';

export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  /** A name without meaning for a person, a table or a session. */
  newId(): string;
  /** For cookies and invitations: nobody can guess it. */
  newSecret(): string;
  /** 64 hexadecimal digits. */
  newSeed(): string;
}

const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const ID_LENGTH = 12;

/** 32 letters that cannot be mistaken for each other: five bits of a byte choose one. */
const newId = (): string => Array.from(randomBytes(ID_LENGTH), byte => ALPHABET[byte & 31]).join('');

export const realPorts: Ports = {
  now: () => Date.now(),
  newId,
  newSecret: () => randomBytes(24).toString('base64url'),
  newSeed: () => randomBytes(32).toString('hex'),
};
