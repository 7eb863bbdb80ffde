/** One step of lookahead: every option is tried in several dealt-out states and the best one is taken. */
import type { Random, Seat } from '@interregnum/kernel';
import {
  type Advice,
  adviceByLot,
  type Bot,
  type Considered,
  drawByWeight,
  onlyAdvice,
  sensibleOptions,
} from './bot.ts';
import { type AnyState, type AnyView, answerByWeight, type Foresight, foresightOf, nextToAnswer } from './foresight.ts';

const DEALS = 8;
/** How many options are looked at, the likeliest first. */
const SHORTLIST = 30;
/** How many decisions an option is followed, until the own turn is over. */
const FOLLOWED = 40;
/** And how many of others on the way, where the lookahead goes on. */
const FOLLOWED_OTHERS = 120;
/** How strongly the own follow-up decisions keep to the likeliest options. */
const SHARPNESS = 3;
/** How much the value of an option differs from deal to deal, the deal's own luck left out. */
const SPREAD = 0.02;
/** How much better an option must be to be taken e times as often where the bot mixes. */
const INDIFFERENCE = 0.03;

/** `deals`: in how many dealt-out states each option is tried. */
export const greedy = (deals: number): Bot => ({
  name: 'greedy',
  advise(game, v, random) {
    const f = foresightOf(game);
    const options = sensibleOptions(game, v);
    if (options.length === 1) return onlyAdvice(options[0]!);
    const priors = game.advice.priors(v);
    if (f.byLot(v)) return adviceByLot(options, priors, random);
    const shortlist = options.sort((a, b) => priors[b]! - priors[a]!).slice(0, f.shortlist ?? SHORTLIST);
    const values = tryOut(f, v, shortlist, deals, random);
    const noise = SPREAD / Math.sqrt(deals);
    return { ...(f.mixed(v) ? mixture(shortlist, priors, values, random) : best(shortlist, values)), noise };
  },
});

export const greedyBot = greedy(DEALS);

function tryOut(f: Foresight, v: AnyView, options: readonly number[], deals: number, random: Random): number[] {
  const sums = options.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const dealt = f.deal(v, random);
    for (const [i, option] of options.entries()) {
      const s = f.game.rules.clone(dealt);
      f.apply(s, v.viewer!, option, null);
      follow(f, s, v.viewer!, random);
      sums[i]! += f.game.advice.evaluate(s, v.viewer!);
    }
  }
  return sums.map(sum => sum / deals);
}

/**
 * Plays on until another seat has an open decision, unless the title says that the lookahead goes on there; whoever
 * answers in secret does so on the way.
 */
function follow(f: Foresight, s: AnyState, me: Seat, random: Random): void {
  let followed = 0;
  let others = 0;
  while (followed < FOLLOWED && s.ask) {
    const seat = nextToAnswer(s);
    if (f.secret(s)) {
      const isNew = s.ask.seats.length > 1 && s.answers.every(answer => answer === null);
      if (isNew && (followed > 0 || f.endsAtSecrets)) return;
      answerByWeight(f, s, seat, random);
      followed++;
    } else if (seat === me) {
      f.apply(s, me, drawByWeight(sharpened(f.weights(s, me)), random), null);
      followed++;
    } else {
      if (others++ >= FOLLOWED_OTHERS || !f.lookFurther(s, me)) return;
      if (s.ask && nextToAnswer(s) === seat) answerByWeight(f, s, seat, random);
    }
  }
}

type Choice = Omit<Advice, 'noise'>;

const sharpened = (weights: readonly number[]): number[] => weights.map(weight => weight ** SHARPNESS);

function mixture(
  options: readonly number[],
  priors: readonly number[],
  values: readonly number[],
  random: Random,
): Choice {
  const highest = Math.max(...values);
  const weights = options.map((option, i) => priors[option]! * Math.exp((values[i]! - highest) / INDIFFERENCE));
  return choiceOf(options, values, weights, options[drawByWeight(weights, random)]!);
}

function best(options: readonly number[], values: readonly number[]): Choice {
  const option = options[values.indexOf(Math.max(...values))]!;
  return choiceOf(
    options,
    values,
    options.map(() => 1),
    option,
  );
}

function choiceOf(
  options: readonly number[],
  values: readonly number[],
  weights: readonly number[],
  option: number,
): Choice {
  const total = weights.reduce((a, b) => a + b, 0);
  const considered = options.map((o, i): Considered => ({ option: o, value: values[i]!, share: weights[i]! / total }));
  return { option, considered: considered.sort((a, b) => b.value - a.value) };
}
