/** What the browser does for a passkey; the code for it is fetched when somebody needs it. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { people } from '../net/api.ts';

const webauthn = () => import('@simplewebauthn/browser');

/** Why the browser has made nothing of it: it was called off, or this device has one already. */
export class NoPasskey extends Error {
  override name = 'NoPasskey';
  readonly known: boolean;
  constructor(known: boolean) {
    super('no passkey');
    this.known = known;
  }
}

export const canPasskeys = (): boolean => 'PublicKeyCredential' in window;

async function byBrowser<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new NoPasskey(error instanceof Error && error.name === 'InvalidStateError');
  }
}

export async function addPasskey(name: string, passphrase: string) {
  const { options } = await people.newPasskey(passphrase);
  const { startRegistration } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await byBrowser(() => startRegistration({ optionsJSON }));
  return people.addPasskey(name, credential);
}

export async function enterByPasskey() {
  const { options } = await people.askPasskey();
  const { startAuthentication } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await byBrowser(() => startAuthentication({ optionsJSON }));
  return people.enterByPasskey(credential);
}
