/** The end (YLD-003, YLD-004, YLD-240..YLD-242, YLD-318): who has won and why. */
import { clockwise, type Outcome, phrase, type Seat, type Standing, seatArg } from '@interregnum/kernel';
import { tell } from '../events.ts';
import type { PublicState, State } from '../state.ts';
import { pointsOf, sideOf } from '../table.ts';

export function endGame(s: State): void {
  s.over = true;
  const { winners } = outcome(s)!;
  tell({ type: 'gameOver', points: clockwise(s.seats, 0).map(seat => pointsOf(s, seat)), winners });
}

/** YLD-318: what a side has. */
export const sidePoints = (t: PublicState, seat: Seat): number =>
  clockwise(t.seats, 0)
    .filter(other => sideOf(t, other) === sideOf(t, seat))
    .reduce((sum, other) => sum + pointsOf(t, other), 0);

/** YLD-004: how near the nearest member of a side is to the holder of the marker; more is nearer. */
const nearness = (t: PublicState, seat: Seat): number =>
  t.seats - clockwise(t.seats, t.marker).findIndex(other => sideOf(t, other) === sideOf(t, seat));

/** YLD-241: Fortresses are all that counts; YLD-242: nothing is counted after a sudden victory. */
export function outcome(t: PublicState): Outcome | null {
  if (!t.over) return null;
  const standings = clockwise(t.seats, 0)
    .map((seat): Standing => ({ seat, place: 0, score: sidePoints(t, seat), tieBreak: nearness(t, seat) }))
    .sort((a, b) => better(t, a, b) || a.seat - b.seat);
  for (const one of standings) one.place = 1 + standings.filter(other => better(t, other, one) < 0).length;
  const winners = standings.filter(one => one.place === 1).map(one => one.seat);
  return { winners, standings, ...why(t, standings, winners) };
}

function better(t: PublicState, a: Standing, b: Standing): number {
  const destroys = (one: Standing) => Number(t.destroyer !== null && sideOf(t, one.seat) === sideOf(t, t.destroyer));
  return destroys(b) - destroys(a) || b.score - a.score || b.tieBreak - a.tieBreak;
}

function why(
  t: PublicState,
  standings: readonly Standing[],
  winners: readonly Seat[],
): Pick<Outcome, 'rule' | 'reason'> {
  if (t.destroyer !== null) return { rule: 'YLD-263', reason: phrase('end.destroyer', { seat: seatArg(t.destroyer) }) };
  const { score } = standings[0]!;
  const args = { winners: { list: winners.map(seatArg) }, points: score };
  const tied = standings.some(one => one.place > 1 && one.score === score);
  const key = `${t.teams ? 'team' : 'points'}${tied ? 'Tied' : ''}`;
  const rule = t.teams ? 'YLD-318' : tied ? 'YLD-004' : 'YLD-003';
  return { rule, reason: phrase(`end.${key}`, args) };
}
