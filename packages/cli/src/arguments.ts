/** Arguments that several commands share: numbers, seats, setup choices of a title. */
import {
  fewestTogether,
  type Meta,
  type SettledField,
  type SetupChoices,
  type SetupField,
  seatsRefusal,
  setupChoices,
  valuesFor,
} from '@interregnum/kernel';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { BadArgument, messageOf } from './failure.ts';
import { gameIds, TITLES } from './games.ts';

/** A parser of whole numbers for commander. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(n) && n >= least && n <= most) return n;
    const range = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`;
    throw new InvalidArgumentError(`Expected a whole number ${range}.`);
  };

/** A comma-separated list. */
export const commaList = (text: string): string[] => {
  const items = text.split(',').map(item => item.trim());
  if (items.includes('')) throw new InvalidArgumentError('Expected a list such as a,b,c.');
  return items;
};

export const numberList =
  (least: number, most: number) =>
  (text: string): number[] =>
    commaList(text).map(wholeNumber(least, most));

export const gameArgument = (): Argument => new Argument('<game>', `the game: ${gameIds()}`);

const settledOf = ({ settled = [] }: Meta): readonly SettledField[] => settled;
const fieldIds = (): ReadonlySet<string> =>
  new Set(TITLES.flatMap(({ meta }) => [...meta.setup, ...settledOf(meta)].map(field => field.id)));

/** The values of a field in words, for each title that has it. */
const fieldInWords = (meta: Meta, id: string): string[] => [
  ...meta.setup
    .filter(field => field.id === id)
    .map(
      field =>
        `${meta.title}: ${field.values.map(value => valueInWords(field, value)).join(' or ')} (default ${field.default})`,
    ),
  ...settledOf(meta)
    .filter(field => field.id === id)
    .map(field => `${meta.title}: ${Object.keys(field.values).join(' or ')}, settled by the others`),
];

/** Every setup field of every title as a flag; whether it fits the game is checked when the game is known. */
export function addSetupFlags(command: Command): Command {
  for (const id of fieldIds()) {
    const words = TITLES.flatMap(({ meta }) => fieldInWords(meta, id));
    command.addOption(new Option(`--${id} <value>`, words.join('; ')));
  }
  return command;
}

/** With the numbers of seats that can choose it, where not all can. */
function valueInWords({ seats }: SetupField, value: string): string {
  const limits = seats?.[value];
  return limits ? `${value} (${limits.join(', ')} seats)` : value;
}

export type SetupFlags = Readonly<Record<string, unknown>>;

/** The setup flags that were given, checked against the title, its defaults filled in. */
export function setupFrom(meta: Meta, flags: SetupFlags, seats: number): SetupChoices {
  const ids = fieldIds();
  const given = Object.entries(flags).filter(([id, value]) => ids.has(id) && value !== undefined);
  try {
    return setupChoices(meta, Object.fromEntries(given), seats);
  } catch (error) {
    throw new BadArgument(messageOf(error));
  }
}

export function checkSeats(meta: Meta, seats: number): number {
  if (meta.seats.includes(seats)) return seats;
  throw new BadArgument(seatsRefusal(meta));
}

/** The numbers of seats that can choose what the flags say; all of them when none can. */
export function seatsFor(meta: Meta, flags: SetupFlags): readonly number[] {
  const unfit = (field: SetupField, seats: number) => {
    const value = String(flags[field.id]);
    return field.values.includes(value) && !valuesFor(field, seats).includes(value);
  };
  const fitting = meta.seats.filter(seats => !meta.setup.some(field => unfit(field, seats)));
  return fitting.length > 0 ? fitting : meta.seats;
}

/** The number of seats that was asked for, or the fewest that can play so together. */
export function seatsFrom(meta: Meta, flags: SetupFlags & { seats?: number }): number {
  const seats = flags.seats ?? fewestTogether(seatsFor(meta, flags));
  setupFrom(meta, flags, seats);
  return seats;
}

/** A block for the end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map(line => `  $ interregnum ${line}`).join('\n')}`;
