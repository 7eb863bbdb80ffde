/** A recovery code stands in for a forgotten passphrase, once. Its owner keeps it; here is only its hash. */
import { randomBytes } from 'node:crypto';
import { hashOf } from '../store/people.ts';

const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';
const LETTERS = 20;

/** A hundred bits in groups of five letters. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LETTERS), byte => ALPHABET[byte & 31]!).join('');
  return letters.match(/.{5}/g)!.join('-');
}

/** However it was written down. */
export const hashOfCode = (code: string): string => hashOf(code.toLowerCase().replaceAll(/[^0-9a-z]/g, ''));
