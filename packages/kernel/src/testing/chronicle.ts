/** Rules that speak of what happens, not of how things stand: a chronicle follows random games and throws. */
import { factsFor } from '../events.ts';
import type { Flow } from '../flow.ts';
import type { BaseEvent, BaseOption, Game } from '../game.ts';
import type { BaseView } from '../sight.ts';
import { type Check, named } from './check.ts';
import { kindName, playRandomly, type RandomGame, type TableKind } from './random-play.ts';

export interface Chronicle<S, E> {
  /** What everybody was told of an answer, with the table as it was and as it is now. */
  hear(before: S, events: readonly E[], after: S): void;
  /** The game is over. */
  close?(end: S): void;
}

export interface ChronicleSettings<S, E> {
  kinds: readonly TableKind[];
  games: (kind: TableKind) => readonly RandomGame<S>[];
  /** A new chronicle for each game. */
  open: () => Chronicle<S, E>;
}

export const chronicleChecks = <S extends Flow<BaseOption>, E extends BaseEvent>(
  game: Game<S, BaseOption, BaseView<BaseOption>, E>,
  { kinds, games, open }: ChronicleSettings<S, E>,
): Check[] =>
  kinds.map(kind => ({
    name: kindName(kind),
    run: () => {
      for (const one of games(kind)) named(`seed '${one.seed}'`, () => follow(game, one, open()));
    },
  }));

/** Plays a game and shows a chronicle every change with the events that tell it. */
export function follow<S extends Flow<BaseOption>, E extends BaseEvent>(
  game: Game<S, BaseOption, BaseView<BaseOption>, E>,
  one: RandomGame<S>,
  book: Chronicle<S, E>,
): void {
  let before: S | null = null;
  const end = playRandomly(
    game as Game<S>,
    one,
    s => {
      before = game.rules.clone(s);
    },
    (s, _move, news) => book.hear(before!, factsFor(news, null) as E[], s),
  );
  book.close?.(end);
}
