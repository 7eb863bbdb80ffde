/** Time that is not given back: an answer that is taken back leaves what it took behind, or that would stop the clock. */
import { type BaseOption, type Flow, pending, type Seat } from '@interregnum/kernel';
import { type Ticking, timeUsed } from './banks.ts';

/** What an answer that was taken back had taken: `2 7` is the eighth answer of the third seat. */
export type Spent = Readonly<Record<string, number>>;

/** What of a game the times depend on. */
interface Timed extends Ticking {
  readonly header: { readonly seats: number };
  readonly taken: readonly { seat: Seat; beside: { thought: number } }[];
  readonly spent: Spent;
  readonly state: Flow<BaseOption>;
}

/** A seat takes back all answers but the first `to`. */
export function spentAfterUndo(play: Timed, seat: Seat, to: number, time: number): Spent {
  if (play.clock.kind === 'none') return play.spent;
  const spent: Record<string, number> = { ...play.spent };
  const given = answersBySeat(play.taken.slice(0, to), play.header.seats);
  for (const { seat: by, beside } of play.taken.slice(to)) {
    const key = `${by} ${given[by]!++}`;
    spent[key] = Math.max(spent[key] ?? 0, beside.thought);
  }
  if (pending(play.state).includes(seat)) spent[`${seat} ${given[seat]}`] = timeUsed(play, seat, time);
  return spent;
}

function answersBySeat(answers: readonly { seat: Seat }[], seats: number): number[] {
  const given = new Array<number>(seats).fill(0);
  for (const { seat } of answers) given[seat]!++;
  return given;
}

/** By seat, for the question that is open after these answers. */
export function usedNow(
  answers: () => readonly { seat: Seat }[],
  seats: number,
  spent: Spent,
): readonly number[] | null {
  if (Object.keys(spent).length === 0) return null;
  return answersBySeat(answers(), seats).map((n, seat) => spent[`${seat} ${n}`] ?? 0);
}
