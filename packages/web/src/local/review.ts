/** A finished game judged by bots: every position and decision from what the seat knew then, nothing more. */
import { findOption, type Seat, stateAt } from '@interregnum/kernel';
import type { LocalCourse } from './course.ts';
import type { Advice, AnyView, Reviewed } from './messages.ts';

export interface ReviewPorts {
  advise(level: string, view: AnyView, seed: string): Promise<Advice>;
  judge(deals: number, view: AnyView, seed: string): Promise<number>;
}

/** Counted thoughts, so that every device comes to the same. */
const REVIEW_LEVEL = 'ismcts:400i';
const DEALS = 16;

function demandEnd({ game, state }: LocalCourse): void {
  if (game.rules.outcome(state) === null) throw new Error('a game is judged when it is over');
}

/** What every seat could expect after so many answers, judged by a bot in its place. */
export async function judged(h: LocalCourse, at: number, { judge }: ReviewPorts): Promise<number[]> {
  demandEnd(h);
  const state = stateAt(h, at);
  const outcome = h.game.rules.outcome(state);
  const seats = [...Array(h.header.seats).keys()];
  if (outcome) return seats.map(seat => (outcome.winners.includes(seat) ? 1 : 0));
  return Promise.all(
    seats.map(seat => judge(DEALS, h.game.rules.view(state, seat), `${h.header.commitment} judge ${at} ${seat}`)),
  );
}

/** The decision taken after so many answers, beside what a bot would have done; `null` where there was no choice. */
export async function reviewed(h: LocalCourse, at: number, { advise }: ReviewPorts): Promise<Reviewed | null> {
  demandEnd(h);
  const answer = h.taken[at];
  if (!answer) return null;
  const view = h.game.rules.view(stateAt(h, at), answer.seat);
  const options = optionsOf(view, answer.seat);
  if (options.length < 2) return null;
  const { considered } = await advise(REVIEW_LEVEL, view, `${h.header.commitment} review ${at}`);
  const best = considered[0]!;
  const words = (code: string) => h.game.words.describe(options[findOption(options, code)]!, view);
  return {
    at,
    taken: words(answer.code),
    better: words(best.code),
    same: best.code === answer.code,
    values: { taken: considered.find(each => each.code === answer.code)?.value ?? null, better: best.value },
  };
}

const optionsOf = ({ ask }: AnyView, seat: Seat) => ask?.options[seat] ?? [];
