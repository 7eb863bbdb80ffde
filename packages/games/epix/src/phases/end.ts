/** The two endings (EPX-002, EPX-003, EPX-140..EPX-142). */
import { type Outcome, phrase, type Seat, type Standing, seatArg } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { finish, type State, type Table } from '../state.ts';
import { areasOf } from '../table.ts';

/** EPX-140: the game ends at once; nothing further is resolved. */
export function takeCastle(s: State, seat: Seat, from: Seat): void {
  s.conqueror = seat;
  s.over = true;
  s.riding = null;
  tell({ type: 'castleTaken', seat, from });
  tell({ type: 'gameOver', winners: [seat] });
  finish(s);
}

/** EPX-141: after Winter. */
export function countProvinces(s: State): void {
  s.over = true;
  tell({ type: 'gameOver', winners: outcome(s)!.winners });
}

/** EPX-141, EPX-142, EPX-Q34: most areas, then most Gold; still equal, the victory is shared. */
export function outcome(t: Table): Outcome | null {
  if (!t.over) return null;
  const scores = t.gold.map((gold, seat) => ({
    seat,
    score: areasOf(t, seat),
    tieBreak: gold,
    first: t.conqueror === seat ? 1 : 0,
  }));
  const better = (a: (typeof scores)[0], b: (typeof scores)[0]) =>
    b.first - a.first || b.score - a.score || b.tieBreak - a.tieBreak;
  const standings = scores.sort(better).map(
    (x): Standing => ({
      seat: x.seat,
      score: x.score,
      tieBreak: x.tieBreak,
      place: 1 + scores.filter(y => better(y, x) < 0).length,
    }),
  );
  const winners = standings
    .filter(x => x.place === 1)
    .map(x => x.seat)
    .sort((a, b) => a - b);
  if (t.conqueror !== null) {
    return { winners, standings, rule: 'EPX-002', reason: phrase('end.castle', { seat: seatArg(t.conqueror) }) };
  }
  const runnersUp = standings.filter(x => x.score === standings[0]!.score);
  const key = winners.length > 1 ? 'end.shared' : runnersUp.length > 1 ? 'end.gold' : 'end.areas';
  const rule = winners.length > 1 ? 'EPX-Q34' : runnersUp.length > 1 ? 'EPX-142' : 'EPX-141';
  return {
    winners,
    standings,
    rule,
    reason: phrase(key, {
      winners: { list: winners.map(seatArg) },
      areas: standings[0]!.score,
      gold: standings[0]!.tieBreak,
    }),
  };
}
