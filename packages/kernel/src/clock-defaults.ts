/** What is played when a clock runs out: one entry for each question of a title. */
import { type BaseOption, findOption } from './game.ts';
import type { Random } from './random.ts';
import type { BaseView } from './sight.ts';

/** Codes, of which the first that is an option is taken; or the index of an option, found by other means. */
export type ClockDefault<V, O> = readonly string[] | ((options: readonly O[], v: V, random: Random) => number);

export const clockDefaults =
  <V extends BaseView<O, Q>, O extends BaseOption, Q extends string>(
    defaults: Readonly<Record<Q, ClockDefault<V, O>>>,
  ): ((v: V, random: Random) => number) =>
  (v, random) => {
    const options = v.ask!.options[v.viewer!]!;
    const choice: ClockDefault<V, O> = defaults[v.ask!.id];
    if (typeof choice === 'function') return choice(options, v, random);
    for (const code of choice) {
      const index = findOption(options, code);
      if (index >= 0) return index;
    }
    throw new Error(`none of ${choice.join(', ')} is an option at ${v.ask!.id}`);
  };
