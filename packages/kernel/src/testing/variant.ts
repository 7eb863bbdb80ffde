/** A title with parts of it replaced, for tests that must notice. */
import type { Flow } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import type { BaseView } from '../sight.ts';

/** What is put in the place of single members, by group. */
export type Changes<G> = { [Group in keyof G]?: Partial<G[Group]> };

export const variant = <
  S extends Flow<BaseOption>,
  O extends BaseOption,
  V extends BaseView<BaseOption>,
  E extends BaseEvent,
>(
  { meta, rules, words, advice, proof }: Game<S, O, V, E>,
  changes: Changes<Game<S, O, V, E>>,
): Game<S, O, V, E> => ({
  meta: { ...meta, ...changes.meta },
  rules: { ...rules, ...changes.rules },
  words: { ...words, ...changes.words },
  advice: { ...advice, ...changes.advice },
  proof: { ...proof, ...changes.proof },
});
