/** Colours of the seats as a person wants them on this device, by title. Shapes and patterns stay as they are. */
import { store } from './store.ts';

export const FAMILIES = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'rose', 'brown', 'grey'] as const;
export type Family = (typeof FAMILIES)[number];

/** The first of a family is the one for titles without a shade of their own. */
const SHADES: Readonly<Record<Family, readonly string[]>> = {
  red: ['crimson', 'red', 'uprising'],
  orange: ['copper', 'lemron'],
  yellow: ['ochre', 'yellow', 'keralon', 'gathering'],
  green: ['viridian', 'green', 'vymar', 'clans'],
  blue: ['azure', 'blue', 'nobility'],
  violet: ['violet', 'pavyr'],
  rose: ['rose'],
  brown: ['umber'],
  grey: ['slate', 'basil'],
};

interface Coloured {
  colour: string;
}

export const familyOf = ({ colour }: Coloured): Family => FAMILIES.find(each => SHADES[each].includes(colour))!;

/** The shade that a title with these looks has of a family. */
export const shadeOf = (family: Family, looks: readonly Coloured[]): string =>
  looks.find(look => familyOf(look) === family)?.colour ?? SHADES[family][0]!;

/** By seat; shorter where nothing was chosen. */
export type Chosen = readonly (Family | null)[];

/** The looks in the chosen colours, never two of the same. */
export function coloured<L extends Coloured>(looks: readonly L[], chosen: Chosen, title: readonly Coloured[]): L[] {
  const taken = new Set<Family>();
  return looks.map((look, seat) => {
    const wanted = [chosen[seat] ?? familyOf(look), familyOf(look), ...FAMILIES];
    const family = wanted.find(each => !taken.has(each))!;
    taken.add(family);
    return { ...look, colour: shadeOf(family, title) };
  });
}

/** A seat takes a colour; whoever had it gets the seat's own. */
export function swapped(looks: readonly Coloured[], seat: number, family: Family): Chosen {
  const now = looks.map(familyOf);
  const holder = now.indexOf(family);
  const next = now.with(seat, family);
  return holder < 0 || holder === seat ? next : next.with(holder, now[seat]!);
}

type ByTitle = Readonly<Record<string, Chosen>>;
const KEY = 'interregnum.colours';
const isFamily = (value: unknown): value is Family => FAMILIES.some(each => each === value);

export function readColours(text: string | null): ByTitle {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    const lists = Object.entries(read ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    return Object.fromEntries(lists.map(([title, list]) => [title, list.map(each => (isFamily(each) ? each : null))]));
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const byTitle = store(readColours(stored()));
const NONE: Chosen = [];

export const useColours = (title: string): Chosen => byTitle.use(all => all[title] ?? NONE);

export function keepColours(title: string, chosen: Chosen): void {
  const all = { ...byTitle.get(), [title]: chosen };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A device that keeps nothing still gets the choice until the page is closed.
  }
  byTitle.set(all);
}
