/** A moment that takes the centre of the table for a breath: a hush, the reveal, what comes of it. */
import type { BaseEvent } from '@interregnum/kernel';

export const ACTS = ['hush', 'reveal', 'consequence'] as const;
export type Act = (typeof ACTS)[number];

export interface Scene<E = BaseEvent> {
  /** The event that is shown. */
  event: E;
  /** All that happened with it. */
  news: readonly E[];
  /** How long each act lasts at the normal pace, in milliseconds. */
  lengths: Readonly<Record<Act, number>>;
  /** How long the table is looked at before, at the normal pace: something on it moves first. */
  after?: number;
  /** The last scene of a game stays until it is dismissed. */
  final?: boolean;
}

/** How far on a stage is. */
export const hasCome = (act: Act, now: Act): boolean => ACTS.indexOf(now) >= ACTS.indexOf(act);
