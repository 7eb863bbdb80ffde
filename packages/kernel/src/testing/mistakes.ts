/** Typical mistakes of players: a position, what is tried there, and the rule that is in the way. */
import type { Flow, Seat } from '../flow.ts';
import { type BaseOption, findOption, type Game } from '../game.ts';

export interface Mistake<S> {
  rule: string;
  title: string;
  position: () => S;
  code: string;
  /** Seat 1 unless said otherwise; `null` for a spectator. */
  seat: Seat | null;
  /** It answers another question: the refusal says what is asked, and has no reason of its own. */
  stray: boolean;
}

export const mistake = <S>(
  rule: string,
  title: string,
  position: () => S,
  code: string,
  seat: Seat | null = 0,
): Mistake<S> => ({ rule, title, position, code, seat, stray: false });

export const strayAnswer = <S>(...about: Parameters<typeof mistake<S>>): Mistake<S> => ({
  ...mistake(...about),
  stray: true,
});

/** A function by which a seat answers with codes, one after another. */
export const answersOf =
  <S extends Flow<BaseOption>>(game: Game<S>) =>
  (s: S, seat: Seat, ...codes: readonly string[]): S => {
    for (const code of codes) {
      const option = findOption(s.ask?.options[seat] ?? [], code);
      if (option < 0) throw new Error(`${code} is not an option of seat ${seat + 1} at ${s.ask?.id ?? 'the end'}`);
      game.rules.apply(s, seat, option);
    }
    return s;
  };
