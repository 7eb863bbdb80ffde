/** Random games until every step of every procedure was taken, every question asked and every event told. */
import { expect } from 'vitest';
import { type Fact, factsFor } from '../events.ts';
import type { Flow } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import type { BaseView } from '../sight.ts';
import type { Check } from './check.ts';
import { playRandomly, type RandomGame, startOf } from './random-play.ts';

type AnyTitle<S extends Flow<BaseOption>, E extends BaseEvent> = Game<S, BaseOption, BaseView<BaseOption>, E>;

export interface CoverageSettings<S, E extends BaseEvent> {
  /** An endless source of games. */
  games: (n: number) => RandomGame<S>;
  /** Within so many games everything must come up. */
  most: number;
  /** Every kind of event; the type sees to it that none is missing. */
  events: Readonly<Record<E['type'], true>>;
}

/** Plays games and hears what everybody is told in them, the deal included. */
export function hearGames<S extends Flow<BaseOption>, E extends BaseEvent>(
  game: AnyTitle<S, E>,
  games: Iterable<RandomGame<S>>,
  hear: (event: E, s: S) => void,
): void {
  const hearOpen = (news: readonly Fact<BaseEvent>[], s: S) => {
    for (const event of factsFor(news, null) as E[]) hear(event, s);
  };
  for (const one of games) hearGame(game, one, () => {}, hearOpen);
}

function hearGame<S extends Flow<BaseOption>, E extends BaseEvent>(
  game: AnyTitle<S, E>,
  one: RandomGame<S>,
  see: (s: S) => void,
  hear: (news: readonly Fact<BaseEvent>[], s: S) => void,
): void {
  const dealing: Fact<BaseEvent>[] = [];
  const start = startOf(game as Game<S>, one, dealing);
  hear(dealing, start);
  playRandomly(game as Game<S>, { ...one, start: () => start }, see, (s, _move, news) => hear(news, s));
}

/** The steps, questions and events that none of the games reached. */
export function unreached<S extends Flow<BaseOption>, E extends BaseEvent>(
  game: AnyTitle<S, E>,
  { games, most, events }: CoverageSettings<S, E>,
): string[] {
  const visited = new Set<string>();
  const missing = new Set([...game.proof.flow.questions(), ...Object.keys(events).map(type => `event ${type}`)]);
  const steps = () => game.proof.flow.steps().filter(step => !visited.has(step));
  game.proof.flow.watch(visited);
  try {
    for (let n = 0; n < most && (missing.size > 0 || steps().length > 0); n++) {
      hearGame(
        game,
        games(n),
        s => missing.delete(s.ask!.id),
        news => {
          for (const { open, closed } of news)
            for (const event of [open, closed]) missing.delete(`event ${event?.type}`);
        },
      );
    }
  } finally {
    game.proof.flow.watch(null);
  }
  return [...steps(), ...missing];
}

export const coverageChecks = <S extends Flow<BaseOption>, E extends BaseEvent>(
  game: AnyTitle<S, E>,
  settings: CoverageSettings<S, E>,
): Check[] => [
  {
    name: 'random games reach every step of every procedure, every question and every kind of event',
    run: () => expect(unreached(game, settings)).toEqual([]),
  },
];
