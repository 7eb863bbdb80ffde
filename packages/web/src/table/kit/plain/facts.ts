/** What a view says, as short facts: a title's own notation of positions, taken apart by seat. */
import type { PositionData } from '@interregnum/kernel';

export interface Fact {
  key: string;
  /** A list where the notation has one. */
  value: string | readonly string[];
}

export const inLine = (value: Fact['value']): string => (typeof value === 'string' ? value : value.join(', '));

export interface Facts {
  common: readonly Fact[];
  /** By seat. */
  seats: readonly (readonly Fact[])[];
}

/** Where the flow stands is told by the question. */
const FLOW = 'at';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty for what there is nothing to say about. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === false || value === 'none') return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  if (!isTable(value)) return String(value);
  return Object.entries(value)
    .map(([key, each]) => [key, inWords(each)] as const)
    .filter(([, words]) => words !== '')
    .map(([key, words]) => `${key} ${words}`)
    .join(', ');
}

/** `lastBid`, `last_bid` -> `Last bid`. */
export function plainLabel(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const valueIn = (value: unknown): Fact['value'] =>
  Array.isArray(value) ? value.map(inWords).filter(Boolean) : inWords(value);

const factsIn = (data: PositionData): Fact[] =>
  Object.entries(data)
    .map(([key, value]) => ({ key, value: valueIn(value) }))
    .filter(({ value }) => value.length > 0);

/** A field by seat, in the notation `{ 1: …, 2: … }`, belongs to the seats; whatever else it holds to the table. */
export function factsOf({ [FLOW]: _, ...position }: PositionData, seats: number): Facts {
  const owned = Array.from({ length: seats }, (): Record<string, unknown> => ({}));
  const common: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(position)) {
    if (!isTable(value)) {
      common[key] = value;
      continue;
    }
    const rest = Object.entries(value).filter(([name]) => !owned[Number(name) - 1]);
    for (const [seat, facts] of owned.entries()) facts[key] = value[seat + 1];
    common[key] = Object.fromEntries(rest);
  }
  return { common: factsIn(common), seats: owned.map(factsIn) };
}
