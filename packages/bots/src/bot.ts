/** What a bot is: it gets the view of its seat and a generator, and gives advice. */
import type { BaseOption, BaseView, Game, Random } from '@interregnum/kernel';

/** One option a bot thought about. */
export interface Considered {
  option: number;
  /** The result the bot expects of it, from 0 (lost) to 1 (won). */
  value: number;
  /** Which part of its thought, or of its mixture where it must not be foreseeable, went into it. */
  share: number;
}

export interface Advice {
  /** The index of the option that the bot takes. */
  option: number;
  /** Best first. */
  considered: readonly Considered[];
  /** How far the values of two equally good options may lie apart by chance: less, the longer the bot thought. */
  noise: number;
}

export interface Bot {
  readonly name: string;
  /** `v.viewer` is the asked seat. */
  advise(game: Game, v: BaseView<BaseOption>, random: Random): Advice;
}

/** The options of the viewer, without those that only repeat a position. */
export function sensibleOptions(game: Game, v: BaseView<BaseOption>): number[] {
  const options = v.viewer === null ? null : v.ask?.options[v.viewer];
  if (!options) throw new Error('nothing is asked of this viewer');
  const sensible = options.flatMap((o, i) => (game.advice.idle(v, o) ? [] : [i]));
  return sensible.length > 0 ? sensible : options.map((_, i) => i);
}

/** An index drawn in proportion to the weights. */
export function drawByWeight(weights: readonly number[], random: Random): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]!;
  let at = random.real() * sum;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i]!;
    if (at < 0) return i;
  }
  return weights.length - 1;
}

/** Where nothing can be chosen nothing is thought. */
export const onlyAdvice = (option: number): Advice => ({
  option,
  considered: [{ option, value: 0.5, share: 1 }],
  noise: 0,
});

/** One of these options by its weight, without a thought of what comes of it. */
export function adviceByLot(options: readonly number[], priors: readonly number[], random: Random): Advice {
  const weights = options.map(option => priors[option]!);
  const total = weights.reduce((a, b) => a + b, 0);
  const considered = options.map((option, i): Considered => ({ option, value: 0.5, share: weights[i]! / total }));
  return { option: options[drawByWeight(weights, random)]!, considered, noise: 0 };
}
