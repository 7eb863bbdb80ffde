/** A scenario under way, and what its expectations ask of it. */
import { type Fact, factsFor } from '../events.ts';
import type { Flow, Seat } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import { NotationError, type Path, readSeat } from '../notation/index.ts';
import { say, type Wording } from '../phrase.ts';

export interface Difference {
  path: Path;
  message: string;
}

export interface Run<S extends Flow<BaseOption> = Flow<BaseOption>> {
  game: Game<S>;
  s: S;
  news: Fact<BaseEvent>[];
  wording: Wording;
  differences: Difference[];
  /** The twin, played to its end; `null` until the first play is at its end, too. */
  twin: Run<S> | null;
  watch: ScenarioWatch<S> | null;
}

/** Somebody who looks on while a scenario is played, at every answer. */
export interface ScenarioWatch<S> {
  before(s: S, move: { seat: Seat; option: number }): void;
  after(s: S, move: { seat: Seat; option: number }, news: readonly Fact<BaseEvent>[]): void;
}

/** A seat, or `null` for `all` and `spectator`: what is open to everybody. */
export function readViewer(who: unknown, seats: number, path: Path): Seat | null {
  if (who === 'all' || who === 'spectator') return null;
  if (!/^\d+$/.test(String(who)))
    throw new NotationError(path, `expected a seat from 1 to ${seats}, all or spectator, not '${String(who)}'`);
  return readSeat(who, seats, path);
}

/** What a viewer has read so far. */
export const linesFor = <S extends Flow<BaseOption>>({ game, news, wording }: Run<S>, viewer: Seat | null): string[] =>
  factsFor(news, viewer).map(event => say(game.words.tell(event), wording));
