/** Shared pieces of position notations: exact frames, pending answers, errors that know their place. */
import { cloneLocals, type Flow, type Frame, type Seat } from './flow.ts';
import { type BaseOption, findOption, type PositionData } from './game.ts';

/** Something in a position or scenario that cannot be read; `path` leads to it. */
export class NotationError extends Error {
  override name = 'NotationError';
  readonly path: readonly (string | number)[];
  constructor(path: readonly (string | number)[], message: string) {
    super(message);
    this.path = path;
  }
}

export const isMap = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** The entries of a map in the notation; anything else is an error at `path`. */
export function entriesOf(value: unknown, path: readonly (string | number)[]): [string, unknown][] {
  if (value === undefined || value === null) return [];
  if (!isMap(value)) throw new NotationError(path, 'expected a map, { key: value }');
  return Object.entries(value);
}

export function listOf(value: unknown, path: readonly (string | number)[]): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new NotationError(path, 'expected a list, [a, b]');
  return value;
}

/** A seat as people write it, from 1. */
export function readSeat(value: unknown, seats: number, path: readonly (string | number)[]): Seat {
  const seat = Number(value);
  if (!Number.isInteger(seat) || seat < 1 || seat > seats) {
    throw new NotationError(path, `expected a seat from 1 to ${seats}, not '${String(value)}'`);
  }
  return seat - 1;
}

export function readNumber(value: unknown, path: readonly (string | number)[], least = 0): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw new NotationError(path, `expected a whole number of at least ${least}, not '${String(value)}'`);
  }
  return value;
}

export const expectOneOf = (value: unknown, known: readonly string[], path: readonly (string | number)[]): string => {
  if (!known.includes(String(value))) {
    throw new NotationError(path, `expected one of ${known.join(', ')}, not '${String(value)}'`);
  }
  return String(value);
};

/** Throws for a key that the notation does not know. */
export function onlyKeys(data: PositionData, known: readonly string[], path: readonly (string | number)[]): void {
  for (const key of Object.keys(data)) {
    if (!known.includes(key))
      throw new NotationError([...path, key], `unknown '${key}': expected one of ${known.join(', ')}`);
  }
}

/** The exact place in the flow, as a list of frames. */
export const writeFrames = (frames: readonly Frame[]): readonly PositionData[] =>
  frames.map(({ proc, step, locals, items, index }) => ({
    step: `${proc}.${step}`,
    ...(Object.keys(locals).length > 0 ? { locals: cloneLocals(locals) } : {}),
    ...(items ? { items: [...items], index } : {}),
  }));

export function readFrames(value: unknown, path: readonly (string | number)[]): Frame[] {
  return listOf(value, path).map((entry, i) => {
    const at = [...path, i];
    if (!isMap(entry) || typeof entry.step !== 'string')
      throw new NotationError(at, 'expected { step: procedure.step }');
    const [proc, step] = entry.step.split('.') as [string, string | undefined];
    if (step === undefined) throw new NotationError(at, `expected procedure.step, not '${entry.step}'`);
    return {
      proc,
      step,
      locals: cloneLocals((entry.locals as object | undefined) ?? {}),
      items: (entry.items as number[] | undefined) ?? null,
      index: (entry.index as number | undefined) ?? 0,
    };
  });
}

/** Answers to a simultaneous question that are already in. */
export function writeAnswers(s: Flow<BaseOption>): PositionData {
  const given = s.answers.flatMap((answer, seat) =>
    answer === null ? [] : [[seat + 1, s.ask!.options[seat]![answer]!.code] as const],
  );
  return Object.fromEntries(given);
}

export function readAnswers(s: Flow<BaseOption>, value: unknown, path: readonly (string | number)[]): void {
  for (const [key, code] of entriesOf(value, path)) {
    const seat = readSeat(key, s.seats, [...path, key]);
    const index = findOption(s.ask?.options[seat] ?? [], String(code));
    if (index < 0)
      throw new NotationError([...path, key], `'${String(code)}' is not an option of seat ${seat + 1} here`);
    s.answers[seat] = index;
  }
}
