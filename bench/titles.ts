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

/** Tables with more of the box than the usual choices, by title; what they have to reach where it differs. */
interface Expanded {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly goals: Partial<Goals>;
}
const EXPANDED: Readonly<Record<string, readonly Expanded[]>> = {
  runewars: [
    { name: 'Banners of War', options: { bow: 'on' }, goals: { decisions: 80_000, clone: 18 } },
    {
      name: 'everything',
      options: { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' },
      goals: { decisions: 80_000, clone: 18 },
    },
  ],
};

export const goalsOf = ({ id, weight }: Meta, { name }: Variant): Goals => ({
  ...(BY_WEIGHT[weight] ?? USUAL),
  ...EXPANDED[id]?.find(one => one.name === name)?.goals,
});

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
const commonTable = ({ meta }: Game): Variant => variant(meta, common(meta), {});

const expandedTables = ({ meta }: Game): Variant[] =>
  (EXPANDED[meta.id] ?? []).map(({ name, options }) => ({
    seats: common(meta),
    options: setupChoices(meta, options, common(meta)),
    name,
  }));

/** What copies are measured at. */
export const copiedTables = (game: Game): Variant[] => [commonTable(game), ...expandedTables(game)];

/**
 * The smallest table, the common one and the largest; the common one with each other value of a main field, and with
 * expansions.
 */
export function tablesOf(game: Game): Variant[] {
  const { meta } = game;
  const seats = [...new Set([meta.seats[0]!, common(meta), meta.seats.at(-1)!])];
  const others = meta.setup
    .slice(0, MAIN_FIELDS)
    .flatMap(field =>
      valuesFor(field, common(meta)).flatMap(value => (value === field.default ? [] : [{ [field.id]: value }])),
    );
  return [
    ...seats.map(n => variant(meta, n, {})),
    ...others.map(given => variant(meta, common(meta), given)),
    ...expandedTables(game),
  ];
}
