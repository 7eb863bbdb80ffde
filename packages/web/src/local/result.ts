/** How a game ended, as the history of this device keeps it. */
import { type Phrase, type PhraseArg, type Seat, stateAt } from '@interregnum/kernel';
import type { GameResult } from '../store/database.ts';
import type { LocalCourse } from './course.ts';
import { openFacts } from './open-view.ts';

type Leads = (seat: Seat, leader: string) => void;

const inArg = (arg: PhraseArg, leads: Leads): void => {
  if (typeof arg !== 'object') return;
  if ('phrase' in arg) inPhrase(arg.phrase, leads);
  if ('list' in arg) for (const each of arg.list) inArg(each, leads);
};

/** A sentence about a seat and a leader says whose that leader is. */
function inPhrase({ args = {} }: Phrase, leads: Leads): void {
  const { seat, leader } = args;
  if (typeof seat === 'object' && 'seat' in seat && typeof leader === 'object' && 'term' in leader) {
    leads(seat.seat, leader.term);
  }
  for (const arg of Object.values(args)) inArg(arg, leads);
}

/** Under which Leader each seat played, where a title has any: the last that was told of. */
export function leadersOf({ game, header, facts }: LocalCourse): (string | null)[] {
  const leaders = Array<string | null>(header.seats).fill(null);
  for (const event of facts.flatMap(told => openFacts(told!))) {
    inPhrase(game.words.tell(event), (seat, leader) => {
      leaders[seat] = leader;
    });
  }
  return leaders;
}

/** Who alone stood worst after half of the answers. */
function lastAtHalf(h: LocalCourse): Seat | null {
  const state = stateAt(h, Math.floor(h.taken.length / 2));
  const values = Array.from({ length: h.header.seats }, (_, seat) => h.game.advice.evaluate(state, seat));
  const worst = Math.min(...values);
  return values.indexOf(worst) === values.lastIndexOf(worst) ? values.indexOf(worst) : null;
}

/** `null` while the game goes on. */
export function resultOf(h: LocalCourse): GameResult | null {
  const outcome = h.game.rules.outcome(h.state);
  if (!outcome) return null;
  const bySeat = [...outcome.standings].sort((a, b) => a.seat - b.seat);
  return {
    places: bySeat.map(standing => standing.place),
    scores: bySeat.map(standing => standing.score),
    lastAtHalf: lastAtHalf(h),
    leaders: leadersOf(h),
  };
}
