/** Passkeys: logging in with a device instead of a passphrase, as WebAuthn has it. */
import { z } from 'zod';
import { id, name, passphrase, time } from './words.ts';

/** Bytes as text. */
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, 'bytes in base64url');
const credentialId = base64url.min(16).max(1400);

/** What is put to the browser; its shape is the browser's business. */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: base64url }) });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** What a browser has made of it. */
const credential = <T extends z.ZodRawShape>(response: T) =>
  z.looseObject({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: base64url, ...response }),
  });

/** Whoever adds a passkey shows the passphrase first: a device that was left open must not be enough. */
export const beginningPasskey = z.strictObject({ passphrase });
export const addingPasskey = z.strictObject({
  /** What the person calls it. */
  name,
  credential: credential({ attestationObject: base64url }),
});
export const enteringByPasskey = z.strictObject({
  credential: credential({ authenticatorData: base64url, signature: base64url }),
});

export const passkey = z.object({
  id,
  name: z.string(),
  created: time,
  /** When somebody last logged in with it. */
  used: time.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** `available`: whether this server has an address for which browsers make passkeys. */
export const passkeys = z.object({ available: z.boolean(), passkeys: z.array(passkey) });
export type Passkeys = z.infer<typeof passkeys>;
