/** The course of a game: setup, turns, end (HDL-002, HDL-030). */
import { type Chance, type ContentHash, clockwise, type SetupChoices } from '@interregnum/kernel';
import { ASK } from '../questions.ts';
import { begin, call, procedure, type State } from '../state.ts';
import { endGame, isEnd } from './end.ts';
import { deal, preparations, prepare } from './setup.ts';
import { turn } from './turn.ts';

type Nothing = Record<string, never>;

export const game = procedure<Nothing>('game', {
  prepare: {
    question: ASK.prepare,
    everyone: s => clockwise(s.seats, s.first),
    options: (s, _, seat) => preparations(s, seat),
    changeable: true,
    reveal: (s, _, answers) => prepare(s, answers),
  },
  turns: { while: s => !isEnd(s), do: s => call(s, turn, { discards: 0, final: false }) }, // HDL-042
  end: s => endGame(s),
});

export function setup(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = deal(content, options, seats, chance);
  begin(s, game);
  return s;
}
