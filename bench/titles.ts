/** The titles of the shelf as the bench plays them: at which tables, and how fast they have to be. */
import { type Game, type Meta, setupChoices, valuesFor } from '@interregnum/kernel';
import { shelf } from '@interregnum/shelf';
import type { Variant } from './play.ts';

export const GAMES: readonly Game[] = await Promise.all(shelf(false).map(async title => (await title.rules()).default));

export interface Goals {
  /** Decisions per second of random play. */
  decisions: number;
  /** Microseconds of a clone. */
  clone: number;
  /** Iterations per second of the searching bot. */
  iterations: number;
}

const USUAL: Goals = { decisions: 500_000, clone: 3, iterations: 20_000 };
const BY_WEIGHT: Readonly<Record<number, Goals>> = {
  4: { decisions: 200_000, clone: 3, iterations: 5_000 },
  5: { decisions: 100_000, clone: 15, iterations: 2_000 },
};

export const goalsOf = ({ weight }: Meta): Goals => BY_WEIGHT[weight] ?? USUAL;

/** What the lists of a big title may cost; others have fewer answers, or lists that are long by nature. */
export const optionGoalsOf = ({ weight }: Meta): { options: number; milliseconds: number } | null =>
  weight === 5 ? { options: 400, milliseconds: 20 } : null;

/** How many setup fields change what is played much; the others are details. */
const MAIN_FIELDS = 2;

const common = (meta: Meta): number => (meta.seats.includes(4) ? 4 : meta.seats.at(-1)!);

const variant = (meta: Meta, seats: number, given: Readonly<Record<string, string>>): Variant => {
  const main = meta.setup.slice(0, MAIN_FIELDS).map(field => field.id);
  const chosen = Object.entries(setupChoices(meta, given, seats)).filter(([id]) => main.includes(id));
  return { seats, options: Object.fromEntries(chosen) };
};

/** The table of four, or the largest, with the usual choices. */
export const commonTable = ({ meta }: Game): Variant => variant(meta, common(meta), {});

/** The smallest table, the common one and the largest; and the common one with each other value of a main field. */
export function tablesOf({ meta }: Game): Variant[] {
  const seats = [...new Set([meta.seats[0]!, common(meta), meta.seats.at(-1)!])];
  const others = meta.setup
    .slice(0, MAIN_FIELDS)
    .flatMap(field =>
      valuesFor(field, common(meta)).flatMap(value => (value === field.default ? [] : [{ [field.id]: value }])),
    );
  return [...seats.map(n => variant(meta, n, {})), ...others.map(given => variant(meta, common(meta), given))];
}
