/** Small things that a device remembers of online tables. */

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the page forgets, and nothing else is lost.
  }
}

const BEEN_ONLINE = 'interregnum.online';
const commitmentKey = (table: string) => `interregnum.commitment.${table}`;
const inviteKey = (table: string) => `interregnum.invite.${table}`;

/** Whether somebody at this device plays online, so that home may ask the server. */
export const hasBeenOnline = (): boolean => read(BEEN_ONLINE) !== null;
export const rememberOnline = (): void => write(BEEN_ONLINE, 'yes');

const ASKED_TO_TELL = 'interregnum.told';

/** Whether somebody here was asked how to be told of a turn, and has said no. */
export const hasBeenAskedToTell = (): boolean => read(ASKED_TO_TELL) !== null;
export const rememberAskedToTell = (): void => write(ASKED_TO_TELL, 'yes');

/** The commitment as this device saw it first; what the table says later is measured against it. */
export function firstCommitment(table: string, shown: string): string {
  const known = read(commitmentKey(table));
  if (known !== null) return known;
  write(commitmentKey(table), shown);
  return shown;
}

/** The invitation by which this device came to a table. */
export function invitation(table: string, fresh: string | null): string | null {
  if (fresh === null) return read(inviteKey(table));
  write(inviteKey(table), fresh);
  return fresh;
}
