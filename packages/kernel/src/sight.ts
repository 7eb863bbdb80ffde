/**
 * What a seat sees, built from an allow-list typed over every field of the state: a field without a sight does not
 * compile, and what no sight lets through does not exist in the view.
 */
import type { Ask, Flow, Frame, Seat } from './flow.ts';

/** What one field shows to a viewer (`null`: a spectator). */
export type Sight<S, T, R> = (value: T, viewer: Seat | null, s: S) => R;

/** One sight for every field, none forgotten. */
export type Sights<S> = { readonly [K in keyof S]-?: Sight<S, S[K], unknown> };

/** The answers as a viewer may know them: the own one, and who has answered. */
export interface AnswersSeen {
  mine: number | null;
  given: boolean[];
}

/** What every view has. */
export interface BaseView<O, Q extends string = string> {
  viewer: Seat | null;
  seats: number;
  frames: Frame[];
  ask: Ask<O, Q> | null;
  answers: AnswersSeen;
}

/** Who still has to answer the open question, as every viewer sees it; of a state it is `pending`. */
export const undecided = ({ ask, answers }: Pick<BaseView<unknown>, 'ask' | 'answers'>): Seat[] =>
  ask ? ask.seats.filter(seat => !answers.given[seat]) : [];

/** The view that a list of sights makes. */
export type Seen<X> = { [K in keyof X]: X[K] extends (...args: never[]) => infer R ? R : never } & {
  viewer: Seat | null;
};

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyList(value) as T;
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = copy(value[key]);
  return out as T;
}

/** A slice stays the kind of list that it was; what `map` makes counts as one with holes, slow for whoever reads it. */
function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) if (typeof out[i] === 'object') out[i] = copy(out[i]);
  return out;
}

/** Everybody sees it. */
export const open = <T>(value: T): T => copy(value);

/** Nobody sees it. */
export const nobody = (): null => null;

/** One entry for each seat; everybody sees only the own one. */
export const own = <T>(values: readonly T[], viewer: Seat | null): (T | null)[] =>
  values.map((value, seat) => (seat === viewer ? copy(value) : null));

/** The sights of what every state carries. */
export const flowSights = {
  seats: open<number>,
  frames: open<Frame[]>,
  ask: <O, Q extends string>(ask: Ask<O, Q> | null, viewer: Seat | null): Ask<O, Q> | null =>
    ask && { ...ask, options: ask.options.map((options, seat) => (seat === viewer ? options : null)) },
  answers: (answers: readonly (number | null)[], viewer: Seat | null): AnswersSeen => ({
    mine: viewer === null ? null : (answers[viewer] ?? null),
    given: answers.map(answer => answer !== null),
  }),
};

const shapes = new WeakMap<object, Readonly<Record<string, unknown>>>();

/** All fields of a view, without values: an object that grows field by field becomes a dictionary, slow to read. */
function shapeOf(sights: object): Readonly<Record<string, unknown>> {
  const known = shapes.get(sights);
  if (known) return known;
  const shape = { viewer: null, ...sights };
  shapes.set(sights, shape);
  return shape;
}

/** Builds the view of a seat. */
export function look<S extends Flow<unknown>, X extends Sights<S>>(sights: X, s: S, viewer: Seat | null): Seen<X> {
  const view: Record<string, unknown> = { ...shapeOf(sights) };
  view.viewer = viewer;
  for (const field in sights) {
    const sight = sights[field] as unknown as Sight<S, unknown, unknown>;
    view[field] = sight(s[field as unknown as keyof S], viewer, s);
  }
  return view as Seen<X>;
}
