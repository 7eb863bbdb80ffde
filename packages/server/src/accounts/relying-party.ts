/** As which site browsers know this server when they make passkeys, and what they have to do for it. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { PasskeyRow } from '../store/schema.ts';

export interface RelyingParty {
  /** The host for which passkeys are good. */
  id: string;
  origin: string;
}

/** Loaded when somebody needs it, which is seldom. */
const webauthn = () => import('@simplewebauthn/server');

/**
 * Browsers make passkeys for https and for this very machine only. Without a public address nobody else's word is taken
 * for it: what a request calls us, anybody can write.
 */
export function relyingParty({ config }: AppContext, request: FastifyRequest): RelyingParty | null {
  const address = config.publicUrl ?? `http://${request.headers.host ?? ''}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isLocal = url.hostname === 'localhost';
  return isLocal || (config.publicUrl !== null && url.protocol === 'https:')
    ? { id: url.hostname, origin: url.origin }
    : null;
}

export interface Newcomer {
  id: string;
  name: string;
  /** The credentials of devices that have one already. */
  known: readonly string[];
}

export async function newPasskeyOptions(party: RelyingParty, { id, name, known }: Newcomer) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Interregnum',
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(id)),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map(credential => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function entryOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
}

/** The question that a device says it has answered; `null` when that cannot be read. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

type NewCredential = Pick<PasskeyRow, 'credential' | 'public_key' | 'counter'>;

/** What a device has made for this question and this site; `null` for anything else. */
export async function verifiedPasskey(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    if (!(await isUnattested(response.response.attestationObject))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(party, challenge) });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return null;
  }
}

/** We ask for no maker's certificates, and read none: checking them would call addresses that stand in them. */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** How far the device has counted, if it has answered this question for this site; `null` for anything else. */
export async function verifiedEntry(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  challenge: string,
  { credential, public_key, counter }: NewCredential,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'));
  const known = { id: credential, publicKey, counter };
  const answer = await verifyAuthenticationResponse({
    response,
    ...expected(party, challenge),
    credential: known,
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

const expected = ({ id, origin }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});
