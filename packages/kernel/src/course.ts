/** The course of a game, for whoever keeps one: who is to answer, how it stood before, what cannot be undone. */
import type { Chance } from './chance.ts';
import { type Fact, factsFor } from './events.ts';
import type { Flow, Seat } from './flow.ts';
import { type BaseEvent, type BaseOption, findOption, type Game } from './game.ts';
import { type Answer, type RecordHeader, rekey } from './record.ts';

type State = Flow<BaseOption>;

/** Who still has to answer the open question. */
export const pending = (s: Flow<unknown>): readonly Seat[] =>
  s.ask ? s.ask.seats.filter(seat => s.answers[seat] === null) : [];

/** A state on the way, so that no look at the past plays much again. */
export interface Checkpoint {
  at: number;
  state: State;
}

/** A game with its answers, as whoever keeps it has it at hand. */
export interface Course {
  readonly game: Game;
  readonly header: RecordHeader;
  readonly seed: string;
  readonly checkpoints: readonly Checkpoint[];
  readonly answers: readonly Answer[];
}

/** Plays an answer that is known to be allowed. */
export function playAgain(
  game: Game,
  state: State,
  { seat, code }: Answer,
  told: Fact<BaseEvent>[] | null = null,
): void {
  game.rules.apply(state, seat, findOption(state.ask!.options[seat]!, code), told);
}

/** The state after the first `at` answers, as a copy, from the nearest of the checkpoints, which are in order. */
export function stateAfter({ game, header, seed, checkpoints, answers }: Course, at: number): State {
  const from = checkpoints.findLast(point => point.at <= at)!;
  const state = game.rules.clone(from.state);
  for (let i = from.at; i < at; i++) {
    playAgain(game, state, answers[i]!);
    rekey(game, header, seed, state, i + 1);
  }
  return state;
}

/** How much chance a state has used up. */
const drawn = (s: State): number => ('chance' in s ? (s.chance as Chance).drawn : 0);

/** What an answer did. */
export interface Effect {
  before: State;
  after: State;
  told: readonly Fact<BaseEvent>[];
}

/**
 * The undo barrier: whether an answer has shown any of these viewers what they could not foresee: chance was drawn, or an event opened a
 * secret. The title's secrecy test proves that nothing else can depend on what is hidden.
 */
export const isUndoBarrier = (
  game: Game,
  { before, after, told }: Effect,
  viewers: readonly (Seat | null)[],
): boolean =>
  drawn(before) !== drawn(after) ||
  viewers.some(viewer => {
    const seen = game.rules.view(before, viewer);
    return factsFor(told, viewer).some(event => game.proof.secrecy.opens(event, viewer, seen) !== null);
  });

/** A game of so many answers in at most this many samples, first and last among them. */
export function samples(answers: number, most: number): readonly number[] {
  const step = Math.max(1, answers / Math.max(1, most - 1));
  const ats = new Set<number>();
  for (let at = 0; at < answers; at += step) ats.add(Math.round(at));
  return [...ats.add(answers)];
}
