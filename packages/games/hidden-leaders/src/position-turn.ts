/** The `turn:` of a position: where in the game the table stands, in a few words. */
import { frameAt, isNamed, NotationError, type PositionData, readSeat } from '@interregnum/kernel';
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

/** How many cards a hand that is not named has. */
export const dealtAt = (turn: unknown): number => (turn === 'setup' ? DEALT : HAND_AFTER_DISCARD);

export function setTurn(s: State, data: PositionData): void {
  const text = String(data.turn ?? s.active + 1).trim();
  if (text === 'setup') {
    s.frames = [frameAt('game', 'prepare')];
    s.turns = 0;
  } else if (text === 'end') {
    s.frames = [frameAt('game', 'end')];
  } else {
    const [seat = '', word = 'play', ...more] = text.split(/\s+/);
    const step = STEPS[word];
    if (step === undefined || more.length > 0 || !/^\d+$/.test(seat)) throw new NotationError(PATH, EXPECTED);
    s.active = readSeat(seat, s.seats, PATH);
    s.frames = [frameAt('game', 'turns'), frameAt('turn', step, { discards: 0, final: false })];
  }
  for (const [key, actual] of [
    ['active', s.active + 1],
    ['turns', s.turns],
  ] as const) {
    if (isNamed(data, key) && data[key] !== actual)
      throw new NotationError(['position', key], `with turn: ${text} it is ${actual}`);
  }
}
