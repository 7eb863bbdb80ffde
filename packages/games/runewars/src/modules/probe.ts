/**
 * A module that joins from outside for the length of a test, behind all others: so it is shown that every place is
 * reached and that what joins there counts. Without one nothing here costs or changes anything.
 */
import type { Triggered } from '@interregnum/kernel';
import type { State } from '../state.ts';

export interface Probe {
  /** At a place: whether it has something to do there, and what. */
  applies(place: string, s: State, facts: object): boolean;
  do(place: string, s: State, facts: object): void;
  /** Whether something else happens instead. */
  replaces(place: string, s: State, facts: object): boolean;
  /** What it makes of the value of a query. */
  value(query: string, value: unknown, about: readonly unknown[]): unknown;
}

let probe: Probe | null = null;

/** Plays with a probe; afterwards everything is as before. */
export function probing<T>(joined: Probe, play: () => T): T {
  probe = joined;
  try {
    return play();
  } finally {
    probe = null;
  }
}

/** What the probe does at a place. */
export const probeAt = (place: string): Triggered<State, object> => ({
  applies: (s, facts) => probe?.applies(place, s, facts) ?? false,
  do: (s, facts) => probe?.do(place, s, facts),
});
export const isProbed = (place: string, s: State, facts: object): boolean => probe?.replaces(place, s, facts) ?? false;

/** A query to which the probe has the last word. */
export const probed =
  <T, A extends readonly unknown[]>(name: string, value: (...about: A) => T): ((...about: A) => T) =>
  (...about) =>
    probe === null ? value(...about) : (probe.value(name, value(...about), about) as T);
