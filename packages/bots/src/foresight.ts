/** The same questions to every title, whether or not it gives hints to searching bots. */
import type { BaseEvent, BaseOption, BaseView, Fact, Flow, Game, Random, Seat } from '@interregnum/kernel';
import { drawByWeight } from './bot.ts';

export type AnyState = Flow<BaseOption>;
export type AnyView = BaseView<BaseOption>;

export interface Foresight {
  readonly game: Game;
  /** How strongly priors draw a search to branches that were seldom tried. */
  readonly curiosity: number;
  /** Whether the open question must be answered by a mixture. */
  mixed(s: AnyState | AnyView): boolean;
  /** Whether the open question is answered by lot. */
  byLot(s: AnyState | AnyView): boolean;
  /** Whether others do not see the answer to the open question at once. */
  secret(s: AnyState | AnyView): boolean;
  apply(s: AnyState, seat: Seat, option: number, news: Fact<BaseEvent>[] | null): void;
  settled(s: AnyState, viewer: Seat): boolean;
  /** The power to which weights are raised where play is only imagined. */
  readonly sharpness: number;
  /** How many options one step of lookahead tries; `null`: as many as usual. */
  readonly shortlist: number | null;
  /** Whether one step of lookahead ends wherever all are asked anew, even right after the option that is tried. */
  readonly endsAtSecrets: boolean;
  /** Whether thoughts go on at a decision of somebody else; the state may be moved to where they do. */
  lookFurther(s: AnyState, seat: Seat): boolean;
  /** Whether a search goes by answers alone, not by what they bring to light. */
  readonly openLoop: boolean;
  /** What the decisions of a seat hang on that others do not see. */
  motive(s: AnyState, seat: Seat): number;
  /** The expected result of every seat, in the thoughts of this one. */
  values(s: AnyState, viewer: Seat): readonly number[];
  /** The weight of each option of a seat; idle options have none. */
  weights(s: AnyState, seat: Seat): readonly number[];
  /** A full state that agrees with a view, likely ones more often. */
  deal(v: AnyView, random: Random): AnyState;
}

const USUAL_CURIOSITY = 0.15;
const MOST_DEALS = 12;

export function foresightOf(game: Game): Foresight {
  const hints = game.advice.search;
  const mixed = new Set(hints?.mixed);
  const byLot = new Set(hints?.byLot);
  const secret = new Set([...mixed, ...(hints?.secret ?? [])]);
  const values = (s: AnyState): readonly number[] => s.answers.map((_, seat) => game.advice.evaluate(s, seat));
  return {
    game,
    curiosity: hints?.curiosity ?? USUAL_CURIOSITY,
    mixed: s => s.ask !== null && (hints ? mixed.has(s.ask.id) : s.ask.seats.length > 1),
    byLot: s => s.ask !== null && byLot.has(s.ask.id),
    secret: s => s.ask !== null && (s.ask.seats.length > 1 || secret.has(s.ask.id)),
    apply(s, seat, option, news) {
      if (hints) hints.apply(s, seat, option, news);
      else game.rules.apply(s, seat, option, news);
    },
    sharpness: hints?.sharpness ?? 1,
    shortlist: hints?.shortlist ?? null,
    endsAtSecrets: hints?.lookFurther !== undefined,
    lookFurther: (s, seat) => hints?.lookFurther?.(s, seat) ?? false,
    openLoop: hints?.openLoop ?? false,
    motive: (s, seat) => hints?.motive?.(s, seat) ?? 0,
    settled: (s, viewer) => (hints ? hints.settled(s, viewer) : true),
    values: (s, viewer) => (hints ? hints.values(s, viewer) : values(s)),
    weights(s, seat) {
      const weights = hints ? hints.priors(s, seat) : game.advice.priors(game.rules.view(s, seat));
      const options = s.ask!.options[seat]!;
      let sensible: number[] | null = null; // few titles have idle options
      let isAny = false;
      for (let i = 0; i < weights.length; i++) {
        if (!game.advice.idle(s, options[i]!)) isAny ||= weights[i]! > 0;
        else if (weights[i] !== 0) {
          sensible ??= weights.slice();
          sensible[i] = 0;
        }
      }
      return isAny && sensible ? sensible : weights;
    },
    deal(v, random) {
      let s = game.advice.determinise(v, random);
      for (let i = 1; hints && i < MOST_DEALS && random.real() >= hints.likelihood(s, v.viewer!); i++) {
        s = game.advice.determinise(v, random);
      }
      hints?.lean?.(s, v.viewer!, random);
      return s;
    },
  };
}

/** The first seat whose answer is missing. */
export function nextToAnswer(s: AnyState): Seat {
  for (const seat of s.ask!.seats) if (s.answers[seat] === null || s.answers[seat] === undefined) return seat;
  return s.ask!.seats[0]!;
}

/** Lets a seat answer as its weights say. */
export function answerByWeight(f: Foresight, s: AnyState, seat: Seat, random: Random): void {
  const weights = f.weights(s, seat);
  const sharp = f.sharpness === 1 ? weights : weights.map(weight => weight ** f.sharpness);
  f.apply(s, seat, drawByWeight(sharp, random), null);
}
