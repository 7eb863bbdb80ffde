/** Where a game of this device stands, in the words of its table, for the home page; the drawer knows only answers. */
export interface Whereabouts {
  /** The part of the game, as its log calls it; empty before the first. */
  part: string;
  /** Whose turn it is: nobody's name where it is that of the only person here; `null`: a bot's. */
  turn: string | null;
}

const keyOf = (table: string) => `interregnum.where.${table}`;

export function noteWhere(table: string, where: Whereabouts): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(where));
  } catch {
    // The home page then counts decisions.
  }
}

export const forgetWhere = (table: string): void => localStorage.removeItem(keyOf(table));

export function whereIs(table: string): Whereabouts | null {
  try {
    const { part, turn } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Partial<Whereabouts>;
    return typeof part === 'string' ? { part, turn: turn ?? null } : null;
  } catch {
    return null;
  }
}
