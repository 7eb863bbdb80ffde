/** The `turn:` of a position: where in the year the table stands, in a few words. */
import { type Frame, frameAt as frame, NotationError, type PositionData, readSeat } from '@interregnum/kernel';
import { NONE } from '../pieces.ts';
import type { State } from '../state.ts';

const PATH = ['position', 'turn'];

const inSeason = (step: string, ...frames: readonly Frame[]): Frame[] => [
  frame('game', 'seasons'),
  frame('season', step),
  ...frames,
];

const WORDS: Readonly<Record<string, () => Frame[]>> = {
  /** Step 1 from its beginning, from the card on, and what the icons do. */
  season: () => inSeason('step1'),
  card: () => inSeason('step2', frame('seasonStep', 'draw')),
  icons: () => inSeason('step2', frame('seasonStep', 'secondary')),
  orders: () => inSeason('step2'),
  turns: () => inSeason('step3'),
  count: () => [frame('game', 'count')],
};

/** Followed by a seat: from the beginning of his turn, or from a part of it. */
const PARTS: Readonly<Record<string, string>> = {
  turn: 'begin',
  primary: 'primary',
  middle: 'middle',
  bonus: 'bonus',
  end: 'end',
};

const EXPECTED = `expected ${[...Object.keys(WORDS), ...Object.keys(PARTS).map(part => `${part} 1`)].join(', ')}`;

function turnFrames(s: State, seat: number, step: string): Frame[] {
  const place = s.order.indexOf(seat);
  const isLast = place === s.order.length - 1;
  const turns = isLast ? frame('resolveOrders', '') : frame('resolveOrders', 'turns', {}, [...s.order], place + 1);
  if (step !== 'begin') s.turn = seat;
  return inSeason('', turns, frame('turn', step, { seat }));
}

function needOrder(s: State, seat: number): void {
  if (s.active[seat] === NONE) throw new NotationError(PATH, `seat ${seat + 1} has no active order: name it in orders`);
}

export function setTurn(s: State, data: PositionData): void {
  const text = String(data.turn ?? 'orders');
  const part = /^(\w+) (\d)$/.exec(text);
  const step = part ? PARTS[part[1]!] : undefined;
  if (part && step !== undefined) {
    const seat = readSeat(part[2]!, s.seats, PATH);
    needOrder(s, seat);
    s.frames = turnFrames(s, seat, step);
    return;
  }
  const frames = WORDS[text];
  if (!frames) throw new NotationError(PATH, `${EXPECTED}, not '${text}'`);
  if (text === 'turns') for (const seat of s.order) needOrder(s, seat);
  s.frames = frames();
}
