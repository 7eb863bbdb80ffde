/** The `turn:` of a position: where in the game the table stands, in a few words. */
import { type Frame, NotationError, readSeat } from '@interregnum/kernel';
import { DEALT } from './phases/setup.ts';
import { HAND_AFTER_DISCARD } from './phases/turn.ts';
import type { State } from './state.ts';

const PATH = ['position', 'turn'];
const EXPECTED = 'expected setup, 1 play, 1 draw, 1 discard, 1 refill or end';

const STEPS: Readonly<Record<string, string>> = {
  play: 'playOrDiscard',
  draw: 'lastTurn',
  discard: 'trim',
  refill: 'refill',
};

const frame = (proc: string, step: string, locals: object = {}): Frame => ({
  proc,
  step,
  locals,
  items: null,
  index: 0,
});
const inTurn = (step: string): Frame[] => [frame('game', 'turns'), frame('turn', step, { discards: 0, final: false })];

/** How many cards a hand that is not named has. */
export const dealtAt = (turn: unknown): number => (turn === 'setup' ? DEALT : HAND_AFTER_DISCARD);

export function setTurn(s: State, value: unknown): void {
  const text = String(value ?? s.first + 1).trim();
  if (text === 'setup') {
    s.frames = [frame('game', 'prepare')];
    s.turns = 0;
    return;
  }
  if (text === 'end') {
    s.frames = [frame('game', 'end')];
    return;
  }
  const [seat, word = 'play', ...more] = text.split(/\s+/);
  const step = STEPS[word];
  if (step === undefined || more.length > 0 || !/^\d+$/.test(seat!)) throw new NotationError(PATH, EXPECTED);
  s.active = readSeat(seat, s.seats, PATH);
  s.frames = inTurn(step);
}
