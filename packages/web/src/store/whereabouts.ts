/** Where a game of this device stands, in the words of its table, for the home page; the drawer knows only answers. */
export interface Whereabouts {
  /** The part of the game, as its log calls it, by language; empty before the first. */
  part: Readonly<Record<string, string>>;
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

/** Older notes have one sentence, in the language of that day. */
type Noted = Partial<Omit<Whereabouts, 'part'>> & { part?: Whereabouts['part'] | string | null };

export function whereIs(table: string): Whereabouts | null {
  try {
    const { part, turn } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Noted;
    if (part == null) return null;
    return { part: typeof part === 'string' ? { en: part } : part, turn: turn ?? null };
  } catch {
    return null;
  }
}

/** The part in a language that is spoken now, else in any. */
export const partIn = ({ part }: Whereabouts, language: string): string => part[language] ?? part.en ?? '';
