/** Passphrases are kept as argon2id hashes only. */
import { hash, verify } from '@node-rs/argon2';

/** Memory in KiB and passes: about 80 ms on a small machine, argon2id being the default of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassphrase = (passphrase: string): Promise<string> => hash(passphrase, COST);

/** What a name that nobody has is checked against, so that it takes as long as one that exists. */
const nobody = hashPassphrase('nobody has this passphrase');

export async function isRight(kept: string | null, passphrase: string): Promise<boolean> {
  const right = await verify(kept ?? (await nobody), passphrase);
  return right && kept !== null;
}
