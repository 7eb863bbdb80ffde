/** The addresses of the online pages, and the link that is sent to friends. */

export const LOBBY = '/online';
export const NEW_TABLE = '/online/new';
export const ACCOUNT = '/online/account';
export const tableAddress = (table: string): string => `/online/table/${table}`;
export const personAddress = (person: string): string => `/online/people/${person}`;
export const ratingsAddress = (game: string): string => `/online/ratings/${game}`;

/** The invitation stays behind the `#`: no server and no log ever sees it. */
export const invitationAddress = (table: string, invite: string): string => `${tableAddress(table)}#${invite}`;

/** What stands behind the `#`. */
export const inviteInAddress = (): string | null => location.hash.slice(1) || null;
