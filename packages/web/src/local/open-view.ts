/** A game that is over with everything open: what any of the seats could see, put together. */
import {
  type BaseEvent,
  type BaseOption,
  type Fact,
  type Flow,
  type Game,
  type Seat,
  samples,
  stateAt,
} from '@interregnum/kernel';
import type { LocalCourse } from './course.ts';
import type { AnyView, GivenAnswer, PastMoment } from './messages.ts';

/** What one view hides (`null`) is taken from the other. */
function filled(one: unknown, other: unknown): unknown {
  if (one === null) return other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((value, i) => filled(value, other[i] ?? null));
  if (typeof one !== 'object' || typeof other !== 'object' || other === null || Array.isArray(one)) return one;
  const more = other as Record<string, unknown>;
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, filled(value, more[key] ?? null)]));
}

export function openView(game: Game, state: Flow<BaseOption>): AnyView {
  let view: unknown = game.rules.view(state, null);
  for (let seat = 0; seat < state.seats; seat++) view = filled(view, game.rules.view(state, seat));
  return { ...(view as AnyView), viewer: null };
}

/** What these seats have answered to a question that others were still asked. */
export const givenAnswers = (game: Game, state: Flow<BaseOption>, seats: readonly Seat[]): GivenAnswer[] =>
  seats.flatMap(seat => {
    const option = state.ask?.options[seat]?.[state.answers[seat] ?? -1];
    return option ? [{ seat, answer: game.words.describe(option, game.rules.view(state, seat)) }] : [];
  });

/** Every event as those were told it who were told most. */
export const openFacts = (facts: readonly Fact<BaseEvent>[]): BaseEvent[] =>
  facts.flatMap(({ closed, open }) => closed ?? open ?? []);

/** A game that is over, in at most so many samples. */
export function openCourse(h: LocalCourse, most: number): PastMoment[] {
  return samples(h.taken.length, most).map(at => ({
    at,
    view: openView(h.game, stateAt(h, at)),
    news: openFacts(h.facts[at]!),
  }));
}
